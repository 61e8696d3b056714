import { clearSiteData } from '@melhor-escola/server-kit/clear-site-data';
import { maskCpf } from '@melhor-escola/domain/cpf';
import type { Environment } from '@melhor-escola/server-kit/environment';
import type { OrderEnvironment } from '../orders/order.ts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { type AccountLimits, createAccountLimits } from '../accounts/account-context.ts';
import type { AccountRow } from '../accounts/account.ts';
import { requireCurrentPassword } from '../accounts/passwords/check-password.ts';
import { requireSecondFactor } from '../accounts/roles/require-role.ts';
import type { SignedIn } from '../accounts/sessions/account-session.ts';
import { notSignedIn, signedIn } from '../accounts/sessions/signed-in.ts';
import { recordAuditEvent } from '../platform/audit/record-audit-event.ts';
import { account, accountSession, privacyRequest } from '../platform/database/account-schema.ts';
import type { Database } from '../platform/database/database.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { dataExportMail } from '../accounts/mail/account-mails.ts';
import { deleteOrphanedMailFiles } from '../platform/mail/sending/outbox-files.ts';
import { tenantHeaders, type ZodFastify } from '../platform/http/slice-routes.ts';
import { currentConsents, grantConsent, withdrawConsent } from './change-consent.ts';
import { deleteAccount } from './delete-account.ts';
import { accountExport, exportAccount } from './export-account.ts';
import { recordPrivacyRequest } from '../accounts/privacy-request.ts';
import { findUnusedScholarships } from './unused-scholarships.ts';
import { heldData, retainedAfterDeletion } from './retention.ts';
import {
  consentBody,
  consentDecision,
  deletionAnswer,
  deletionBody,
  RECENT_SIGN_IN_MINUTES,
  privacyPanel,
  protocol,
  purpose,
} from './schema.ts';

const path = '/account/user/privacy';

/** The current user's account. @throws {ServiceError} 401 when it is gone. */
async function ownAccount(db: NodePgDatabase, accountId: number): Promise<AccountRow> {
  const [own] = await db.select().from(account).where(eq(account.id, accountId));
  if (!own) throw notSignedIn();
  return own;
}

/** GET …/privacy, POST …/privacy/export, …/privacy/grant and …/privacy/withdraw (product 10; S23): behind `requireSignedIn`. */
export function registerPrivacy(
  server: ZodFastify,
  { database, paymentUrl }: { readonly database: Database; readonly paymentUrl: string },
): void {
  const { db } = database;
  const limits = createAccountLimits(database);
  server.get(
    path,
    {
      schema: {
        tags: ['privacy'],
        summary: 'Stored data of the current user, its purposes, consents and privacy requests',
        headers: tenantHeaders,
        response: { 200: privacyPanel },
      },
    },
    (request) => readPanel(db, signedIn(request).accountId),
  );
  server.post(
    `${path}/export`,
    {
      schema: {
        tags: ['privacy'],
        summary: 'Export all data of the current user (LGPD, art. 18, II and V)',
        description: 'Five times a day; then 429 with Retry-After.',
        headers: tenantHeaders,
        response: {
          200: accountExport.extend({ protocol, exportedAt: z.iso.datetime() }),
        },
      },
    },
    async (request, reply) => {
      const { accountId } = signedIn(request);
      await limits.export.count(`account:${accountId}`);
      reply.header('content-disposition', 'attachment; filename="meus-dados.json"');
      return db.transaction(async (tx) => {
        const own = await ownAccount(tx, accountId);
        const met = await recordPrivacyRequest(tx, { kind: 'export', accountId });
        await recordAuditEvent(tx, {
          actor: `account:${accountId}`,
          action: 'account.exported',
          subject: `account:${accountId}`,
          requestId: request.id,
        });
        await enqueueMail(
          tx,
          'data-export',
          { email: own.email, accountId },
          dataExportMail({ name: own.name, protocol: met }),
        );
        const data = await exportAccount(tx, own, paymentUrl);
        return { protocol: met, exportedAt: new Date().toISOString(), ...data };
      });
    },
  );
  server.post(
    `${path}/grant`,
    {
      schema: {
        tags: ['privacy'],
        summary: 'Give consent to a purpose (LGPD, art. 8)',
        headers: tenantHeaders,
        body: consentDecision,
        response: { 200: z.array(consentBody) },
      },
    },
    async (request) => {
      const { accountId } = signedIn(request);
      await grantConsent(db, { accountId, ...request.body, requestId: request.id });
      return currentConsents(db, accountId);
    },
  );
  server.post(
    `${path}/withdraw`,
    {
      schema: {
        tags: ['privacy'],
        summary: 'Withdraw the consent to a purpose (LGPD, art. 8, § 5)',
        headers: tenantHeaders,
        body: consentDecision,
        response: { 200: z.object({ protocol, purpose }) },
      },
    },
    async (request) => ({
      purpose: request.body.purpose,
      protocol: await withdrawConsent(db, {
        accountId: signedIn(request).accountId,
        ...request.body,
        requestId: request.id,
      }),
    }),
  );
}

async function readPanel(db: NodePgDatabase, accountId: number): Promise<z.input<typeof privacyPanel>> {
  const { name, email, cpf } = await ownAccount(db, accountId);
  const requests = await db
    .select()
    .from(privacyRequest)
    .where(eq(privacyRequest.accountId, accountId))
    .orderBy(desc(privacyRequest.createdAt));
  return {
    holder: { name, email, cpf: cpf && maskCpf(cpf) },
    data: [...heldData],
    consents: await currentConsents(db, accountId),
    unusedScholarships: await findUnusedScholarships(db, accountId),
    requests: requests.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      completedAt: row.completedAt && row.completedAt.toISOString(),
    })),
  };
}

/** POST …/privacy/delete (LGPD, art. 18, VI; S23): on a scope behind `requireSignedIn`. */
export function registerDeleteAccount(
  server: ZodFastify,
  {
    environment,
    database,
  }: { readonly environment: Pick<Environment, 'dataDir'> & OrderEnvironment; readonly database: Database },
): void {
  const { db } = database;
  const limits = createAccountLimits(database);
  server.post(
    '/account/user/privacy/delete',
    {
      schema: {
        tags: ['privacy'],
        summary: 'Delete the account of the current user; returns what must be kept by law',
        headers: tenantHeaders,
        body: deletionBody,
        response: { 200: deletionAnswer },
        errors: [
          'CURRENT_PASSWORD_WRONG',
          'PASSWORD_NOT_SET',
          'RESERVATION_UNDER_WAY',
          'SCHOLARSHIP_UNUSED',
          'SECOND_FACTOR_REQUIRED',
        ],
      },
    },
    async (request, reply) => {
      const caller = signedIn(request);
      const { password, reviews, givenUp } = request.body;
      const own = await ownAccount(db, caller.accountId);
      await requireProof(db, limits, { own, caller, password });
      const deletion = await deleteAccount(db, { own, reviews, givenUp, environment, requestId: request.id });
      // The account is deleted even if this fails: the job purge-expired tries again.
      await deleteOrphanedMailFiles(db, environment).catch((err: unknown) =>
        request.log.warn({ err }, 'Could not delete mail files.'),
      );
      reply.header('clear-site-data', clearSiteData.deletion);
      return { ...deletion, kept: [...retainedAfterDeletion] };
    },
  );
}

/**
 * An unattended device must not suffice to delete an account. @throws {ServiceError} 403 SECOND_FACTOR_REQUIRED,
 * CURRENT_PASSWORD_WRONG or PASSWORD_NOT_SET
 */
async function requireProof(
  db: NodePgDatabase,
  limits: AccountLimits,
  {
    own,
    caller,
    password,
  }: { readonly own: AccountRow; readonly caller: SignedIn; readonly password: string | undefined },
): Promise<void> {
  await requireSecondFactor(db, own.id, caller);
  const isFresh = and(
    eq(accountSession.id, caller.sessionId),
    gt(accountSession.createdAt, sql`now() - make_interval(mins => ${RECENT_SIGN_IN_MINUTES})`),
  );
  if (password === undefined && (await db.$count(accountSession, isFresh)) > 0) return;
  const message = 'Para excluir a conta, informe a sua senha, ou saia e entre de novo.';
  const subject = `session:${caller.sessionId}`;
  await requireCurrentPassword(limits, { own, subject, password, message });
}
