import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { account, accountPicture } from '../../database/account-schema.ts';
import { notSignedIn } from '../sessions/signed-in.ts';
import type { AccountRow } from '../account.ts';

/** Where the owner of an account reads its picture. */
const picturePath = '/v3/account/user/picture';

interface PictureChange {
  readonly accountId: number;
  readonly requestId: string;
}

/** Keeps a picture in the place of the one there was. @param picture from `makePicture`. */
export async function storePicture(
  db: NodePgDatabase,
  { accountId, requestId }: PictureChange,
  picture: Buffer,
): Promise<AccountRow> {
  return db.transaction(async (tx) => {
    // Another address each time: what a browser holds of the last one is not shown.
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

/** Forgets an account's picture, and Google's. Where there is none it is as asked for. */
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

/** An account's picture: WebP. */
export async function readPicture(db: NodePgDatabase, accountId: number): Promise<Buffer | undefined> {
  const [found] = await db
    .select({ picture: accountPicture.picture })
    .from(accountPicture)
    .where(eq(accountPicture.accountId, accountId));
  return found?.picture;
}

/** @param picture where it is, as its owner is told; null for none. */
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
