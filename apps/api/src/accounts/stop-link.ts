import { z } from 'zod';
import { tenantHeaders, type ZodFastify } from '../platform/http/slice-routes.ts';
import { linkInvalid } from './sessions/one-time-token.ts';

/** Mails that their recipient can stop by a link in each of them, without signing in. */
export interface StoppableMails {
  /** Path of the calls: '/saved-searches'. */
  readonly path: string;
  /** The call's group in the contract. */
  readonly tag: string;
  /** What is stopped, for the contract: 'the alerts of the search whose mail contains this token'. */
  readonly what: string;
  /** Stops the mails, also for a token that has done so before. @returns the name of what they were about; undefined for an expired or unknown token. */
  readonly stop: (token: string) => Promise<{ readonly name: string } | undefined>;
}

const stopToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

/** Registers both ways to stop mails with their token: on the site's page, and in the mail program. */
export function registerStopLink(server: ZodFastify, mails: StoppableMails): void {
  registerStop(server, mails);
  void server.register(async (scope: ZodFastify) => registerUnsubscribe(scope, mails));
}

/** POST …/stop: for the page linked in the mail. */
function registerStop(server: ZodFastify, { path, tag, what, stop }: StoppableMails): void {
  server.post(
    `${path}/stop`,
    {
      schema: {
        tags: [tag],
        summary: `Stop ${what}`,
        headers: tenantHeaders,
        body: stopToken,
        response: {
          200: z.object({ name: z.string().meta({ description: 'Name of what they were about.' }) }),
        },
        errors: ['LINK_INVALID'],
      },
    },
    async ({ body }) => {
      const stopped = await stop(body.token);
      if (!stopped) throw linkInvalid();
      return { name: stopped.name };
    },
  );
}

/**
 * POST …/unsubscribe?token=: for mail programs, which send 'List-Unsubscribe=One-Click' as a form and only check the
 * status (RFC 8058). Idempotent, because mail programs would show an error for a second click.
 */
function registerUnsubscribe(scope: ZodFastify, { path, tag, stop }: StoppableMails): void {
  scope.removeAllContentTypeParsers();
  // Only the URL matters.
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
  scope.post(
    `${path}/unsubscribe`,
    {
      schema: {
        tags: [tag],
        summary: 'The same by one-click unsubscribe in a mail program (RFC 8058)',
        headers: tenantHeaders,
        querystring: stopToken,
        response: { 204: z.null() },
      },
    },
    async ({ query }, reply) => {
      await stop(query.token);
      return reply.code(204).send(null);
    },
  );
}
