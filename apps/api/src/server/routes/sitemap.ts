import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import {
  sitemapKinds,
  sitemapPages,
  sitemapParts,
  stateOfSitemap,
  type SitemapPart,
} from '../../directory/sitemap.ts';
import { AnswerCache } from '../../places/answer-cache.ts';
import { errorBody } from '../errors/error-handler.ts';
import { notFound } from '../errors/service-error.ts';
import { tenantHeaders } from '../edge/tenant-headers.ts';
import type { ZodFastify } from '../zod-fastify.ts';

const kind = z.enum(sitemapKinds);
const updatedAt = z.string().meta({ description: 'ISO moment of the last change.' });

const partsBody = z
  .object({ parts: z.array(z.object({ kind, uf: z.string(), pages: z.int(), updatedAt })) })
  .meta({ id: 'SitemapParts' });

const slug = z.string().nullable();
const pagesBody = z
  .object({
    pages: z.array(z.object({ school: slug, city: slug, neighborhood: slug, stage: slug, updatedAt })),
    next: z.int().nullable().meta({ description: '`after` of the next batch; null at the end.' }),
  })
  .meta({ id: 'SitemapPages' });

const failures = { 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody };

/** Milliseconds the list of parts is kept: it reads every school, and crawlers come a few times a day. */
const partsLifetime = 10 * 60_000;

/** GET /v3/marketplace/directory/sitemap and its parts: what the site tells search engines of (RT-24). */
export function registerSitemap(server: ZodFastify, database: Database): void {
  const kept = new AnswerCache<readonly SitemapPart[]>({ maximum: 1, lifetime: partsLifetime });
  server.get(
    '/marketplace/directory/sitemap',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'The parts of the sitemap, by kind of page and state',
        headers: tenantHeaders,
        response: { 200: partsBody, ...failures },
      },
    },
    async () => ({
      parts: [
        ...(await kept.get(
          '',
          () => sitemapParts(database),
          () => true,
        )),
      ],
    }),
  );
  server.get(
    '/marketplace/directory/sitemap/:kind/:uf',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'Pages worth indexing of one kind in one state, a batch of cities at a time',
        headers: tenantHeaders,
        params: z.object({ kind, uf: z.string() }),
        querystring: z.object({
          after: z.coerce
            .number()
            .int()
            .min(0)
            .max(9_999_999)
            .default(0)
            .meta({ description: '`next` of the batch before.' }),
        }),
        response: { 200: pagesBody, ...failures },
      },
    },
    async ({ params, query }) => {
      const state = stateOfSitemap(params.uf);
      if (!state) throw notFound('State', params.uf);
      const { pages, next } = await sitemapPages(database, params.kind, state, query.after);
      return { pages: [...pages], next };
    },
  );
}
