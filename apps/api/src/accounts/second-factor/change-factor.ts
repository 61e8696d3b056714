import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type AuditEvent, recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account, accountSession } from '../../platform/database/account-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { AccountContext } from '../account-context.ts';
import type { AccountRow } from '../account.ts';
import { requireCurrentPassword } from '../passwords/check-password.ts';
import { findStanding, secondFactorRequired } from '../roles/require-role.ts';
import { beginPrivileges, endPrivileges, type SignedIn } from '../sessions/account-session.ts';
import { notSignedIn } from '../sessions/signed-in.ts';
import { removeRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { type FactorChange, secondFactorChangedMail } from './second-factor-mails.ts';

/** A sign-in this recent shows that the owner is asking. */
const FRESH_MINUTES = 10;

/** What adding the first factor needs. */
export type NeededProof = 'nothing' | 'password' | 'sign-in';

/** What adding the first factor needs of this session. */
export async function findNeededProof(
  db: NodePgDatabase,
  { sessionId }: SignedIn,
  { passwordHash }: Pick<AccountRow, 'passwordHash'>,
): Promise<NeededProof> {
  const [session] = await db
    .select({
      isFresh: sql<boolean>`${accountSession.createdAt} > now() - make_interval(mins => ${FRESH_MINUTES})`,
    })
    .from(accountSession)
    .where(eq(accountSession.id, sessionId));
  if (session?.isFresh) return 'nothing';
  return passwordHash === null ? 'sign-in' : 'password';
}

/**
 * Requires that the owner is asking to add a factor: by another factor, shown in this session, or for the first one by the password
 * or a fresh sign-in.
 *
 * @throws {ServiceError} 403 SECOND_FACTOR_REQUIRED, CURRENT_PASSWORD_WRONG or FRESH_SIGN_IN_REQUIRED; 429.
 */
export async function requireOwner(
  { database: { db }, limits }: AccountContext,
  session: SignedIn,
  password: string | undefined,
): Promise<AccountRow> {
  const [own] = await db.select().from(account).where(eq(account.id, session.accountId));
  if (!own) throw notSignedIn();
  const standing = await findStanding(db, session);
  if (standing.hasFactor) {
    if (!standing.isPrivileged) throw secondFactorRequired();
    return own;
  }
  const needed = await findNeededProof(db, session, own);
  if (needed === 'sign-in') {
    throw new ServiceError(
      'FRESH_SIGN_IN_REQUIRED',
      'Para proteger a sua conta, saia e entre de novo com o Google. Depois, volte a esta página.',
    );
  }
  if (needed === 'password') {
    await requireCurrentPassword(limits, {
      own,
      subject: `session:${session.sessionId}`,
      password,
      message: 'Para proteger a sua conta, informe a senha dela.',
    });
  }
  return own;
}

/** A change of the second factor by its owner. */
export interface OwnChange {
  readonly session: SignedIn;
  /** The token of the session that makes the call. */
  readonly token: string;
  readonly requestId: string;
}

/** Locks the account, so that of two concurrent first factors one is a further one. */
export async function lockAccount(tx: NodePgDatabase, accountId: number): Promise<AccountRow> {
  const [own] = await tx.select().from(account).where(eq(account.id, accountId)).for('no key update');
  if (!own) throw notSignedIn();
  return own;
}

/** Adds a factor, and recovery codes with the first one. The session has shown it, and is renewed. */
export async function addFactor(
  { database: { db } }: AccountContext,
  { session, token, requestId }: OwnChange,
  { change, add }: { readonly change: FactorChange; readonly add: (tx: NodePgDatabase) => Promise<void> },
): Promise<{ readonly token: string; readonly recoveryCodes: string[] | null }> {
  return db.transaction(async (tx) => {
    const own = await lockAccount(tx, session.accountId);
    const { hasFactor, isPrivileged } = await findStanding(tx, session);
    if (hasFactor && !isPrivileged) throw secondFactorRequired();
    await add(tx);
    const renewed = await beginPrivileges(tx, session, token);
    if (renewed === undefined) throw notSignedIn();
    await reportChange(tx, own, { change, requestId });
    return {
      token: renewed,
      recoveryCodes: hasFactor ? null : await renewRecoveryCodes(tx, own.id),
    };
  });
}

/**
 * Changes the factors of a privileged session. Other sessions must show the remaining ones again; without one, recovery codes go
 * and no session stays privileged.
 *
 * @throws {ServiceError} 403 SECOND_FACTOR_REQUIRED
 */
export async function changeFactors<Result>(
  { database: { db } }: AccountContext,
  { session, requestId }: Omit<OwnChange, 'token'>,
  apply: (tx: NodePgDatabase) => Promise<{ readonly change: FactorChange; readonly result: Result }>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const own = await lockAccount(tx, session.accountId);
    if (!(await findStanding(tx, session)).isPrivileged) throw secondFactorRequired();
    const { change, result } = await apply(tx);
    const { hasFactor } = await findStanding(tx, session);
    if (!hasFactor) await removeRecoveryCodes(tx, own.id);
    await endPrivileges(tx, own.id, hasFactor ? session.sessionId : undefined);
    await reportChange(tx, own, { change, requestId });
    return result;
  });
}

interface ReportedChange {
  readonly change: FactorChange;
  /** The account itself by default. */
  readonly actor?: AuditEvent['actor'];
  readonly requestId: string;
}

/** Records a change, and notifies the owner by mail. */
export async function reportChange(
  tx: NodePgDatabase,
  { id, email, name }: AccountRow,
  { change, actor = `account:${id}`, requestId }: ReportedChange,
): Promise<void> {
  await recordAuditEvent(tx, {
    actor,
    action: `second-factor.${change.kind}`,
    subject: `account:${id}`,
    requestId,
  });
  await enqueueMail(
    tx,
    'second-factor-changed',
    { email, accountId: id },
    secondFactorChangedMail({ name, change }),
  );
}
