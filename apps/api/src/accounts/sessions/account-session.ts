import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account, accountSession } from '../../platform/database/account-schema.ts';
import { digestToken, newOpaqueToken } from './one-time-token.ts';

/** Days; as long as the cookie with the token (CO-01). */
const SESSION_DAYS = 30;

/** The identity behind a valid token. */
export interface SignedIn {
  readonly accountId: number;
  readonly sessionId: number;
}

/** More devices than a family has. */
const MAX_SESSIONS = 20;

/**
 * Starts a session on a device. Over {@link MAX_SESSIONS}, the least recently used session ends, so that
 * repeated sign-ins cannot fill the table (S32). Runs in a transaction so that concurrent sign-ins see each
 * other.
 *
 * @returns the token, which is stored nowhere else.
 */
export async function beginSession(db: NodePgDatabase, accountId: number, device: string): Promise<string> {
  await db.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
  await endOldestSessions(db, accountId);
  const token = newOpaqueToken();
  await db.insert(accountSession).values({
    tokenDigest: digestToken(token),
    accountId,
    device,
    expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS})`,
  });
  return token;
}

/** Makes space for one more session. */
async function endOldestSessions(db: NodePgDatabase, accountId: number): Promise<void> {
  const used = db
    .select({ id: accountSession.id })
    .from(accountSession)
    .where(and(eq(accountSession.accountId, accountId), gt(accountSession.expiresAt, sql`now()`)))
    .orderBy(desc(accountSession.lastSeenAt), desc(accountSession.id))
    .limit(MAX_SESSIONS - 1);
  await db
    .delete(accountSession)
    .where(and(eq(accountSession.accountId, accountId), notInArray(accountSession.id, used)));
}

/** The session of a valid token. Updates the time the device was last seen, at most once an hour. */
export async function findSession(db: NodePgDatabase, token: string): Promise<SignedIn | undefined> {
  const [found] = await db
    .select({
      sessionId: accountSession.id,
      accountId: accountSession.accountId,
      isStale: sql<boolean>`${accountSession.lastSeenAt} < now() - interval '1 hour'`,
    })
    .from(accountSession)
    .where(and(eq(accountSession.tokenDigest, digestToken(token)), gt(accountSession.expiresAt, sql`now()`)));
  if (!found) return undefined;
  const { isStale, ...signedIn } = found;
  if (isStale) {
    await db
      .update(accountSession)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(accountSession.id, signedIn.sessionId));
  }
  return signedIn;
}

/**
 * Makes a session privileged, once its second factor was shown, and gives it another token: the earlier one, which
 * somebody else may know, is rejected from now on.
 *
 * @param token of the call. Of two concurrent calls with it, one succeeds.
 * @returns the new token; undefined when the session has ended or been renewed meanwhile.
 */
export async function beginPrivileges(
  db: NodePgDatabase,
  { sessionId }: SignedIn,
  token: string,
): Promise<string | undefined> {
  const renewed = newOpaqueToken();
  const updated = await db
    .update(accountSession)
    .set({
      tokenDigest: digestToken(renewed),
      secondFactorAt: sql`now()`,
      privilegedSeenAt: sql`now()`,
      lastSeenAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .where(and(eq(accountSession.id, sessionId), eq(accountSession.tokenDigest, digestToken(token))))
    .returning({ id: accountSession.id });
  return updated.length > 0 ? renewed : undefined;
}

/** Ends the privileges of the account's sessions, which stay signed in: all, or all but the current one. */
export async function endPrivileges(db: NodePgDatabase, accountId: number, butNot?: number): Promise<void> {
  await db
    .update(accountSession)
    .set({ secondFactorAt: null, privilegedSeenAt: null })
    .where(
      and(
        eq(accountSession.accountId, accountId),
        butNot === undefined ? undefined : ne(accountSession.id, butNot),
      ),
    );
}

/** Ends one of the account's sessions. @returns false when the account has no such session. */
export async function endSession(db: NodePgDatabase, { accountId, sessionId }: SignedIn): Promise<boolean> {
  const ended = await db
    .delete(accountSession)
    .where(and(eq(accountSession.id, sessionId), eq(accountSession.accountId, accountId)))
    .returning({ id: accountSession.id });
  return ended.length > 0;
}

/** Ends this token's session, if it exists: at a login that replaces it, and at logout (S2). */
export async function endSessionByToken(db: NodePgDatabase, token: string): Promise<SignedIn | undefined> {
  const [ended] = await db
    .delete(accountSession)
    .where(eq(accountSession.tokenDigest, digestToken(token)))
    .returning({ accountId: accountSession.accountId, sessionId: accountSession.id });
  return ended;
}

/** Ends the account's sessions: all, or all but the current one. */
export async function endSessions(db: NodePgDatabase, accountId: number, butNot?: number): Promise<void> {
  await db
    .delete(accountSession)
    .where(
      and(
        eq(accountSession.accountId, accountId),
        butNot === undefined ? undefined : ne(accountSession.id, butNot),
      ),
    );
}
