import { redirectAnswer, type Redirect } from '@melhor-escola/domain/redirect';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { OverloadedError } from '../http/concurrency-limiter.ts';
import { keepAliveFetch } from '../proxy/keep-alive-fetch.ts';
import { callHeaders, type ServiceAccess } from '../proxy/service-client.ts';

/** Milliseconds for which an answer holds: a rule that an operator adds is followed this much later. */
const freshFor = 60_000;
/** Paths that are remembered: the pages of a few cities. */
const remembered = 5_000;
/** Milliseconds after which a lookup is given up, and the page shown. */
const patience = 1_000;
/** Milliseconds until a lookup that failed is tried again. */
const pause = 2_000;

/** Where a path has moved to, as the service knows it; `undefined` for nearly every path, and whenever it cannot be asked. */
export type FindRedirect = (request: FastifyRequest) => Promise<Redirect | undefined>;

export interface RedirectLookup {
  readonly find: FindRedirect;
  /** Whether it is known of a path, without asking, that it has not moved. */
  readonly knowsOfNone: (path: string) => boolean;
}

interface Known {
  readonly redirect: Redirect | undefined;
}

/**
 * Looks up where paths have moved to (RT-17), one lookup for all who ask at a time, and remembers the answers for a minute. It
 * never fails: what goes wrong is logged, and what was known last holds.
 */
export function redirectLookup(options: ServiceAccess): RedirectLookup {
  const known = new LRUCache<string, Known, FastifyRequest>({
    max: remembered,
    ttl: freshFor,
    // Forgotten for others while it is asked for: who asked is answered all the same.
    ignoreFetchAbort: true,
    fetchMethod: async (path, before, { options: entry, context: request }) => {
      try {
        return { redirect: await ask(options, request, path) };
      } catch (error) {
        if (!(error instanceof OverloadedError)) note(request.log, error);
        entry.ttl = pause;
        return { redirect: before?.redirect };
      }
    },
  });
  return {
    find: async (request) => {
      const path = request.url.split('?', 1)[0] ?? '/';
      const found = await known.forceFetch(path, { context: request });
      return found.redirect;
    },
    knowsOfNone: (path) => {
      const kept = known.get(path);
      return kept !== undefined && kept.redirect === undefined;
    },
  };
}

async function ask(
  options: ServiceAccess,
  request: FastifyRequest,
  path: string,
): Promise<Redirect | undefined> {
  const { circuit, queues } = request.server.service;
  if (circuit.isOpen) throw new OverloadedError('The circuit is open.');
  // From now on: the page waits for the call's turn as well.
  const signal = AbortSignal.timeout(patience);
  const { status, ok, body } = await queues.redirect.run(async () => {
    const answer = await keepAliveFetch(
      `${options.serviceUrl}/v3/redirects?${new URLSearchParams({ path })}`,
      {
        headers: callHeaders(options, request),
        signal,
      },
    );
    return { status: answer.status, ok: answer.ok, body: await answer.text() };
  });
  if (status === 204) return undefined;
  if (!ok) throw new Error(`The service answered ${status} to a lookup of redirects.`);
  return redirectAnswer(JSON.parse(body));
}

/** Without the path, which may hold what was typed. */
function note(log: FastifyBaseLogger, error: unknown): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  log.warn({ reason }, 'Redirects could not be looked up.');
}
