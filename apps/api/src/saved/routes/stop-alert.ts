import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { linkInvalid, redeemOneTimeToken } from '../../accounts/sessions/one-time-token.ts';
import { savedSearch } from '../../database/account-schema.ts';
import type { Database } from '../../database/database.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';

const token = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
const errors = { 400: errorBody, 429: errorBody, 503: errorBody };

/** Two ways out of a saved search's alerts, by the token in its mails and without signing in: the page's and the mail program's. */
export function registerStopAlert(server: ZodFastify, database: Database): void {
  registerStop(server, database);
  void server.register(async (scope: ZodFastify) => registerUnsubscribe(scope, database));
}

/** POST /v3/saved-searches/stop: for the page that the mail links to. */
function registerStop(server: ZodFastify, { db }: Database): void {
  server.post(
    '/saved-searches/stop',
    {
      schema: {
        tags: ['saved'],
        summary: 'Ends the alerts of the search whose mail has this token',
        headers: tenantHeaders,
        body: token,
        response: {
          200: z.object({ name: z.string().meta({ description: 'Of the search.' }) }),
          ...errors,
        },
      },
    },
    async ({ body }) => {
      const stopped = await stopAlert(db, body.token);
      if (!stopped) throw linkInvalid();
      return stopped;
    },
  );
}

/**
 * POST /v3/saved-searches/unsubscribe?token=: for mail programs, which send 'List-Unsubscribe=One-Click' as a form and look
 * at nothing but the status (RFC 8058). A second tap is no error: what they show to who taps would say that it failed.
 */
function registerUnsubscribe(scope: ZodFastify, { db }: Database): void {
  scope.removeAllContentTypeParsers();
  // What is asked for is in the address alone.
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
  scope.post(
    '/saved-searches/unsubscribe',
    {
      schema: {
        tags: ['saved'],
        summary: 'The same with one tap in a mail program (RFC 8058)',
        headers: tenantHeaders,
        querystring: token,
        response: { 204: z.null(), ...errors },
      },
    },
    async ({ query }, reply) => {
      await stopAlert(db, query.token);
      return reply.code(204).send(null);
    },
  );
}

/** @returns the search; undefined when the token was used, is too old, or was never one of ours. */
async function stopAlert(db: Database['db'], given: string): Promise<{ readonly name: string } | undefined> {
  return db.transaction(async (tx) => {
    const id = await redeemOneTimeToken(tx, 'stop-alert', given);
    if (id === undefined) return undefined;
    const [search] = await tx
      .update(savedSearch)
      .set({ alerts: false })
      .where(eq(savedSearch.id, id))
      .returning({ name: savedSearch.name });
    return search;
  });
}
