import { heicTypes } from '@melhor-escola/domain/school-photo';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Database } from '../../platform/database/database.ts';
import { schoolClaim } from '../../platform/database/panel-schema.ts';
import { panelCaller, panelSchool } from '../../platform/http/panel-caller.ts';
import { fileBody, registerFileBodies } from '../../platform/http/file-body.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { beginClaim, issueClaimCode, withdrawClaim } from './begin-claim.ts';
import { type ClaimContext, claimNotFound, createClaimLimits } from './claim-context.ts';
import { registerClaimedPage } from './claimed-page.ts';
import { approveWaitingClaim, rejectClaim } from './decide-claim.ts';
import { enterClaimCode } from './enter-code.ts';
import { findClaimPage, isProven, listOwnClaims, listWaitingClaims } from './find-claims.ts';
import { documentTypes, MAX_DOCUMENT_BYTES, readDocumentType } from './proofs.ts';
import {
  approveClaimBody,
  beginClaimBody,
  claimDocumentBody,
  claimCodeBody,
  claimPageBody,
  ownClaimsBody,
  phoneCodeBody,
  rejectClaimBody,
  waitingClaimsBody,
} from './schema.ts';

const tags = ['panel'];
const schoolParams = z.object({ school: z.string() });

const beginErrors = [
  'ALREADY_MEMBER',
  'CLAIM_PROOF_UNAVAILABLE',
  'CLAIM_REJECTED_RECENTLY',
  'CLAIM_UNDER_WAY',
  'EMAIL_UNCONFIRMED',
  'SCHOOL_NOT_FOUND',
  'SCHOOL_UNLISTED',
] as const;

/** Routes below /v3/panel/claims, for everybody, and /v3/panel/operation/claims, for our team. On a scope behind `requireRole`. */
export async function registerClaims(
  server: ZodFastify,
  { environment, database }: { readonly environment: Environment; readonly database: Database },
): Promise<void> {
  const context: ClaimContext = { environment, database, limits: createClaimLimits(database) };
  registerOwnClaims(server, context);
  registerClaimedPage(server, database);
  await registerDocument(server, context);
  registerOperatedClaims(server, context);
}

function registerOwnClaims(server: ZodFastify, context: ClaimContext): void {
  const { db } = context.database;
  server.get(
    '/claims',
    {
      schema: {
        tags,
        summary: "The current user's claims of schools",
        role: 'user',
        headers: tenantHeaders,
        response: { 200: ownClaimsBody },
      },
    },
    (request) => listOwnClaims(db, panelCaller(request).accountId),
  );
  server.get(
    '/claims/:school',
    {
      schema: {
        tags,
        summary: 'How the current user can claim a school, and their latest claim',
        role: 'user',
        headers: tenantHeaders,
        params: schoolParams,
        response: { 200: claimPageBody },
        errors: ['SCHOOL_NOT_FOUND'],
      },
    },
    (request) =>
      findClaimPage(db, { accountId: panelCaller(request).accountId, schoolId: panelSchool(request).id }),
  );
  server.post(
    '/claims/:school',
    {
      schema: {
        tags,
        summary:
          'Claim a school by a code: by e-mail to its registered address, or on its registered telephone',
        role: 'user',
        headers: tenantHeaders,
        params: schoolParams,
        body: beginClaimBody,
        response: { 200: claimPageBody },
        errors: beginErrors,
      },
    },
    async (request) => {
      const claimant = {
        accountId: panelCaller(request).accountId,
        schoolId: panelSchool(request).id,
        requestId: request.id,
      };
      await beginClaim(context, { ...claimant, proof: request.body.proof });
      return findClaimPage(db, claimant);
    },
  );
  server.post(
    '/claims/:school/code',
    {
      schema: {
        tags,
        summary: 'Enter the code of a claim',
        role: 'user',
        headers: tenantHeaders,
        params: schoolParams,
        body: claimCodeBody,
        response: { 200: claimPageBody },
        errors: ['CLAIM_CODE_EXPIRED', 'CLAIM_CODE_WRONG', 'CLAIM_NOT_FOUND', 'SCHOOL_NOT_FOUND'],
      },
    },
    async (request) => {
      const claimant = {
        accountId: panelCaller(request).accountId,
        schoolId: panelSchool(request).id,
        requestId: request.id,
      };
      await enterClaimCode(context, { ...claimant, code: request.body.code });
      return findClaimPage(db, claimant);
    },
  );
  server.delete(
    '/claims/:school',
    {
      schema: {
        tags,
        summary: 'Withdraw an open claim',
        role: 'user',
        headers: tenantHeaders,
        params: schoolParams,
        response: { 200: claimPageBody },
        errors: ['CLAIM_NOT_FOUND', 'SCHOOL_NOT_FOUND'],
      },
    },
    async (request) => {
      const claimant = {
        accountId: panelCaller(request).accountId,
        schoolId: panelSchool(request).id,
        requestId: request.id,
      };
      await db.transaction((tx) => withdrawClaim(tx, claimant));
      return findClaimPage(db, claimant);
    },
  );
}

/** PUT /v3/panel/claims/{school}/document, in a scope of its own, because its bodies are files. */
async function registerDocument(server: ZodFastify, context: ClaimContext): Promise<void> {
  await server.register(async (files: ZodFastify) => {
    registerFileBodies(files, [...documentTypes, ...heicTypes]);
    files.put(
      '/claims/:school/document',
      {
        bodyLimit: MAX_DOCUMENT_BYTES,
        schema: {
          tags,
          summary: 'Claim a school by a document, such as its CNPJ card',
          description:
            'The body is a file: PDF, JPEG, PNG or WebP by its bytes, of 5 MB at most; HEIC is rejected with what to do.',
          role: 'user',
          headers: tenantHeaders,
          params: schoolParams,
          consumes: [...documentTypes, ...heicTypes],
          body: fileBody,
          response: { 200: claimPageBody },
          errors: [...beginErrors, 'DOCUMENT_UNREADABLE'],
        },
      },
      async (request) => {
        const bytes = request.body;
        const type = readDocumentType(bytes);
        const claimant = {
          accountId: panelCaller(request).accountId,
          schoolId: panelSchool(request).id,
          requestId: request.id,
        };
        await beginClaim(context, { ...claimant, proof: 'document', document: { bytes, type } });
        return findClaimPage(context.database.db, claimant);
      },
    );
  });
}

function registerOperatedClaims(server: ZodFastify, { database: { db }, environment }: ClaimContext): void {
  const params = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) });
  const errors = ['CLAIM_DECIDED', 'CLAIM_NOT_FOUND'] as const;
  server.get(
    '/operation/claims',
    {
      schema: {
        tags,
        summary: 'Claims that our team decides, oldest first',
        role: 'operator',
        headers: tenantHeaders,
        response: { 200: waitingClaimsBody },
      },
    },
    () => listWaitingClaims(db),
  );
  server.get(
    '/operation/claims/:id/document',
    {
      schema: {
        tags,
        summary: 'The document of a claim',
        role: 'operator',
        headers: tenantHeaders,
        params,
        response: { 200: claimDocumentBody },
        errors: ['CLAIM_NOT_FOUND'],
      },
    },
    async (request) => {
      const { id } = request.params;
      const [found] = await db.select().from(schoolClaim).where(eq(schoolClaim.id, id));
      if (!found?.document || found.documentType === null) throw claimNotFound();
      await recordAuditEvent(db, {
        actor: `account:${panelCaller(request).accountId}`,
        action: 'claim.document-read',
        subject: `claim:${id}`,
        requestId: request.id,
      });
      return { type: found.documentType, base64: found.document.toString('base64') };
    },
  );
  server.post(
    '/operation/claims/:id/code',
    {
      schema: {
        tags,
        summary: "A code to read out on the school's registered telephone",
        role: 'operator',
        headers: tenantHeaders,
        params,
        response: { 200: phoneCodeBody },
        errors,
      },
    },
    async (request) => {
      const { id } = request.params;
      return db.transaction(async (tx) => {
        const [found] = await tx.select().from(schoolClaim).where(eq(schoolClaim.id, id)).for('update');
        if (found?.proof !== 'phone') throw claimNotFound();
        if (found.decidedAt !== null || isProven(found))
          throw new ServiceError('CLAIM_DECIDED', 'Este pedido não espera um código.');
        const { code, expiresAt } = await issueClaimCode(tx, id);
        await recordAuditEvent(tx, {
          actor: `account:${panelCaller(request).accountId}`,
          action: 'claim.code-issued',
          subject: `claim:${id}`,
          schoolId: found.schoolId,
          requestId: request.id,
        });
        return { code, expiresAt: expiresAt.toISOString() };
      });
    },
  );
  server.post(
    '/operation/claims/:id/approve',
    {
      schema: {
        tags,
        summary: 'Approve a claim',
        role: 'operator',
        headers: tenantHeaders,
        params,
        body: approveClaimBody,
        response: { 200: waitingClaimsBody },
        errors,
      },
    },
    async (request) => {
      const decision = {
        actor: `account:${panelCaller(request).accountId}`,
        role: request.body.role,
        requestId: request.id,
        environment,
      } as const;
      await db.transaction((tx) => approveWaitingClaim(tx, request.params.id, decision));
      return listWaitingClaims(db);
    },
  );
  server.post(
    '/operation/claims/:id/reject',
    {
      schema: {
        tags,
        summary: 'Reject a claim with a reason',
        role: 'operator',
        headers: tenantHeaders,
        params,
        body: rejectClaimBody,
        response: { 200: waitingClaimsBody },
        errors,
      },
    },
    async (request) => {
      const decision = {
        actor: `account:${panelCaller(request).accountId}`,
        reason: request.body.reason,
        requestId: request.id,
        environment,
      } as const;
      await db.transaction((tx) => rejectClaim(tx, request.params.id, decision));
      return listWaitingClaims(db);
    },
  );
}
