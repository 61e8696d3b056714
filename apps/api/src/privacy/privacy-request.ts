import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { privacyRequest, type ConsentPurpose, type PrivacyRequestKind } from '../database/account-schema.ts';

/** Crockford's base32: no letter that is read for a digit, and no U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new protocol number: 'LGPD-2026-7Q2K-M0XB'. 40 random bits, in letters that can be read out over the phone. It proves
 * that a request was made and opens nothing.
 */
export function newProtocol(now: Date = new Date()): string {
  // 256 is a multiple of 32: every letter is as likely as any other.
  const letters = [...randomBytes(8)].map((byte) => alphabet.charAt(byte % 32)).join('');
  return `LGPD-${now.getUTCFullYear()}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A request of a person about their data (LGPD, art. 18). */
interface PrivacyRequest {
  readonly kind: PrivacyRequestKind;
  readonly accountId: number;
  /** Of a withdrawal. */
  readonly purpose?: ConsentPurpose;
}

/** Notes a request that is met with it, in the transaction that meets it. @returns its protocol number. */
export async function recordPrivacyRequest(db: NodePgDatabase, request: PrivacyRequest): Promise<string> {
  const [noted] = await db
    .insert(privacyRequest)
    .values({ ...request, protocol: newProtocol(), completedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ protocol: privacyRequest.protocol });
  // Somebody has this number: as good as never.
  return noted?.protocol ?? recordPrivacyRequest(db, request);
}
