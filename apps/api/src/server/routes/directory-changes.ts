import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { directoryChanges } from '../../directory/school-changes.ts';
import { requireSearchKey } from '../edge/callers.ts';
import { errorBody } from '../errors/error-handler.ts';
import { documentSecurity } from '../security-schemes.ts';
import { tenantHeaders } from '../edge/tenant-headers.ts';
import type { ZodFastify } from '../zod-fastify.ts';

const changesBody = z
  .object({
    version: z.int().meta({ description: 'Of the data now: `since` of the next call.' }),
    everything: z.boolean().meta({ description: 'More has changed than the schools that are named.' }),
    schools: z.array(z.object({ slug: z.string(), city: z.string() })),
  })
  .meta({ id: 'DirectoryChanges' });

/** GET /v3/marketplace/directory/changes?since=: what the site no longer shows as it has it. For the site's server alone. */
export async function registerDirectoryChanges(
  server: ZodFastify,
  { database, searchApiKey }: { readonly database: Database; readonly searchApiKey: string },
): Promise<void> {
  await server.register(async (scope: ZodFastify) => {
    documentSecurity(scope, 'searchKey');
    scope.addHook('onRequest', requireSearchKey(searchApiKey));
    scope.get(
      '/marketplace/directory/changes',
      {
        schema: {
          tags: ['marketplace'],
          summary: 'What has changed of schools and their offers since a version of the data',
          headers: tenantHeaders,
          querystring: z.object({
            since: z.coerce
              .number()
              .int()
              .min(0)
              .max(Number.MAX_SAFE_INTEGER)
              .default(0)
              .meta({ description: '`version` of the call before; 0 at first.' }),
          }),
          response: {
            200: changesBody,
            400: errorBody,
            401: errorBody,
            429: errorBody,
            503: errorBody,
          },
        },
      },
      async ({ query }, reply) => {
        reply.header('cache-control', 'no-store');
        const { schools, ...changes } = await directoryChanges(database, query.since);
        return { ...changes, schools: [...schools] };
      },
    );
  });
}
