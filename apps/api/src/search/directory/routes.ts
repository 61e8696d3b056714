import { type Grade, findStageGroup, grades } from '@melhor-escola/domain/stage';
import { getStateByUf } from '@melhor-escola/domain/state';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { directoryTotal } from '../../platform/database/directory-schema.ts';
import { singleFlightCache } from '../../catalog/places/single-flight-cache.ts';
import { requireSearchKey } from '../../platform/http/edge/authorization.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { notFound } from '../../platform/http/errors/service-error.ts';
import { documentSecurity } from '../../platform/http/documentation.ts';
import { directoryChanges } from '../../catalog/data-version.ts';
import { findCityBySlug, findNeighborhood, findPlace, findState } from './place-scope.ts';
import { registerMapBaseLayer } from './map-base-layer-routes.ts';
import { PlaceSummaries } from './place-summary.ts';
import {
  cityBody,
  neighborhoodBody,
  totalsBody,
  placeSummaryBody,
  changesBody,
  sitemapPartsBody,
  sitemapKind,
  sitemapPagesBody,
  gradeBody,
} from './schema.ts';
import { type SitemapPart, sitemapParts, stateOfSitemap, sitemapPages } from './sitemap.ts';

/** Public routes of the directory: places, totals, place summaries, changes, the sitemap and filter options. */
export async function registerDirectoryRoutes(
  server: ZodFastify,
  { environment, database }: { readonly environment: Environment; readonly database: Database },
): Promise<void> {
  registerCityBySlug(server, database);
  registerNeighborhoodBySlug(server, database);
  registerDirectoryTotals(server, database);
  registerPlaceSummary(server, database);
  registerMapBaseLayer(server, database);
  await registerDirectoryChanges(server, { database, searchApiKeys: environment.searchApiKeys });
  registerSitemap(server, database);
  registerGradeOptions(server);
}

/** GET /v3/cities/by-slug/{slug} (CA-02). */
function registerCityBySlug(server: ZodFastify, database: Database): void {
  server.get(
    '/cities/by-slug/:slug',
    {
      schema: {
        tags: ['places'],
        summary: 'The city with this slug',
        headers: tenantHeaders,
        params: z.object({ slug: z.string() }),
        response: { 200: cityBody },
        errors: ['CITY_NOT_FOUND'],
      },
    },
    async ({ params }) => {
      const row = await findCityBySlug(database, params.slug);
      if (!row) throw notFound('City', params.slug);
      const state = getStateByUf(row.uf);
      return {
        _id: String(row.id),
        name: row.name,
        slug: row.slug,
        uf: row.uf,
        state: state.name,
        stateSlug: state.slug,
        capital: row.capital,
        ibgeCode: row.id,
        geoloc: { lat: row.lat, lng: row.lng },
      };
    },
  );
}

/** GET /v3/neighborhoods/by-slug/{citySlug}/{neighborhoodSlug} (CA-02). */
function registerNeighborhoodBySlug(server: ZodFastify, database: Database): void {
  server.get(
    '/neighborhoods/by-slug/:citySlug/:neighborhoodSlug',
    {
      schema: {
        tags: ['places'],
        summary: 'The neighborhood with this slug in this city',
        headers: tenantHeaders,
        params: z.object({ citySlug: z.string(), neighborhoodSlug: z.string() }),
        response: { 200: neighborhoodBody },
        errors: ['CITY_NOT_FOUND', 'NEIGHBORHOOD_NOT_FOUND'],
      },
    },
    async ({ params: { citySlug, neighborhoodSlug } }) => {
      const city = await findCityBySlug(database, citySlug);
      if (!city) throw notFound('City', citySlug);
      const row = await findNeighborhood(database, city.id, neighborhoodSlug);
      if (!row) throw notFound('Neighborhood', neighborhoodSlug);
      const state = getStateByUf(city.uf);
      return {
        name: row.name,
        slug: row.slug,
        full_slug: row.fullSlug,
        city: city.name,
        city_slug: city.slug,
        city_ibge_code: city.id,
        state: state.name,
        state_slug: state.slug,
        state_ibge_code: state.ibgeCode,
        uf: city.uf,
        geoloc: { lat: row.lat, lng: row.lng },
      };
    },
  );
}

/** GET /v3/marketplace/directory/overall-data?state= (CA-03, EN-10): without a state, of the country. */
function registerDirectoryTotals(server: ZodFastify, { db }: Database): void {
  server.get(
    '/marketplace/directory/overall-data',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'Numbers of offers, students and partner schools',
        headers: tenantHeaders,
        querystring: z.object({
          state: z
            .string()
            .optional()
            .meta({ description: 'A state’s slug or abbreviation; the whole country if absent.' }),
        }),
        response: { 200: totalsBody },
        errors: ['STATE_NOT_FOUND'],
      },
    },
    async ({ query }) => {
      const uf = findState(query.state)?.uf ?? '';
      const [row] = await db.select().from(directoryTotal).where(eq(directoryTotal.uf, uf));
      return row ?? { activeOffers: 0, enrolledStudents: 0, partnerSchools: 0, demonstration: false };
    },
  );
}

const optionalSlug = (what: string) => z.string().min(1).optional().meta({ description: what });

/**
 * GET /v3/marketplace/directory/place-summary: content of a place's landing page (RT-05 to RT-11). REST like
 * overall-data, not GraphQL: every caller gets the same shape, so it is computed and cached as a whole.
 */
function registerPlaceSummary(server: ZodFastify, database: Database): void {
  const summaries = new PlaceSummaries(database);
  server.get(
    '/marketplace/directory/place-summary',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'Schools, offers, fees, parts and best-rated schools of a place',
        headers: tenantHeaders,
        querystring: z.object({
          state: optionalSlug("A state's slug or abbreviation; the whole country without any place."),
          city: optionalSlug("A city's slug."),
          neighborhood: optionalSlug("A neighborhood's slug within the city."),
          stage: optionalSlug("A stage group's slug: counts are then of that stage."),
        }),
        response: { 200: placeSummaryBody },
        errors: ['STATE_NOT_FOUND', 'CITY_NOT_FOUND', 'NEIGHBORHOOD_NOT_FOUND', 'STAGE_NOT_FOUND'],
      },
    },
    async ({ query }) => summaries.of(await findPlace(database, query)),
  );
}

/** GET /v3/marketplace/directory/changes?since=: cached data that the site must invalidate. For the site's server only. */
async function registerDirectoryChanges(
  server: ZodFastify,
  { database, searchApiKeys }: { readonly database: Database; readonly searchApiKeys: readonly string[] },
): Promise<void> {
  await server.register(async (scope: ZodFastify) => {
    documentSecurity(scope, 'searchKey');
    scope.addHook('onRequest', requireSearchKey(searchApiKeys));
    scope.get(
      '/marketplace/directory/changes',
      {
        schema: {
          tags: ['marketplace'],
          summary: 'Changes of schools and their offers since a version of the data',
          headers: tenantHeaders,
          querystring: z.object({
            since: z.coerce
              .number()
              .int()
              .min(0)
              .max(Number.MAX_SAFE_INTEGER)
              .default(0)
              .meta({ description: '`version` of the previous call; 0 for the first.' }),
          }),
          response: { 200: changesBody },
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

/** Cache lifetime of the list of parts in milliseconds: it reads every school, and crawlers come a few times a day. */
const PARTS_TTL_MS = 10 * 60_000;

/** GET /v3/marketplace/directory/sitemap and its parts: the pages for search engines (RT-24). */
function registerSitemap(server: ZodFastify, database: Database): void {
  const partsCache = singleFlightCache<readonly SitemapPart[]>(1, PARTS_TTL_MS);
  server.get(
    '/marketplace/directory/sitemap',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'The parts of the sitemap, by kind of page and state',
        headers: tenantHeaders,
        response: { 200: sitemapPartsBody },
      },
    },
    async () => ({
      parts: [...(await partsCache.forceFetch('', { context: () => sitemapParts(database) }))],
    }),
  );
  server.get(
    '/marketplace/directory/sitemap/:kind/:uf',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'Indexable pages of one kind in one state, a batch of cities at a time',
        headers: tenantHeaders,
        params: z.object({ kind: sitemapKind, uf: z.string() }),
        querystring: z.object({
          after: z.coerce
            .number()
            .int()
            .min(0)
            .max(9_999_999)
            .default(0)
            .meta({ description: '`next` of the previous batch.' }),
        }),
        response: { 200: sitemapPagesBody },
        errors: ['STATE_NOT_FOUND'],
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

/**
 * GET /v3/marketplace/list-options/products?stage[]= (CA-03): the grades of these stage groups; all if none
 * is given.
 */
function registerGradeOptions(server: ZodFastify): void {
  server.get(
    '/marketplace/list-options/products',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'The grades a parent can choose',
        headers: tenantHeaders,
        querystring: z.object({
          'stage[]': z
            .union([z.string().transform((slug) => [slug]), z.array(z.string())])
            .optional()
            .meta({ description: 'Slugs of stage groups, the parameter repeated for each.' }),
        }),
        response: { 200: z.array(gradeBody) },
        errors: ['STAGE_NOT_FOUND'],
      },
    },
    ({ query }) => stageGrades(query['stage[]'] ?? []),
  );
}

function stageGrades(stageSlugs: readonly string[]): Grade[] {
  const asked = new Set(
    stageSlugs.map((slug) => {
      const group = findStageGroup(slug);
      if (!group) throw notFound('Stage', slug);
      return group.groupSlug;
    }),
  );
  return grades.filter((grade) => asked.size === 0 || asked.has(grade.stage));
}
