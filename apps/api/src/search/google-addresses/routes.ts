import type { Environment } from '@melhor-escola/server-kit/environment';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { requireSearchKey, requireTenant } from '../../platform/http/edge/authorization.ts';
import { documentSecurity } from '../../platform/http/documentation.ts';
import { errorWith } from '../../platform/http/errors/declared-errors.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import {
  autocompleteAnswer,
  autocompleteQuery,
  detailsAnswer,
  detailsQuery,
  geocodeAnswer,
  geocodeQuery,
} from './address-source.ts';
import { createGoogleAddresses } from './google-addresses.ts';
import { createOwnAddresses } from './own-addresses.ts';
import { readOwnPlaceId } from './own-place.ts';
import { UpstreamError } from './read-upstream.ts';

/** ER-01, word for word. */
const failures = {
  geocode: 'Erro ao obter endereço pela localização.',
  autocomplete: 'Erro ao obter lista de endereços',
  details: 'Erro ao obter detalhes do endereço',
} as const;

const headers = tenantHeaders.extend({
  'x-api-key': z.string().meta({ description: 'The search key: each call may cost money.' }),
  'x-application-name': z.string(),
});

/**
 * GET /escolas/api/v2/google/geocode · place/autocomplete · place/details (CA-10): Google's services when a
 * key is configured, otherwise our own places in the same shape. For the site's server, which has the search key.
 */
export function registerGoogleRoutes(server: ZodFastify, environment: Environment, database: Database): void {
  const own = createOwnAddresses(database);
  const { key, url } = environment.googleMaps;
  const source = key === undefined ? own : createGoogleAddresses({ url, key });
  documentSecurity(server, 'searchKey');
  server.addHook('onRequest', requireTenant(environment.tenants));
  server.addHook('onRequest', requireSearchKey(environment.searchApiKeys));

  server.get(
    '/geocode',
    {
      schema: {
        tags: ['places'],
        summary: 'Position of an address, or address of a position',
        headers,
        querystring: geocodeQuery,
        response: { 200: geocodeAnswer, ...upstreamErrors },
      },
    },
    ({ query, log }) => answered(source.geocode(query), failures.geocode, log),
  );
  server.get(
    '/place/autocomplete',
    {
      schema: {
        tags: ['places'],
        summary: 'Suggestions for typed text',
        headers,
        querystring: autocompleteQuery,
        response: { 200: autocompleteAnswer, ...upstreamErrors },
      },
    },
    ({ query, log }) => answered(source.autocomplete(query), failures.autocomplete, log),
  );
  server.get(
    '/place/details',
    {
      schema: {
        tags: ['places'],
        summary: 'Position of a place',
        headers,
        querystring: detailsQuery,
        response: { 200: detailsAnswer, ...upstreamErrors },
      },
    },
    ({ query, log }) => {
      // One of our own ids may be used after a key was configured.
      const knowing = readOwnPlaceId(query.placeId) ? own : source;
      return answered(knowing.details(query), failures.details, log);
    },
  );
}

/** Responses while the external service fails or does not answer. */
const upstreamErrors = { 502: errorWith(['UNAVAILABLE']), 504: errorWith(['UNAVAILABLE']) };

/** Statuses to log for the operator: the key is wrong, or its quota used up. */
const operatorStatuses = new Set(['REQUEST_DENIED', 'OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT']);

/** @throws {ServiceError} 502 or 504 when the external service failed. */
async function answered<Answer extends { readonly status: string }>(
  asked: Promise<Answer>,
  message: string,
  log: FastifyBaseLogger,
): Promise<Answer> {
  try {
    const answer = await asked;
    if (operatorStatuses.has(answer.status))
      log.warn({ status: answer.status }, 'address service rejected our key');
    return answer;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    throw new ServiceError('UNAVAILABLE', message, {
      statusCode: error.reason === 'late' ? 504 : 502,
      cause: error,
    });
  }
}
