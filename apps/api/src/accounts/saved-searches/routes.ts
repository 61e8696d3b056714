import { MAX_SAVED_QUERY_LENGTH } from '@melhor-escola/domain/search-defaults';
import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { deleteAlerts } from '../alerts/alert.ts';
import { findOneTimeToken } from '../sessions/one-time-token.ts';
import { signedIn } from '../sessions/signed-in.ts';
import { registerStopLink } from '../stop-link.ts';
import { alertKinds, savedSearch } from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  MAX_NAME_LENGTH,
  removeSavedSearch,
  type SavedSearchRow,
  saveSearch,
} from './saved-searches.ts';

/** The query of a search to save. */
export const savedSearchQuery = z
  .string()
  .max(MAX_SAVED_QUERY_LENGTH)
  .meta({ examples: ['city=sao-paulo-sp&grade=1-ano', 'shifts[]=manha&priceMax=900'] });

const savedSearchBody = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string().meta({ description: "The query of a results page: 'city=sao-paulo-sp&grade=1-ano'" }),
    alerts: z.boolean().meta({ description: 'Whether news is reported by e-mail.' }),
    alertKinds: z.array(z.enum(alertKinds)).meta({ description: 'What is reported while alerts are on.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' });

const savedSearchName = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NAME_LENGTH)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'must not contain control characters');

const savedSearchParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

const toSavedSearch = ({
  id,
  name: called,
  query,
  alerts,
  alertKinds: kinds,
  createdAt,
}: SavedSearchRow) => ({
  id,
  name: called,
  query,
  alerts,
  alertKinds: alertKinds.filter((kind) => kinds.includes(kind)),
  createdAt: createdAt.toISOString(),
});

const path = '/account/user/saved-searches';

/** GET, POST, PATCH and DELETE …/saved-searches (product 8): on a scope behind `requireSignedIn`. */
export function registerSavedSearches(server: ZodFastify, database: Database): void {
  const { db } = database;
  server.get(
    path,
    {
      schema: {
        tags: ['saved'],
        summary: 'The current user’s saved searches, latest first',
        headers: tenantHeaders,
        response: { 200: z.object({ items: z.array(savedSearchBody) }) },
      },
    },
    async (request) => ({
      items: (await listSavedSearches(db, signedIn(request).accountId)).map(toSavedSearch),
    }),
  );
  server.post(
    path,
    {
      schema: {
        tags: ['saved'],
        summary: 'Save a search by its URL’s query; 200 if it is saved already',
        headers: tenantHeaders,
        body: z.object({
          query: savedSearchQuery,
          name: savedSearchName.optional().meta({ description: 'Generated from the query when absent.' }),
          alerts: z.boolean().default(true),
        }),
        response: { 200: savedSearchBody, 201: savedSearchBody },
        errors: ['SAVED_SEARCHES_LIMIT'],
      },
    },
    async (request, reply) => {
      const { saved, isNew } = await saveSearch(database, signedIn(request).accountId, request.body);
      return reply.code(isNew ? 201 : 200).send(toSavedSearch(saved));
    },
  );
  server.patch(
    `${path}/:id`,
    {
      schema: {
        tags: ['saved'],
        summary: 'Rename a saved search, or change its alerts',
        headers: tenantHeaders,
        params: savedSearchParams,
        body: z
          .object({
            name: savedSearchName.optional(),
            alerts: z.boolean().optional(),
            alertKinds: z.array(z.enum(alertKinds)).min(1).max(alertKinds.length).optional(),
          })
          .refine((body) => Object.values(body).some((value) => value !== undefined), 'changes nothing'),
        response: { 200: savedSearchBody },
        errors: ['NOT_FOUND'],
      },
    },
    async (request) =>
      toSavedSearch(
        await changeSavedSearch(db, signedIn(request).accountId, request.params.id, request.body),
      ),
  );
  server.delete(
    `${path}/:id`,
    {
      schema: {
        tags: ['saved'],
        summary: 'Delete a saved search',
        headers: tenantHeaders,
        params: savedSearchParams,
        response: { 204: z.null() },
        errors: ['NOT_FOUND'],
      },
    },
    async (request, reply) => {
      await removeSavedSearch(db, signedIn(request).accountId, request.params.id);
      return reply.code(204).send(null);
    },
  );
}

/** POST /v3/saved-searches/stop and …/unsubscribe: with the token of an alert's mail, without signing in. */
export function registerStopAlert(server: ZodFastify, { db }: Database): void {
  registerStopLink(server, {
    path: '/saved-searches',
    tag: 'saved',
    what: 'the alerts of the search whose mail contains this token',
    stop: (token) => stopAlert(db, token),
  });
}

/**
 * Turns the alerts of an account's search off, as often as the link is followed: they may be on again since. Deletes those without an account.
 * @returns the search; undefined for an expired or unknown token, or alerts that are deleted already.
 */
async function stopAlert(db: Database['db'], given: string): Promise<{ readonly name: string } | undefined> {
  return db.transaction(async (tx) => {
    const id = await findOneTimeToken(tx, 'stop-alert', given);
    if (id === undefined) return undefined;
    const [search] = await tx
      .update(savedSearch)
      .set({ alerts: false })
      .where(and(eq(savedSearch.id, id), isNotNull(savedSearch.accountId)))
      .returning({ name: savedSearch.name });
    return search ?? (await deleteAlerts(tx, eq(savedSearch.id, id)))[0];
  });
}
