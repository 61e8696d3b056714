import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { clearSiteData } from '@melhor-escola/server-kit/clear-site-data';
import { ExponentialBackoff, handleWhenResult, retry } from 'cockatiel';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { callHeaders, type ServiceCall } from './service-client.ts';
import { parseJson, unavailable, type ServiceResponse } from './service-response.ts';

const day = 24 * 60 * 60;
/** CO-01: the lifetime of the service's session. */
const sessionSeconds = 30 * day;
/** The lifetime of a visitor in the service. */
const visitorSeconds = 365 * day;

/** The format of the service's tokens; nothing else is put into a header. */
const tokenForm = /^[\w-]{43}$/;
const valid = (text: string | undefined) => (text && tokenForm.test(text) ? text : undefined);

/** What a call does to the session: `start` starts one; `signOut` ends it whatever the response, `deletion` only on success. */
export type SessionEffect = 'start' | keyof typeof clearSiteData;

/** The calls of the service that concern the session. */
export interface SessionCalls {
  /** Path of the current user, which responds 401 to everyone else. */
  readonly userPath: string;
  /** Whether a successful POST to a path makes its sender known: a registration, an order, a question (EN-17). */
  readonly isLead: (path: string) => boolean;
}

/** Fields of a response that concern the session. */
const sessionFields = z.looseObject({ token: z.string().optional(), code: z.string().optional() });

/**
 * The session of a browser: tokens are in cookies that only this server reads and writes, and are sent to the service as headers (S1).
 *
 * The cookies are those of EN-17. Scripts can read all except `authentication_token`: `sessiontoken` identifies whose data is on the
 * device (EN-02), and `signed_in`, which has the token's lifetime, shows whether there is a current user to load (ST-02). With HTTPS the
 * tokens' names have the prefix `__Host-`, so that no other host of the domain can write them, and all cookies are `Secure`.
 */
export class Session {
  readonly #secure: boolean;
  readonly #calls: SessionCalls;
  /**
   * Tokens that a sign-in has just replaced. Calls that were sent with one before may be rejected after the browser has its new cookie,
   * which their responses must not remove.
   */
  readonly #replaced = new LRUCache<string, true>({ max: 10_000, ttl: limits.signIn.replacedForMs });
  readonly #names: { readonly session: string; readonly visitor: string };

  /** @param siteUrl public origin of the site. */
  constructor(siteUrl: string, calls: SessionCalls) {
    this.#calls = calls;
    this.#secure = siteUrl.startsWith('https:');
    const prefix = this.#secure ? '__Host-' : '';
    this.#names = { session: `${prefix}authentication_token`, visitor: `${prefix}sessiontoken` };
  }

  /** @returns the tokens of the current user's session and of the visitor, who may be anonymous (CA-06). */
  tokens({ headers }: FastifyRequest) {
    const cookies = parseCookie(headers.cookie ?? '');
    return { session: valid(cookies[this.#names.session]), visitor: valid(cookies[this.#names.visitor]) };
  }

  /** All headers of a call for the current user. */
  headers(request: FastifyRequest): Record<string, string> {
    const { session, visitor } = this.tokens(request);
    return {
      ...callHeaders(request.server.service.access, request),
      // Shown in the list of devices.
      'user-agent': request.headers['user-agent'] ?? '',
      ...(session && { authorization: `Bearer ${session}` }),
      ...(visitor && { 'x-session-token': visitor }),
    };
  }

  /** Asks the service for the current user. */
  findUser(request: FastifyRequest, reply: FastifyReply): Promise<ServiceResponse> {
    return this.call(request, reply, { method: 'GET', path: this.#calls.userPath });
  }

  /**
   * Calls the service for the current user. Ends the session here if the service has ended it. Removes the token from every response to
   * the browser (S1).
   */
  async call(
    request: FastifyRequest,
    reply: FastifyReply,
    { effect, ...call }: ServiceCall & { readonly effect?: SessionEffect | undefined },
  ): Promise<ServiceResponse> {
    const headersOfCall = { ...call.headers, ...this.headers(request) };
    const response =
      effect === 'signOut'
        ? await endSession(request, { ...call, headers: headersOfCall })
        : await request.server.service.call(request, { ...call, headers: headersOfCall });
    const { status, body, headers } = response;
    const content = typeof body === 'string' ? parseJson(body) : undefined;
    const { token, ...rest } = sessionFields.safeParse(content).data ?? {};
    const visitor = headers.get('x-session-token');
    if (effect === 'signOut' || (effect === 'deletion' && status < 300)) {
      this.#clear(reply);
      reply.header('clear-site-data', clearSiteData[effect]);
    } else if (visitor !== null) this.#set(reply, this.#names.visitor, visitor, visitorSeconds);
    const { session: sent } = this.tokens(request);
    if (effect === 'start' && token !== undefined) {
      this.#start(reply, token);
      if (sent) this.#replaced.set(sent, true);
    }
    this.identifyLead(request, reply, { ...call, status });
    // A wrong password is a 401 too, but does not end the session.
    const hasEnded = status === 401 && rest.code === 'UNAUTHORIZED';
    if (hasEnded && !(sent && this.#replaced.has(sent))) this.#end(reply);
    return token === undefined ? response : { ...response, body: JSON.stringify(rest) };
  }

  #start(reply: FastifyReply, token: string): void {
    this.#set(reply, this.#names.session, token, sessionSeconds, { httpOnly: true });
    this.#set(reply, 'signed_in', '1', sessionSeconds);
  }

  /** Sets the random id of a browser from its first lead on (EN-17): a call by which somebody makes themselves known. */
  identifyLead(
    request: FastifyRequest,
    reply: FastifyReply,
    { method, path, status }: Pick<ServiceCall, 'method' | 'path'> & Pick<ServiceResponse, 'status'>,
  ): void {
    if (method !== 'POST' || status >= 300 || !this.#calls.isLead(path)) return;
    const { userHash } = parseCookie(request.headers.cookie ?? '');
    if (!userHash) this.#set(reply, 'userHash', randomUUID(), visitorSeconds);
  }

  #end(reply: FastifyReply): void {
    this.#set(reply, this.#names.session, '', 0, { httpOnly: true });
    this.#set(reply, 'signed_in', '', 0);
  }

  /** Clears session and visitor cookies, because the next person on this device may be another user. */
  #clear(reply: FastifyReply): void {
    this.#end(reply);
    this.#set(reply, this.#names.visitor, '', 0);
    this.#set(reply, 'userHash', '', 0);
  }

  #set(reply: FastifyReply, name: string, value: string, maxAge: number, more = {}): void {
    const scope = { path: '/', sameSite: 'lax', secure: this.#secure } as const;
    reply.header('set-cookie', stringifySetCookie({ name, value, maxAge, ...scope, ...more }));
  }
}

const { waitMs, attempts, firstRetryMs, maxRetryMs } = limits.signOut;

const hasFailed = (response: unknown) =>
  typeof response === 'object' && response !== null && 'status' in response && Number(response.status) >= 429;

const retries = retry(handleWhenResult(hasFailed), {
  maxAttempts: attempts,
  backoff: new ExponentialBackoff({ initialDelay: firstRetryMs, maxDelay: maxRetryMs }),
}).dangerouslyUnref();

/**
 * Ends a session in the service. Signing out waits for that only a moment, because the browser loses its token whatever the service
 * responds; a service that does not respond is asked again, so that the session ends there too (S2).
 *
 * @returns the service's response, or 503 if it takes longer.
 */
async function endSession(request: FastifyRequest, call: ServiceCall): Promise<ServiceResponse> {
  const ended = retries.execute(() =>
    request.server.service.call(request, { ...call, deadline: AbortSignal.timeout(limits.timeouts.write) }),
  );
  void logFailure(request, ended);
  const late = delay(waitMs, unavailable(limits.retryAfterSeconds.overload), { ref: false });
  return Promise.race([ended, late]);
}

async function logFailure(request: FastifyRequest, ended: Promise<ServiceResponse>): Promise<void> {
  const { status } = await ended;
  if (status >= 429) request.log.error({ status }, 'a session was signed out here, but not in the service');
}
