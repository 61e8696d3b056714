import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type OneTimePurpose, oneTimeToken } from '../../database/account-schema.ts';
import { ServiceError } from '../../server/errors/service-error.ts';

/** What a link in a mail may do, and to what. */
export interface OneTimeUse {
  readonly purpose: OneTimePurpose;
  /** The key of what it is about: an account, a review, a saved search. */
  readonly subjectId: number;
}

/** A subject that no row has, since numbers begin at 1: of a link that nobody is to get. */
export const UNKNOWN_SUBJECT_ID = 0;

/** Makes the secret of a link that can be used once. @returns the token, which is stored nowhere else. */
export async function issueOneTimeToken(
  db: NodePgDatabase,
  { purpose, subjectId }: OneTimeUse,
  hours: number,
): Promise<string> {
  const token = newOpaqueToken();
  await db.insert(oneTimeToken).values({
    tokenDigest: digestOf(token),
    purpose,
    subjectId,
    expiresAt: sql`now() + make_interval(hours => ${hours})`,
  });
  return token;
}

const usable = (purpose: OneTimePurpose, token: string) =>
  and(
    eq(oneTimeToken.tokenDigest, digestOf(token)),
    eq(oneTimeToken.purpose, purpose),
    isNull(oneTimeToken.usedAt),
    gt(oneTimeToken.expiresAt, sql`now()`),
  );

/** What this token is about, without using it: what to refuse before anything slow is done. */
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
 * Uses the token up: of two at once, one gets the key of what it is about and the other nothing (S5). In the transaction
 * of what it permits.
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

/** Ends the tokens of one purpose that are still about: after the first was used, or what they rested on changed. */
export async function revokeOneTimeTokens(db: NodePgDatabase, use: OneTimeUse): Promise<void> {
  await db
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.purpose, use.purpose), eq(oneTimeToken.subjectId, use.subjectId)));
}

/** The answer to a link that was used, or is too old, or was never one of ours: which of them is nobody's business. */
export function linkInvalid(): ServiceError {
  return new ServiceError(400, 'LINK_INVALID', 'Este link expirou ou já foi usado. Peça um novo.');
}

/** A secret of 256 random bits, in 43 letters that a URL and a header take as they are. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of such a secret. Enough without a salt: nobody guesses 256 bits. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
