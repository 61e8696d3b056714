import { addressApiPath } from '@melhor-escola/domain/routes';
import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { reviewReportReasons } from '@melhor-escola/domain/review-rules';
import { looksAutomated, reviewFieldNames, reviewProblems } from '@melhor-escola/search/review/form';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { registerAccountProxy } from '../account/account-proxy.ts';
import { registerPictureProxy } from '../account/picture-proxy.ts';
import { registerCollectProxy } from './collect-proxy.ts';
import { reportReview, submitReview } from './review-calls.ts';
import { isFromThisSite } from '../http/access-checks.ts';
import { callHeaders, callService, type ServiceAccess } from './service-call.ts';

export interface ServiceProxyOptions extends ServiceAccess {
  /** Origin as visitors reach the site. */
  readonly siteUrl: string;
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
  // At each navigation, by path (RT-17).
  '/v3/redirects',
] as const;

/** The address services, which the spec has at this address of the site (CA-10). What is typed there says where a family lives. */
const addressReads = [
  `${addressApiPath}/geocode`,
  `${addressApiPath}/place/autocomplete`,
  `${addressApiPath}/place/details`,
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
 * The browser's way to the service: persisted operations by id, a short list of public reads, the account, the review form,
 * reports of reviews and the way out of a saved search's mails, with the keys added here, so that no key reaches a script.
 * Nothing the visitor sends but path, query, variables and forms goes on; of the visitor, the address, which the service
 * believes because of the key.
 */
export const registerServiceProxy: FastifyPluginAsync<ServiceProxyOptions> = async (server, options) => {
  const config = limitOf(options);

  server.get<{ Params: { id: string } }>('/graphql/:id', { config }, async (request, reply) => {
    const query = Object.hasOwn(manifest, request.params.id) ? manifest[request.params.id] : undefined;
    if (query === undefined)
      return reply.status(404).send({ code: 'UNKNOWN_OPERATION', message: 'Operação desconhecida.' });
    const parsed = operationQuery.safeParse(request.query);
    if (!parsed.success)
      return reply.status(400).send({ code: 'BAD_VARIABLES', message: 'Consulta inválida.' });
    return pass(reply, {
      url: `${options.serviceUrl}/graphql`,
      init: {
        method: 'POST',
        headers: { ...callHeaders(options, request), 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: parsed.data.variables }),
      },
      hidesErrors: true,
    });
  });

  for (const path of publicReads) {
    server.get(path, { config }, async (request, reply) =>
      pass(reply, {
        url: options.serviceUrl + request.url.slice('/api'.length),
        init: { headers: callHeaders(options, request) },
      }),
    );
  }

  registerAccountProxy(server, options, { config });
  await registerPictureProxy(server, options, { config });
  registerReviewProxy(server, options, { config });
  await registerUnsubscribeProxy(server, options, { config });
  registerReportProxy(server, options, { config });
  // A scope of its own for its body, at this one's address: its options hold the prefix already.
  await server.register(registerCollectProxy, { ...options, prefix: '' });

  server.all('/*', async (_request, reply) =>
    reply.status(404).send({ code: 'NOT_FOUND', message: 'Não encontrado.' }),
  );
};

/** The way to the address services (CA-10): the same keys, limit and care as under /api. */
export const registerAddressProxy: FastifyPluginAsync<ServiceProxyOptions> = async (server, options) => {
  for (const path of addressReads) {
    server.get(path, { config: limitOf(options) }, async (request, reply) =>
      pass(reply, {
        url: options.serviceUrl + request.url,
        init: { headers: callHeaders(options, request) },
        caching: 'private, max-age=30',
      }),
    );
  }
};

function limitOf({ apiRequestsPerMinute = 300 }: ServiceProxyOptions) {
  return { rateLimit: { max: apiRequestsPerMinute, timeWindow: '1 minute' } };
}

interface PassedCall {
  readonly url: string;
  readonly init: RequestInit;
  /** How long the answer may be kept, unless the service says otherwise: what it tells of one visitor is not for the next. */
  readonly caching?: string;
  /** The answer is one of GraphQL, whose errors may quote anything. */
  readonly hidesErrors?: boolean;
}

/** The answer to an operation that failed: which one it was, and why, is in the service's log. */
const failedOperation = JSON.stringify({ errors: [{ message: 'A consulta falhou.' }] });

/** Hands the service's answer on: status, JSON body and when to come back, nothing else. Without an answer, 503 and when to come back. */
async function pass(
  reply: FastifyReply,
  { url, init, caching = 'public, max-age=30', hidesErrors = false }: PassedCall,
): Promise<FastifyReply> {
  const { status, body, retryAfter, cacheControl } = await callService(reply.request, url, init, 'lookup');
  const hasFailed = hidesErrors && status < 300 && body.includes('"errors"') && hasErrors(body);
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', status < 300 && !hasFailed ? (cacheControl ?? caching) : 'no-store')
    .send(hasFailed ? failedOperation : body);
}

const operationAnswer = z.object({ errors: z.array(z.unknown()).min(1) });
const hasErrors = (body: string): boolean => operationAnswer.safeParse(JSON.parse(body)).success;

/** `reviewProblems` validates the fields one by one. */
const sentReview = z.looseObject({
  website: z.string().default(''),
  secondsTaken: z.number().default(0),
});

/** POST /api/v3/schools/{slug}/reviews: the review form of a browser with JavaScript. */
function registerReviewProxy(
  server: FastifyInstance,
  options: ServiceAccess & { readonly siteUrl: string },
  limits: RouteShorthandOptions,
): void {
  server.post<{ Params: { slug: string } }>('/v3/schools/:slug/reviews', limits, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromThisSite(request.headers, options.siteUrl)) {
      return reply.status(403).send({ code: 'CROSS_SITE', message: 'O envio não veio deste site.' });
    }
    const { success, data } = sentReview.safeParse(request.body);
    if (!success) {
      return reply.status(400).send({ code: 'BAD_REQUEST', message: 'A avaliação não está completa.' });
    }
    if (looksAutomated(data)) {
      return reply.status(400).send({ code: 'LOOKS_AUTOMATED', message: 'O envio pareceu automático.' });
    }
    const review = Object.fromEntries(reviewFieldNames.map((name) => [name, data[name]]));
    const fields = reviewProblems(review);
    if (Object.keys(fields).length > 0) {
      return reply.status(400).send({ code: 'BAD_REQUEST', message: 'Há campos a corrigir.', fields });
    }
    const answer = await submitReview(options, request, request.params.slug, review);
    if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
    return reply.status(answer.status).type('application/json; charset=utf-8').send(answer.body);
  });
}

const reportedReview = z.object({ id: z.coerce.number().int().positive() });
/** The service validates the details by the domain's rule. */
const sentReport = z.object({ reason: z.enum(reviewReportReasons), details: z.string().nullish() });

/** POST /api/v3/reviews/{id}/reports: a visitor reports a review, without an account (product, feature 7). */
function registerReportProxy(
  server: FastifyInstance,
  options: ServiceAccess & { readonly siteUrl: string },
  limits: RouteShorthandOptions,
): void {
  server.post('/v3/reviews/:id/reports', limits, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromThisSite(request.headers, options.siteUrl)) {
      return reply.status(403).send({ code: 'CROSS_SITE', message: 'O envio não veio deste site.' });
    }
    const review = reportedReview.safeParse(request.params);
    if (!review.success) {
      return reply.status(404).send({ code: 'NOT_FOUND', message: 'Não encontrado.' });
    }
    const report = sentReport.safeParse(request.body);
    if (!report.success) {
      return reply.status(400).send({ code: 'BAD_REQUEST', message: 'A denúncia não está completa.' });
    }
    const answer = await reportReview(options, request, review.data.id, report.data);
    if (answer.retryAfter) reply.header('retry-after', answer.retryAfter);
    return reply.status(answer.status).type('application/json; charset=utf-8').send(answer.body);
  });
}

/**
 * POST /api/v3/saved-searches/unsubscribe?token=: the target of the `List-Unsubscribe` header of a saved search's mails
 * (RFC 8058). Mail programs and their servers send it, so it comes from no page of the site; they read the status alone, and
 * the token authorizes them.
 */
async function registerUnsubscribeProxy(
  server: FastifyInstance,
  service: ServiceAccess,
  limits: RouteShorthandOptions,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The request is in the query alone.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    scope.post<{ Querystring: { token?: string | string[] } }>(
      '/v3/saved-searches/unsubscribe',
      limits,
      async (request, reply) => {
        const token = [request.query.token ?? ''].flat().join();
        const { status, retryAfter } = await callService(
          request,
          `${service.serviceUrl}/v3/saved-searches/unsubscribe?token=${encodeURIComponent(token)}`,
          { method: 'POST', headers: callHeaders(service, request) },
        );
        if (retryAfter) reply.header('retry-after', retryAfter);
        return reply.status(status).header('cache-control', 'no-store').send();
      },
    );
  });
}
