import { maskCpf } from '@melhor-escola/domain/cpf';
import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { createAccountLimits } from '../../accounts/account-context.ts';
import { notSignedIn, signedIn } from '../../accounts/sessions/signed-in.ts';
import type { AccountRow } from '../../accounts/account.ts';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { account, privacyRequest } from '../../database/account-schema.ts';
import type { Database } from '../../database/database.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { dataExportMail } from '../../mail/messages/data-export-mail.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import { consentPurposeNames, currentConsents } from '../consent.ts';
import { accountExport, exportAccount } from '../export-account.ts';
import { recordPrivacyRequest } from '../privacy-request.ts';
import { heldData } from '../retention.ts';
import { grantConsent, withdrawConsent } from '../change-consent.ts';

const purpose = z.enum(consentPurposeNames);
const protocol = z.string().meta({ description: "'LGPD-2026-7Q2K-M0XB'" });

/** A word on a purpose. */
const consentWord = z.object({
  purpose,
  device: z
    .object({
      version: z.int().positive().meta({ description: 'Of the question that was answered.' }),
      decidedAt: z.iso
        .datetime()
        .transform((text) => new Date(text))
        .meta({ description: "By the device's clock." }),
    })
    .optional()
    .meta({ description: 'Of an answer that was given on a device, to the question of its cookies.' }),
});

const consentBody = z.object({
  purpose,
  description: z.string(),
  granted: z.boolean(),
  since: z.iso.datetime().nullable().meta({ description: 'The last word on it; null when there was none.' }),
});

const privacyPanel = z
  .object({
    holder: z.object({
      name: z.string(),
      email: z.string(),
      cpf: z.string().nullable().meta({ description: "Masked: '***.456.789-**'" }),
    }),
    data: z.array(
      z.object({
        category: z.string(),
        what: z.string(),
        purpose: z.string(),
        legalBasis: z.string(),
        retention: z.string(),
      }),
    ),
    consents: z.array(consentBody),
    requests: z.array(
      z.object({
        protocol,
        kind: z.enum(['export', 'correction', 'deletion', 'withdrawal']),
        purpose: purpose.nullable(),
        createdAt: z.iso.datetime(),
        completedAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'PrivacyPanel' });

const errors = { 400: errorBody, 401: errorBody, 429: errorBody, 503: errorBody };
const path = '/account/user/privacy';

/** The account of who calls. @throws {ServiceError} 401 when it is gone. */
export async function ownAccount(db: NodePgDatabase, accountId: number): Promise<AccountRow> {
  const [own] = await db.select().from(account).where(eq(account.id, accountId));
  if (!own) throw notSignedIn();
  return own;
}

/** GET …/privacy, POST …/privacy/export, …/privacy/grant and …/privacy/withdraw (product, feature 10; S23): behind `requireSignedIn`. */
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
        summary: 'What is held of who is signed in, why, what they agreed to, and what they asked for',
        headers: tenantHeaders,
        response: { 200: privacyPanel, ...errors },
      },
    },
    (request) => panelOf(db, signedIn(request).accountId),
  );
  server.post(
    `${path}/export`,
    {
      schema: {
        tags: ['privacy'],
        summary: 'Everything that is held of who is signed in (LGPD, art. 18, II and V)',
        description: 'Five times a day; then 429 with Retry-After.',
        headers: tenantHeaders,
        response: { 200: accountExport.extend({ protocol, exportedAt: z.iso.datetime() }), ...errors },
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
        summary: 'Agrees to a purpose (LGPD, art. 8)',
        headers: tenantHeaders,
        body: consentWord,
        response: { 200: z.array(consentBody), ...errors },
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
        summary: 'Takes the consent to a purpose back (LGPD, art. 8, § 5)',
        headers: tenantHeaders,
        body: consentWord,
        response: { 200: z.object({ protocol, purpose }), ...errors },
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

async function panelOf(db: NodePgDatabase, accountId: number): Promise<z.input<typeof privacyPanel>> {
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
    requests: requests.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      completedAt: row.completedAt && row.completedAt.toISOString(),
    })),
  };
}
