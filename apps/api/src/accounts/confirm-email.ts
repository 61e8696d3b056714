import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { recordAuditEvent } from '../platform/audit/record-audit-event.ts';
import { account, savedSearch } from '../platform/database/account-schema.ts';
import { mailOutbox } from '../platform/database/operation-schema.ts';
import { question } from '../platform/database/question-schema.ts';
import { review } from '../platform/database/schema.ts';
import { schoolVisit } from '../platform/database/school-visit-schema.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { emailChangedMail } from './mail/account-mails.ts';
import { recordPrivacyRequest } from './privacy-request.ts';
import { clientAddress } from '../platform/rate-limits/rate-limit.ts';
import { ServiceError } from '../platform/http/errors/service-error.ts';
import { tenantHeaders, type ZodFastify } from '../platform/http/slice-routes.ts';
import type { AccountContext } from './account-context.ts';
import { deleteAlerts } from './alerts/alert.ts';
import { attachAlerts } from './alerts/attach-alerts.ts';
import { type AccountRow, mailsToPerson } from './account.ts';
import { requireCurrentPassword } from './passwords/check-password.ts';
import { passwordField } from './schema.ts';
import { endSessions, type SignedIn } from './sessions/account-session.ts';
import {
  findOneTimeToken,
  linkInvalid,
  redeemOneTimeToken,
  revokeOneTimeTokens,
} from './sessions/one-time-token.ts';
import { findSignedIn } from './sessions/signed-in.ts';
import { deleteForms } from './visitors/visitor-account.ts';

const uniqueViolation = '23505';

function isAddressConfirmed(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (!('code' in current) || current.code !== uniqueViolation || !('constraint' in current)) continue;
    if (current.constraint === 'account_confirmed_email_key') return true;
  }
  return false;
}

/**
 * Runs a transaction that confirms an address. The database's unique index decides which of several accounts gets it:
 * the first. Only the owner of the mailbox sees the error, because it needs the link or Google's word.
 *
 * @throws {ServiceError} 409 EMAIL_CONFIRMED_ELSEWHERE
 */
export async function withConfirmedAddress<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isAddressConfirmed(error)) throw error;
    throw new ServiceError(
      'EMAIL_CONFIRMED_ELSEWHERE',
      'Este e-mail já está confirmado em outra conta. Entre nela; se não lembra a senha, crie outra.',
    );
  }
}

/** Kinds of links to the page, by the address that they confirm: the current one, or the one that replaces it. */
const purposes = ['confirm-email', 'change-email'] as const;

type ConfirmationPurpose = (typeof purposes)[number];

const confirmedBody = z
  .object({
    message: z.string().meta({ description: 'For the visitor, in Portuguese.' }),
    replaced: z.boolean().meta({
      description:
        'Whether the e-mail replaced another: then the other sessions and the Google sign-in ended.',
    }),
  })
  .meta({ id: 'ConfirmedEmail' });

interface Confirmation {
  readonly purpose: ConfirmationPurpose;
  readonly own: AccountRow;
}

/** What this link confirms, without consuming it. @throws {ServiceError} 400 LINK_INVALID */
async function findConfirmation(db: NodePgDatabase, token: string): Promise<Confirmation> {
  for (const purpose of purposes) {
    const id = await findOneTimeToken(db, purpose, token);
    const [own] = id === undefined ? [] : await db.select().from(account).where(eq(account.id, id));
    if (own) return { purpose, own };
  }
  throw linkInvalid();
}

/**
 * Links rows that refer only to the old, confirmed mailbox (reviews, questions, visit requests and mails) to the account's id before the
 * e-mail changes, so that export and deletion still find them: no row of another account, and no mail to a school that has the address.
 * Deletes the forms left with that e-mail, and alerts that nobody has confirmed.
 */
async function linkMailboxRecords(db: NodePgDatabase, old: string, accountId: number): Promise<void> {
  const link = { accountId };
  await db
    .update(review)
    .set(link)
    .where(and(eq(review.userEmail, old), isNull(review.accountId)));
  await db
    .update(question)
    .set(link)
    .where(and(eq(question.userEmail, old), isNull(question.accountId)));
  await db
    .update(schoolVisit)
    .set(link)
    .where(and(eq(schoolVisit.email, old), isNull(schoolVisit.accountId)));
  await db
    .update(mailOutbox)
    .set(link)
    .where(and(mailsToPerson(old), isNull(mailOutbox.accountId)));
  await deleteForms(db, old);
  await deleteAlerts(db, eq(savedSearch.email, old));
}

/** Confirms the current address. */
async function confirmAddress(
  db: NodePgDatabase,
  { id, email }: AccountRow,
  events: AccountContext['events'],
): Promise<string> {
  await db
    .update(account)
    .set({ emailConfirmedAt: sql`coalesce(${account.emailConfirmedAt}, now())` })
    .where(eq(account.id, id));
  await events.emailConfirmed(db, id);
  await attachAlerts(db, { accountId: id, email });
  return 'E-mail confirmado. Obrigado.';
}

/**
 * Replaces the address by the confirmed new one. What gave access through the old mailbox ends: other sessions, Google,
 * and the links sent to it.
 */
async function replaceAddress(
  db: NodePgDatabase,
  before: AccountRow,
  caller: SignedIn | undefined,
): Promise<string> {
  const { id, name, email: old, emailConfirmedAt, pendingEmail } = before;
  if (pendingEmail === null) throw linkInvalid();
  if (emailConfirmedAt !== null) await linkMailboxRecords(db, old, id);
  const googleRemoved = before.googleSubject !== null;
  await db
    .update(account)
    .set({
      email: pendingEmail,
      emailConfirmedAt: sql`now()`,
      pendingEmail: null,
      googleSubject: null,
      updatedAt: sql`now()`,
    })
    .where(eq(account.id, id));
  await attachAlerts(db, { accountId: id, email: pendingEmail });
  for (const purpose of ['reset-password', ...purposes] as const)
    await revokeOneTimeTokens(db, { purpose, subjectId: id });
  await endSessions(db, id, caller?.accountId === id ? caller.sessionId : undefined);
  if (emailConfirmedAt !== null) {
    const message = emailChangedMail({ name, googleRemoved });
    await enqueueMail(db, 'email-changed', { email: old, accountId: id }, message);
  }
  const protocol = await recordPrivacyRequest(db, { kind: 'correction', accountId: id });
  return [
    'E-mail confirmado: ele substitui o anterior. Encerramos as outras sessões da sua conta',
    googleRemoved ? ' e desligamos o Google dela' : '',
    `. Protocolo da correção: ${protocol}.`,
  ].join('');
}

/**
 * POST …/confirm-email. The link proves access to the mailbox, and the session or the password access to the account:
 * otherwise an account that a stranger created with someone's address would become theirs by one unwary tap (S34).
 */
export function registerConfirmEmail(server: ZodFastify, { database, limits, events }: AccountContext): void {
  const { db } = database;
  server.post(
    '/auth/confirm-email',
    {
      schema: {
        tags: ['account'],
        summary: 'Confirm an e-mail with the link of the mail',
        description:
          'The link works once and for seven days, in a session of its account or with the password. A new e-mail replaces the old one; the other sessions and the Google sign-in end.',
        headers: tenantHeaders,
        body: z.object({ token: z.string().max(100), password: passwordField.optional() }),
        response: { 200: confirmedBody },
        errors: [
          'CONFIRMATION_PASSWORD_WRONG',
          'EMAIL_CONFIRMED_ELSEWHERE',
          'LINK_INVALID',
          'PASSWORD_NOT_SET',
        ],
      },
    },
    async (request) => {
      const { token, password } = request.body;
      await limits.link.count(clientAddress(request));
      const { purpose, own } = await findConfirmation(db, token);
      const caller = await findSignedIn(request, database);
      if (caller?.accountId !== own.id) {
        await requireCurrentPassword(limits, {
          own,
          subject: `account:${own.id}`,
          password,
          message: 'Para confirmar o e-mail neste aparelho, informe a senha da conta.',
          code: 'CONFIRMATION_PASSWORD_WRONG',
        });
      }
      const message = await withConfirmedAddress(() =>
        db.transaction(async (tx) => {
          // Before the link, as every change of an account that revokes links: otherwise two could deadlock.
          const [before] = await tx.select().from(account).where(eq(account.id, own.id)).for('update');
          if (!before || before.passwordHash !== own.passwordHash) throw linkInvalid();
          if ((await redeemOneTimeToken(tx, purpose, token)) === undefined) throw linkInvalid();
          await recordAuditEvent(tx, {
            actor: `account:${own.id}`,
            action: purpose === 'confirm-email' ? 'account.email-confirmed' : 'account.email-changed',
            subject: `account:${own.id}`,
            requestId: request.id,
          });
          return purpose === 'confirm-email'
            ? confirmAddress(tx, before, events)
            : replaceAddress(tx, before, caller);
        }),
      );
      return { message, replaced: purpose === 'change-email' };
    },
  );
}
