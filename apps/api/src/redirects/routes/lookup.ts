import { today } from '@melhor-escola/domain/date';
import { z } from 'zod';
import { errorBody } from '../../server/errors/error-handler.ts';
import { ServiceError } from '../../server/errors/service-error.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import type { FollowedRedirects } from '../follow-redirects.ts';
import type { RedirectIndex } from '../redirect-index.ts';
import { readPath } from '../redirect-path.ts';
import { redirectStatuses } from '../redirect-rule.ts';

const redirectBody = z
  .object({
    location: z.string().meta({ description: 'A path of the site, or an https address elsewhere.' }),
    status: z.literal([...redirectStatuses]),
  })
  .meta({ id: 'Redirect' });

/**
 * GET /v3/redirects?path= (RT-17, CA-12), from memory: 200 with where to go, or 204, which is what nearly every page gets
 * and so is no error. A chain of rules is answered as one redirect to its end.
 */
export function registerRedirectLookup(
  server: ZodFastify,
  { followed }: { readonly followed: FollowedRedirects },
): void {
  server.get(
    '/redirects',
    {
      schema: {
        tags: ['redirects'],
        summary: 'Where a path has moved to',
        description:
          '204: nowhere. Upper and lower case differ; a slash at the end and the query do not matter.',
        headers: tenantHeaders,
        querystring: z.object({
          path: z.string().max(8_192).meta({ description: 'As the address has it: percent-encoded.' }),
        }),
        response: { 200: redirectBody, 204: z.null(), 400: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async ({ query }, reply) => {
      const index = followed.current() ?? (await firstIndex(followed));
      const path = readPath(query.path.replace(/[?#].*$/s, ''));
      const redirect = 'value' in path ? index.find(path.value, today) : undefined;
      return redirect ?? reply.code(204).send(null);
    },
  );
}

/** Of a process that has just started. */
async function firstIndex(followed: FollowedRedirects): Promise<RedirectIndex> {
  await followed.refresh();
  const index = followed.current();
  if (index) return index;
  throw new ServiceError(
    503,
    'UNAVAILABLE',
    'O serviço está temporariamente indisponível. Tente novamente em instantes.',
  );
}
