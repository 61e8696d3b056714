import { today } from '@melhor-escola/domain/date';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { followRules } from './follow-rules.ts';
import { readPath } from './redirect-path.ts';
import { redirectStatuses } from './redirect-rule.ts';
import { isAllowedTarget, type RedirectSites } from './redirect-target.ts';

const redirectBody = z
  .object({
    location: z.string().meta({ description: 'A path of the site, or an https URL on another host.' }),
    status: z.literal([...redirectStatuses]),
  })
  .meta({ id: 'Redirect' });

/** Dependencies of the lookup. */
interface RedirectContext {
  readonly database: Database;
  readonly sites: RedirectSites;
}

/**
 * GET /v3/redirects?path= (RT-17, CA-12): 200 with the target, or 204 for nearly every page, which is not an error. A chain of
 * rules is returned as one redirect to its end. One query for each rule of the chain and one more; the site caches the responses.
 */
export function registerRedirectLookup(server: ZodFastify, { database, sites }: RedirectContext): void {
  server.get(
    '/redirects',
    {
      schema: {
        tags: ['redirects'],
        summary: 'Redirect of a path',
        description: '204: no redirect. Case-sensitive; a trailing slash and the query are ignored.',
        headers: tenantHeaders,
        querystring: z.object({
          path: z.string().max(8_192).meta({ description: 'Percent-encoded, as in the URL.' }),
        }),
        response: { 200: redirectBody, 204: z.null() },
      },
    },
    async ({ query }, reply) => {
      const path = readPath(query.path.replace(/[?#].*$/s, ''));
      if ('problem' in path) return reply.code(204).send(null);
      const [chain] = await followRules(database.reads, [{ path: path.value, day: today() }]);
      const redirect = chain?.redirect;
      // The rule may be older than REDIRECT_HOSTS (S13).
      if (redirect && isAllowedTarget(redirect.location, sites)) return redirect;
      return reply.code(204).send(null);
    },
  );
}
