import { site } from '@melhor-escola/config/site';
import { loggedRequest } from '@melhor-escola/server-kit/request-log';
import { BrokenCircuitError } from 'cockatiel';
import type { FastifyRequest } from 'fastify';
import { TooManyCalls, type CallKind } from './call-slots.ts';
import { deadlineOf } from '../http/deadline.ts';
import { noAnswer, readAnswer } from './service-answer.ts';

/** Where the service is, and by what it knows the site. */
export interface ServiceAccess {
  /** Origin of the service, without a slash at its end. */
  readonly serviceUrl: string;
  readonly searchApiKey: string;
}

/** What came of a call: 503 where nothing came. */
export interface ServiceAnswer {
  readonly status: number;
  /** JSON, or empty. */
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

/**
 * Calls the service once, for a request, when it is the call's turn. Without an answer it is 503, and when to come back; the log says why.
 */
export async function callService(
  request: FastifyRequest,
  url: string,
  init: RequestInit,
  kind: CallKind = 'own',
): Promise<ServiceAnswer> {
  // From now on: the wait for its turn counts too.
  const signal = deadlineOf(request);
  try {
    return await runCall(request, kind, () => ask(url, { ...init, signal }));
  } catch (err) {
    logSilence(request, err);
    return { status: 503, body: noAnswer, retryAfter: retryAfterSilence };
  }
}

/** Makes a call of a request when it is its turn, unless the service answers none. @throws what `call` throws. */
export async function runCall<Answer>(
  request: FastifyRequest,
  kind: CallKind,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const { callSlots, serviceCircuit } = request.server;
  return callSlots.run(kind, () => serviceCircuit.run(call, () => true));
}

/** Logs why a call got no answer, unless it was not made: then the log has said it of those before. */
export function logSilence(request: FastifyRequest, err: unknown): void {
  if (err instanceof TooManyCalls || err instanceof BrokenCircuitError) return;
  request.log.error({ ...loggedRequest(request), err }, 'service did not answer');
}

async function ask(url: string, init: RequestInit): Promise<ServiceAnswer> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const { headers } = response;
  const retryAfter = wholeNumber(headers.get('retry-after'));
  const cacheControl = headers.get('cache-control');
  const visit = headers.get('x-session-token');
  return {
    ...readAnswer(response.status, headers.get('content-type') ?? '', await response.text()),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(cacheControl !== null && { cacheControl }),
    ...(visit !== null && { visit }),
    ...listLength(headers),
  };
}

const wholeNumber = (text: string | null): string | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? text : undefined;

function listLength(headers: Headers): Pick<ServiceAnswer, 'list'> {
  const told = ['x-total-count', 'x-total-pages'].flatMap((name) => {
    const value = wholeNumber(headers.get(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return told.length > 0 ? { list: Object.fromEntries(told) } : {};
}
