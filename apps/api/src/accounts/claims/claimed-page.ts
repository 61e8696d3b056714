import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mergePageDraft, readPageDraft } from '../../catalog/schools/page/page-draft.ts';
import { preparedPageInput } from '../../catalog/schools/page/schema.ts';
import { findPublishedPage } from '../../catalog/schools/page/school-page.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import type { Database } from '../../platform/database/database.ts';
import { schoolClaim } from '../../platform/database/panel-schema.ts';
import { panelCaller, panelSchool } from '../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { claimNotFound, isOpenClaim } from './claim-context.ts';
import { claimedPageBody } from './schema.ts';

interface Claimant {
  readonly accountId: number;
  readonly schoolId: number;
}

function readClaimant(request: FastifyRequest): Claimant {
  return { accountId: panelCaller(request).accountId, schoolId: panelSchool(request).id };
}

const ofClaimant = ({ accountId, schoolId }: Claimant) =>
  and(eq(schoolClaim.schoolId, schoolId), eq(schoolClaim.accountId, accountId));

/** Routes of /v3/panel/claims/{school}/page: what a claimant prepares until the claim is decided. Nobody else sees it. */
export function registerClaimedPage(server: ZodFastify, { db }: Database): void {
  const shared = {
    tags: ['panel'],
    role: 'user',
    headers: tenantHeaders,
    params: z.object({ school: z.string() }),
    response: { 200: claimedPageBody },
    errors: ['CLAIM_NOT_FOUND', 'SCHOOL_NOT_FOUND'],
  } as const;
  server.get(
    '/claims/:school/page',
    { schema: { ...shared, summary: "A claimed school's page as its claimant prepares it" } },
    (request) => findClaimedPage(db, readClaimant(request)),
  );
  server.put(
    '/claims/:school/page',
    {
      schema: {
        ...shared,
        summary: "Prepare a claimed school's page",
        description:
          'The stated fields are stored over those prepared before, which may come from another device. One that says what the claimant saw is prepared no more. Nothing of it is public: once the claim is approved, the claimant publishes it.',
        body: preparedPageInput,
      },
    },
    async (request) => {
      const claimant = readClaimant(request);
      await db.transaction(async (tx) => {
        const [open] = await tx
          .select({ id: schoolClaim.id, draft: schoolClaim.pageDraft })
          .from(schoolClaim)
          .where(and(ofClaimant(claimant), isOpenClaim))
          .for('update');
        if (!open) throw claimNotFound();
        await tx
          .update(schoolClaim)
          .set({ pageDraft: mergePageDraft(readPageDraft(open.draft), request.body) })
          .where(eq(schoolClaim.id, open.id));
        await recordAuditEvent(tx, {
          actor: `account:${claimant.accountId}`,
          action: 'claim.page-prepared',
          subject: `claim:${open.id}`,
          schoolId: claimant.schoolId,
          requestId: request.id,
        });
      });
      return findClaimedPage(db, claimant);
    },
  );
  server.delete(
    '/claims/:school/page',
    {
      schema: {
        ...shared,
        summary: 'Remove what a claimant has prepared, also after the approval',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const removed = await db
        .update(schoolClaim)
        .set({ pageDraft: null })
        .where(ofClaimant(readClaimant(request)))
        .returning({ id: schoolClaim.id });
      if (removed.length === 0) throw claimNotFound();
      return reply.code(204).send(null);
    },
  );
}

/** @throws {ServiceError} 404 CLAIM_NOT_FOUND without an open claim of this account. */
async function findClaimedPage(
  db: NodePgDatabase,
  claimant: Claimant,
): Promise<z.input<typeof claimedPageBody>> {
  const [open] = await db
    .select({ draft: schoolClaim.pageDraft })
    .from(schoolClaim)
    .where(and(ofClaimant(claimant), isOpenClaim));
  if (!open) throw claimNotFound();
  const { email: _email, version: _version, ...published } = await findPublishedPage(db, claimant.schoolId);
  const draft = readPageDraft(open.draft);
  const { registeredName: _name, stated: _stated, census: _census, ...values } = published;
  return {
    ...published,
    ...draft?.page,
    seen: { ...values, ...draft?.seen },
    isPrepared: draft !== undefined,
  };
}
