import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { site } from '@melhor-escola/config/site';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

export interface ServiceProxyOptions {
  readonly serviceUrl: string;
  readonly searchApiKey: string;
  readonly apiRequestsPerMinute?: number;
}

/** The account API's public reads that a browser may make through the site. Anything else is not there. */
const publicReads = [
  '/v3/cities/by-slug/:slug',
  '/v3/neighborhoods/by-slug/:citySlug/:neighborhoodSlug',
  '/v3/marketplace/directory/overall-data',
  '/v3/marketplace/directory/place-summary',
  '/v3/marketplace/list-options/products',
  '/v3/visitor-location',
] as const;

/** The address services, which the spec has at this address of the site (CA-10). What is typed there says where a family lives. */
const addressReads = [
  '/escolas/api/v2/google/geocode',
  '/escolas/api/v2/google/place/autocomplete',
  '/escolas/api/v2/google/place/details',
] as const;

const operationQuery = z.object({
  variables: z
    .string()
    .max(8_000)
    .default('{}')
    .transform((text, context) => {
      try {
        return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
      } catch {
        context.addIssue({ code: 'custom', message: 'variables must be a JSON object' });
        return z.NEVER;
      }
    }),
});

/**
 * The browser's way to the service: persisted operations by id and a short list of public reads, with the keys added
 * here, so that no key reaches a script. Nothing the visitor sends but path, query and variables goes on; of the visitor,
 * the address, which the service believes because of the key.
 */
export const registerServiceProxy: FastifyPluginAsync<ServiceProxyOptions> = async (server, options) => {
  const keys = keysOf(options);
  const config = limitOf(options);

  server.get<{ Params: { id: string } }>('/graphql/:id', { config }, async (request, reply) => {
    const query = Object.hasOwn(manifest, request.params.id) ? manifest[request.params.id] : undefined;
    if (query === undefined)
      return reply.status(404).send({ code: 'UNKNOWN_OPERATION', message: 'Operação desconhecida.' });
    const parsed = operationQuery.safeParse(request.query);
    if (!parsed.success)
      return reply.status(400).send({ code: 'BAD_VARIABLES', message: 'Consulta inválida.' });
    return pass(reply, `${options.serviceUrl}/graphql`, {
      method: 'POST',
      headers: { ...keys, ...ofVisitor(request), 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: parsed.data.variables }),
    });
  });

  for (const path of publicReads) {
    server.get(path, { config }, async (request, reply) =>
      pass(reply, `${options.serviceUrl}${request.url.slice('/api'.length)}`, {
        headers: { ...keys, ...ofVisitor(request) },
      }),
    );
  }

  server.all('/*', async (_request, reply) =>
    reply.status(404).send({ code: 'NOT_FOUND', message: 'Não encontrado.' }),
  );
};

/** The way to the address services (CA-10): the same keys, limit and care as under /api. */
export const registerAddressProxy: FastifyPluginAsync<ServiceProxyOptions> = async (server, options) => {
  for (const path of addressReads) {
    server.get(path, { config: limitOf(options) }, async (request, reply) =>
      pass(
        reply,
        options.serviceUrl + request.url,
        { headers: { ...keysOf(options), ...ofVisitor(request) } },
        'private, max-age=30',
      ),
    );
  }
};

function keysOf({ searchApiKey }: ServiceProxyOptions): Record<string, string> {
  return {
    'x-tenant': site.tenant,
    'x-api-key': searchApiKey,
    'x-application-name': site.applicationName,
  };
}

function limitOf({ apiRequestsPerMinute = 300 }: ServiceProxyOptions) {
  return { rateLimit: { max: apiRequestsPerMinute, timeWindow: '1 minute' } };
}

/** Whose request it is, and under which id both logs have it. */
function ofVisitor({ ip, id }: FastifyRequest): Record<string, string> {
  return { 'x-forwarded-for': ip, 'x-request-id': id };
}

/**
 * Hands the service's answer on: status and JSON body, nothing else. It may be kept as `caching` says, unless the service
 * says otherwise: what it tells of one visitor is not for the next. Without an answer, 503 and when to come back.
 */
async function pass(
  reply: FastifyReply,
  url: string,
  init: RequestInit,
  caching = 'public, max-age=30',
): Promise<FastifyReply> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(8_000), redirect: 'error' });
    const body = await response.text();
    const cacheable = response.ok && !body.includes('"errors"');
    return await reply
      .status(response.status)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', cacheable ? (response.headers.get('cache-control') ?? caching) : 'no-store')
      .send(body);
  } catch {
    return reply
      .status(503)
      .header('retry-after', '5')
      .header('cache-control', 'no-store')
      .send({ code: 'SERVICE_UNAVAILABLE', message: 'O serviço não respondeu. Tente de novo em instantes.' });
  }
}
