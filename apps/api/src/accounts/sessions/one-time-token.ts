import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type OneTimePurpose, oneTimeToken } from '../../platform/database/account-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';

/** Purpose and subject of a mailed link. */
export interface OneTimeUse {
  readonly purpose: OneTimePurpose;
  /** Id of its subject: an account, a review, a question, a saved search, a visit request, somebody's mails about a school. */
  readonly subjectId: number;
}

/** An id that no row has, since ids begin at 1: for tokens that are stored but never sent. */
export const UNKNOWN_SUBJECT_ID = 0;

/** Creates the secret of a single-use link. @returns the token, which is stored nowhere else. */
export async function issueOneTimeToken(
  db: NodePgDatabase,
  { purpose, subjectId }: OneTimeUse,
  hours: number,
): Promise<string> {
  const token = newOpaqueToken();
  await db.insert(oneTimeToken).values({
    tokenDigest: digestToken(token),
    purpose,
    subjectId,
    expiresAt: sql`now() + make_interval(hours => ${hours})`,
  });
  return token;
}

const usable = (purpose: OneTimePurpose, token: string) =>
  and(
    eq(oneTimeToken.tokenDigest, digestToken(token)),
    eq(oneTimeToken.purpose, purpose),
    isNull(oneTimeToken.usedAt),
    gt(oneTimeToken.expiresAt, sql`now()`),
  );

/** The subject of this token, without consuming it: to reject a request before any slow work, and for links that stop mails. */
export async function findOneTimeToken(
  db: NodePgDatabase,
  purpose: OneTimePurpose,
  token: string,
): Promise<number | undefined> {
  const [found] = await db
    .select({ subjectId: oneTimeToken.subjectId })
    .from(oneTimeToken)
    .where(usable(purpose, token));
  return found?.subjectId;
}

/**
 * Consumes the token: of two concurrent calls, one gets the subject's id and the other undefined (S5). Call
 * it in the transaction of the permitted action.
 */
export async function redeemOneTimeToken(
  db: NodePgDatabase,
  purpose: OneTimePurpose,
  token: string,
): Promise<number | undefined> {
  const [used] = await db
    .update(oneTimeToken)
    .set({ usedAt: sql`now()` })
    .where(usable(purpose, token))
    .returning({ subjectId: oneTimeToken.subjectId });
  return used?.subjectId;
}

/** Revokes the remaining tokens of one purpose, after one was used or their basis changed. */
export async function revokeOneTimeTokens(db: NodePgDatabase, use: OneTimeUse): Promise<void> {
  await db
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.purpose, use.purpose), eq(oneTimeToken.subjectId, use.subjectId)));
}

/** The response for a used, expired or unknown link. It does not reveal which. */
export function linkInvalid(): ServiceError {
  return new ServiceError('LINK_INVALID', 'Este link expirou ou já foi usado. Peça um novo.');
}

/** A secret of 256 random bits in 43 characters that are safe in URLs and headers. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a secret. A salt is unnecessary with 256 random bits. */
export function digestToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
