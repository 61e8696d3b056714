import { createHash } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recoveryCode } from '../../platform/database/account-schema.ts';
import { newRecoveryCode, readRecoveryCode } from '../../platform/readable-codes.ts';

const CODES = 10;

/** Replaces the account's recovery codes. @returns the new ones, which are stored nowhere else. */
export async function renewRecoveryCodes(tx: NodePgDatabase, accountId: number): Promise<string[]> {
  await removeRecoveryCodes(tx, accountId);
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  await tx
    .insert(recoveryCode)
    .values(codes.map((code) => ({ accountId, codeDigest: digestCode(accountId, code) })));
  return codes;
}

export async function removeRecoveryCodes(tx: NodePgDatabase, accountId: number): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
}

/** Uses a code up: of two concurrent calls with it, one succeeds. @returns whether it was right. */
export async function consumeRecoveryCode(
  tx: NodePgDatabase,
  accountId: number,
  typed: string,
): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (code === undefined) return false;
  const used = await tx
    .update(recoveryCode)
    .set({ usedAt: sql`now()` })
    .where(and(isUnused(accountId), eq(recoveryCode.codeDigest, digestCode(accountId, code))))
    .returning({ accountId: recoveryCode.accountId });
  return used.length > 0;
}

/** How many codes the account has left. */
export async function countRecoveryCodes(db: NodePgDatabase, accountId: number): Promise<number> {
  const [left] = await db.select({ count: count() }).from(recoveryCode).where(isUnused(accountId));
  return left?.count ?? 0;
}

const isUnused = (accountId: number) =>
  and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt));

/** With the account's id, so that one guess is not a guess for all accounts. */
function digestCode(accountId: number, code: string): Buffer {
  return createHash('sha256').update(`${accountId} ${code}`).digest();
}
