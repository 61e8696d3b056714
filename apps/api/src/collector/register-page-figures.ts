import type { Environment } from '@melhor-escola/server-kit/environment';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { requireOperator } from '../server/edge/callers.ts';
import { errorBody } from '../server/errors/error-handler.ts';
import { tenantHeaders } from '../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../server/zod-fastify.ts';
import { findPageFigures, pageFigures } from './page-figures.ts';
import { renderFiguresPage } from './figures-page.ts';

/** How many days back: a week unless told. */
const figuresQuery = z.object({ days: z.coerce.number<string>().int().min(1).max(90).default(7) });

/** GET /v3/operator/page-figures, on a scope behind `requireOperator`. */
export function registerPageFigures(server: ZodFastify, { db }: Database): void {
  server.get(
    '/page-figures',
    {
      schema: {
        tags: ['operator'],
        summary: 'How fast pages were for visitors, what failed in them, and how far visits came',
        headers: tenantHeaders,
        querystring: figuresQuery,
        response: { 200: pageFigures, 400: errorBody, 401: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    ({ query }) => findPageFigures(db, query.days),
  );
}

/** GET /operator/page-figures?days=: the same as a page, for a browser that asks for user and password. */
export async function registerFiguresPage(
  server: ZodFastify,
  {
    environment,
    database,
  }: {
    readonly environment: Pick<Environment, 'apiBasicUser' | 'apiBasicPassword'>;
    readonly database: Database;
  },
): Promise<void> {
  await server.register(async (scope: ZodFastify) => {
    await requireOperator(scope, environment);
    scope.get(
      '/operator/page-figures',
      { schema: { hide: true, querystring: figuresQuery } },
      async ({ query }, reply) => {
        const figures = await findPageFigures(database.db, query.days);
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'private, no-store')
          .send(renderFiguresPage(figures));
      },
    );
  });
}
