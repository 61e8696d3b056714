import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { accountSession } from '../../database/account-schema.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { ServiceError } from '../../server/errors/service-error.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import type { AccountContext } from '../account-context.ts';
import { endSession } from '../sessions/account-session.ts';
import { signedIn } from '../sessions/signed-in.ts';

const sessionBody = z
  .object({
    id: z.int(),
    device: z.string().meta({ description: "'Chrome no Android'" }),
    current: z.boolean().meta({ description: 'Whether it is the one that asks.' }),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().meta({ description: 'Right to the hour.' }),
  })
  .meta({ id: 'Session' });

const errors = { 400: errorBody, 401: errorBody, 429: errorBody, 503: errorBody };

/** GET /v3/account/auth/sessions and DELETE …/{id}: on a scope behind `requireSignedIn`. */
export function registerSessions(server: ZodFastify, { database: { db } }: AccountContext): void {
  server.get(
    '/auth/sessions',
    {
      schema: {
        tags: ['account'],
        summary: 'The devices one is signed in on',
        headers: tenantHeaders,
        response: { 200: z.object({ sessions: z.array(sessionBody) }), ...errors },
      },
    },
    async (request) => {
      const { accountId, sessionId } = signedIn(request);
      const rows = await db
        .select()
        .from(accountSession)
        .where(and(eq(accountSession.accountId, accountId), gt(accountSession.expiresAt, sql`now()`)))
        .orderBy(desc(accountSession.lastSeenAt), desc(accountSession.id));
      return {
        sessions: rows.map(({ id, device, createdAt, lastSeenAt }) => ({
          id,
          device,
          current: id === sessionId,
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
      };
    },
  );
  server.delete(
    '/auth/sessions/:id',
    {
      schema: {
        tags: ['account'],
        summary: 'Sign out a device',
        headers: tenantHeaders,
        params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
        response: { 204: z.null(), 404: errorBody, ...errors },
      },
    },
    async (request, reply) => {
      const { accountId } = signedIn(request);
      const { id } = request.params;
      const ended = await db.transaction(async (tx) => {
        const found = await endSession(tx, { accountId, sessionId: id });
        if (!found) return false;
        await recordAuditEvent(tx, {
          actor: `account:${accountId}`,
          action: 'session.ended',
          subject: `session:${id}`,
          requestId: request.id,
        });
        return true;
      });
      // Another's session is as unknown as one that never was.
      if (!ended) throw new ServiceError(404, 'SESSION_NOT_FOUND', 'Este acesso já foi encerrado.');
      return reply.code(204).send(null);
    },
  );
}
