import { site } from '@melhor-escola/config/site';
import type { FastifyRequest } from 'fastify';
import { TooManyCalls, type CallKind } from './call-slots.ts';
import { loggedRequest } from './request-log.ts';

/** Where the service is, and by what it knows the site. */
export interface ServiceAccess {
  /** Origin of the service, without a slash at its end. */
  readonly serviceUrl: string;
  readonly searchApiKey: string;
}

/** What came of a call: 503 where nothing came. */
export interface ServiceAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
  /** Seconds. */
  readonly retryAfter?: string;
  /** Whether and how long it may be kept, where the service says so. */
  readonly cacheControl?: string;
  /** The token of a visitor that was made with the call (CA-06). */
  readonly visit?: string;
  /** How long a list is that comes by pages (CA-05). */
  readonly list?: Readonly<Record<string, string>>;
}

/** The headers of a call of the site's own: tenant and keys. */
export function siteHeaders({ searchApiKey }: ServiceAccess) {
  return {
    'x-tenant': site.tenant,
    'x-api-key': searchApiKey,
    'x-application-name': site.applicationName,
  };
}

/** The headers of a call on behalf of a visitor: besides those, whose request it is, and under which id both logs have it. */
export function callHeaders(access: ServiceAccess, { ip, id }: FastifyRequest) {
  return { ...siteHeaders(access), 'x-forwarded-for': ip, 'x-request-id': id };
}

/** Seconds after which to come back to a service that has not answered, or was not asked. */
export const retryAfterSilence = '5';

/** What is answered in the service's place, in its own shape. */
const noAnswer: ServiceAnswer = {
  status: 503,
  body: JSON.stringify({
    code: 'SERVICE_UNAVAILABLE',
    message: 'O serviço não respondeu. Tente de novo em instantes.',
  }),
  retryAfter: retryAfterSilence,
};

/**
 * Calls the service once, for a request, when it is the call's turn. Without an answer it is 503, and when to come back; the log
 * says why, unless there were too many to ask it.
 */
export async function callService(
  request: FastifyRequest,
  url: string,
  init: RequestInit,
  kind: CallKind = 'own',
): Promise<ServiceAnswer> {
  try {
    return await request.server.callSlots.run(kind, () => ask(url, init));
  } catch (err) {
    if (!(err instanceof TooManyCalls))
      request.log.error({ ...loggedRequest(request), err }, 'service did not answer');
    return noAnswer;
  }
}

async function ask(url: string, init: RequestInit): Promise<ServiceAnswer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(8_000), redirect: 'error' });
  const retryAfter = response.headers.get('retry-after');
  const cacheControl = response.headers.get('cache-control');
  const visit = response.headers.get('x-session-token');
  return {
    status: response.status,
    body: await response.text(),
    ...(retryAfter !== null && { retryAfter }),
    ...(cacheControl !== null && { cacheControl }),
    ...(visit !== null && { visit }),
    ...listLength(response.headers),
  };
}

function listLength(headers: Headers): Pick<ServiceAnswer, 'list'> {
  const told = ['x-total-count', 'x-total-pages'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return told.length > 0 ? { list: Object.fromEntries(told) } : {};
}
