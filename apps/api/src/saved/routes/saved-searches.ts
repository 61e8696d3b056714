import { z } from 'zod';
import { signedIn } from '../../accounts/sessions/signed-in.ts';
import type { Database } from '../../database/database.ts';
import { errorBody } from '../../server/errors/error-handler.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  type SavedSearchRow,
} from '../saved-searches.ts';
import { maximumNameLength } from '../search-name.ts';

const savedSearchBody = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string().meta({ description: "'city=sao-paulo-sp&grade=1-ano', for /escolas/busca?" }),
    alerts: z.boolean().meta({ description: 'Whether new offers are told by e-mail.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' });

const name = z
  .string()
  .trim()
  .min(1)
  .max(maximumNameLength)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'holds no control characters');

const errors = { 400: errorBody, 401: errorBody, 429: errorBody, 503: errorBody };
const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const path = '/account/user/saved-searches';

const toBody = ({ id, name: called, query, alerts, createdAt }: SavedSearchRow) => ({
  id,
  name: called,
  query,
  alerts,
  createdAt: createdAt.toISOString(),
});

/** GET, POST, PATCH and DELETE …/saved-searches (product, feature 8): on a scope behind `requireSignedIn`. */
export function registerSavedSearches(server: ZodFastify, database: Database): void {
  const { db } = database;
  server.get(
    path,
    {
      schema: {
        tags: ['saved'],
        summary: 'The searches somebody saved, the last first',
        headers: tenantHeaders,
        response: { 200: z.object({ items: z.array(savedSearchBody) }), ...errors },
      },
    },
    async (request) => ({
      items: (await listSavedSearches(db, signedIn(request).accountId)).map(toBody),
    }),
  );
  server.post(
    path,
    {
      schema: {
        tags: ['saved'],
        summary: 'Saves a search by its address’s query; 200 for one that is saved already',
        headers: tenantHeaders,
        body: z.object({
          query: z
            .string()
            .max(2_000)
            .meta({ examples: ['city=sao-paulo-sp&grade=1-ano', 'shifts[]=manha&priceMax=900'] }),
          name: name.optional().meta({ description: 'Made from the query when absent.' }),
          alerts: z.boolean().default(true),
        }),
        response: { 200: savedSearchBody, 201: savedSearchBody, 409: errorBody, ...errors },
      },
    },
    async (request, reply) => {
      const { saved, isNew } = await saveSearch(database, signedIn(request).accountId, request.body);
      return reply.code(isNew ? 201 : 200).send(toBody(saved));
    },
  );
  server.patch(
    `${path}/:id`,
    {
      schema: {
        tags: ['saved'],
        summary: 'Renames a saved search, or turns its alerts on or off',
        headers: tenantHeaders,
        params,
        body: z
          .object({ name: name.optional(), alerts: z.boolean().optional() })
          .refine((body) => body.name !== undefined || body.alerts !== undefined, 'changes nothing'),
        response: { 200: savedSearchBody, 404: errorBody, ...errors },
      },
    },
    async (request) =>
      toBody(await changeSavedSearch(db, signedIn(request).accountId, request.params.id, request.body)),
  );
  server.delete(
    `${path}/:id`,
    {
      schema: {
        tags: ['saved'],
        summary: 'Forgets a saved search',
        headers: tenantHeaders,
        params,
        response: { 204: z.null(), 404: errorBody, ...errors },
      },
    },
    async (request, reply) => {
      await removeSavedSearch(db, signedIn(request).accountId, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
