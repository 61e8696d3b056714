import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyRequest } from 'fastify';
import { MAX_FULL_NAME_LENGTH } from '@melhor-escola/domain/full-name';
import { formatPersonName } from '@melhor-escola/domain/person-name';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { account } from '../../platform/database/account-schema.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { attachAlerts } from '../alerts/attach-alerts.ts';
import { sendRecovery } from '../mail/send-account-mail.ts';
import { requireSecondFactor } from '../roles/require-role.ts';
import { findSignedIn } from '../sessions/signed-in.ts';
import { renewSession, signIn } from '../sessions/sign-in.ts';
import { ownsEmail, type AccountRow } from '../account.ts';
import { blankAccount, findUnregistered, saveVisitorAccount, welcome } from '../visitors/visitor-account.ts';
import { beginVisit, visitorToken, type Visitor } from '../visitors/visitor-session.ts';
import type { GoogleIdentity } from './google-sign-in.ts';

/** The signed-in account; or, if another Google account opens the one with this e-mail, that recovery is necessary. */
export type GoogleOutcome =
  | { readonly token: string; readonly visitor: Visitor }
  | { readonly recoveryRequired: true };

/**
 * Signs in the account with this Google subject; otherwise links the account whose owner confirmed the same e-mail;
 * otherwise creates an account. Accounts that only typed the e-mail do not count: they may be an attacker's, who waits
 * for the real person.
 *
 * If the account is linked to another Google account, the mailbox gets a recovery link, which removes that one.
 *
 * @throws {ServiceError} 403 SECOND_FACTOR_REQUIRED to link an account with a second factor outside a privileged session of it (S34).
 */
export async function signInWithGoogle(
  db: NodePgDatabase,
  request: FastifyRequest,
  identity: GoogleIdentity,
  siteUrl: string,
): Promise<GoogleOutcome> {
  const [known] = await db
    .select()
    .from(account)
    .where(eq(account.googleSubject, identity.subject))
    .for('no key update');
  if (known) return signIn(db, request, known);
  if (!identity.emailVerified) {
    throw new ServiceError(
      'GOOGLE_ACCOUNT_UNUSABLE',
      'O Google ainda não confirmou o e-mail desta conta. Confirme-o no Google ou crie uma conta com senha.',
    );
  }
  const { email } = identity;
  const [sameEmail] = await db.select().from(account).where(ownsEmail(email)).for('update');
  if (!sameEmail) return makeAccount(db, request, identity, siteUrl);
  if (sameEmail.googleSubject !== null) {
    await sendRecovery(db, { email, siteUrl });
    return { recoveryRequired: true };
  }
  await requireSecondFactor(db, sameEmail.id, await findSignedIn(request, { db }));
  await linkGoogle(db, request, sameEmail, identity);
  return signIn(db, request, sameEmail);
}

async function linkGoogle(
  db: NodePgDatabase,
  request: FastifyRequest,
  { id, picture }: AccountRow,
  identity: GoogleIdentity,
): Promise<void> {
  await db
    .update(account)
    .set({ googleSubject: identity.subject, picture: picture ?? identity.picture, updatedAt: sql`now()` })
    .where(eq(account.id, id));
  await recordAuditEvent(db, {
    actor: `account:${id}`,
    action: 'account.google-added',
    subject: `account:${id}`,
    requestId: request.id,
  });
}

async function makeAccount(
  db: NodePgDatabase,
  request: FastifyRequest,
  { subject, email, name, picture }: GoogleIdentity,
  siteUrl: string,
): Promise<GoogleOutcome> {
  const found = await findUnregistered(db, visitorToken(request));
  const visitor = found?.visitor ?? (await beginVisit(db));
  const row = await saveVisitorAccount(db, visitor, {
    ...blankAccount,
    name: formattedName(name) ?? email.split('@', 1)[0] ?? email,
    email,
    picture,
    googleSubject: subject,
    emailConfirmedAt: new Date(),
  });
  await attachAlerts(db, { accountId: row.id, email });
  await welcome(db, row, { siteUrl, requestId: request.id });
  return { token: await renewSession(db, request, row.id), visitor };
}

/** Google's name in our formatting; undefined when it has none. */
function formattedName(name: string | undefined): string | undefined {
  const letters = name?.normalize('NFC').replaceAll(/\p{C}/gu, '') ?? '';
  return formatPersonName(letters).slice(0, MAX_FULL_NAME_LENGTH) || undefined;
}
