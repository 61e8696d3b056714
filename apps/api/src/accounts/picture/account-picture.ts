import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account, accountPicture } from '../../platform/database/account-schema.ts';
import { notSignedIn } from '../sessions/signed-in.ts';
import type { AccountRow } from '../account.ts';

/** URL at which the user reads their picture. */
const picturePath = '/v3/account/user/picture';

interface PictureChange {
  readonly accountId: number;
  readonly requestId: string;
}

/** Replaces the account's picture. @param picture from `makePicture`. */
export async function storePicture(
  db: NodePgDatabase,
  { accountId, requestId }: PictureChange,
  picture: Buffer,
): Promise<AccountRow> {
  return db.transaction(async (tx) => {
    // A new URL for each version, so that the browser's cache does not show the old one.
    const row = await setPictureUrl(
      tx,
      accountId,
      `${picturePath}?v=${randomBytes(6).toString('base64url')}`,
    );
    await tx
      .insert(accountPicture)
      .values({ accountId, picture })
      .onConflictDoUpdate({ target: accountPicture.accountId, set: { picture, createdAt: sql`now()` } });
    await recordAuditEvent(tx, {
      actor: `account:${accountId}`,
      action: 'account.picture-changed',
      subject: `account:${accountId}`,
      requestId,
    });
    return row;
  });
}

/** Deletes the account's picture, and the reference to Google's. Idempotent. */
export async function removePicture(
  db: NodePgDatabase,
  { accountId, requestId }: PictureChange,
): Promise<AccountRow> {
  return db.transaction(async (tx) => {
    const row = await setPictureUrl(tx, accountId, null);
    const gone = await tx
      .delete(accountPicture)
      .where(eq(accountPicture.accountId, accountId))
      .returning({ accountId: accountPicture.accountId });
    if (gone.length > 0) {
      await recordAuditEvent(tx, {
        actor: `account:${accountId}`,
        action: 'account.picture-removed',
        subject: `account:${accountId}`,
        requestId,
      });
    }
    return row;
  });
}

/** The account's picture as WebP. */
export async function readPicture(db: NodePgDatabase, accountId: number): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ picture: accountPicture.picture })
    .from(accountPicture)
    .where(eq(accountPicture.accountId, accountId));
  return found?.picture;
}

/** @param picture URL of the picture; null for none. */
async function setPictureUrl(
  tx: NodePgDatabase,
  accountId: number,
  picture: string | null,
): Promise<AccountRow> {
  const [row] = await tx
    .update(account)
    .set({ picture, updatedAt: sql`now()` })
    .where(eq(account.id, accountId))
    .returning();
  if (!row) throw notSignedIn();
  return row;
}
