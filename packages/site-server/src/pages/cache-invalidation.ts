import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { limits } from '../limits.ts';
import { keepAliveFetch } from '../proxy/keep-alive-fetch.ts';
import { requestDeadline, siteHeaders, type ServiceAccess } from '../proxy/service-client.ts';
import type { PageCache } from './page-cache.ts';
import type { PageTag } from './page-table.ts';

/** What has changed in the service since a version of its data. */
export interface Changes {
  readonly version: number;
  /** Tags of the changed pages; `all` if there are too many to list. */
  readonly tags: ReadonlySet<PageTag> | 'all';
}

/** How a site learns of changes in the service. */
export interface ChangeFeed {
  /** Path of the service that lists the changes since a version; 0 stands for none. */
  readonly path: (since: number) => string;
  /** Validates its response. @throws {Error} for an invalid one. */
  readonly parse: (body: unknown) => Changes;
  /** URLs of writes after which every page is the same as before. */
  readonly unrelatedUrls: ReadonlySet<string>;
  /** Called after each change. */
  readonly onChange: () => void;
}

/**
 * Polls the service for changes while the server listens. Purges or revalidates cached pages. The response
 * to a change (a review, a reservation) waits for a poll, so that the visitor's next page shows it, but not beyond its deadline (S29).
 *
 * @param cache `undefined` if the page cache is disabled.
 */
export function pollInvalidations(
  server: FastifyInstance,
  { path, parse, unrelatedUrls, onChange }: ChangeFeed,
  cache: PageCache | undefined,
): void {
  /**
   * Data version of the cached pages. Shows which changes this process has missed, however many site and service processes there are
   * and whenever they start; 0 makes the first response revalidate everything.
   */
  let version = 0;
  let isFailing = false;
  let inFlight = Promise.resolve();
  let next: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const applyChanges = async () => {
    try {
      const changes = parse(await requestChanges(path(version), server.service.access));
      if (changes.version !== version) onChange();
      ({ version } = changes);
      isFailing = false;
      if (changes.tags === 'all') cache?.revalidateAll();
      else if (changes.tags.size > 0) cache?.purgeByTag(changes.tags);
    } catch (err) {
      // Logged once per outage.
      if (!isFailing) server.log.warn({ err }, 'changes could not be polled');
      isFailing = true;
    }
  };
  // Resolves once everything that changed before this call is purged, or the poll has failed. Calls during a poll share the next one.
  const poll = () =>
    (next ??= inFlight.then(() => {
      next = undefined;
      return (inFlight = applyChanges());
    }));
  const pollRepeatedly = () => {
    void poll().then(() => (timer = setTimeout(pollRepeatedly, limits.pageCache.invalidationPollMs).unref()));
  };

  server.addHook('onListen', async () => pollRepeatedly());
  server.addHook('onClose', async () => clearTimeout(timer));
  server.addHook('onSend', async (request, reply) => {
    const mayChange =
      request.method !== 'GET' && request.method !== 'HEAD' && !unrelatedUrls.has(request.url);
    if (server.server.listening && mayChange && reply.statusCode < 400)
      await Promise.race([poll(), aborted(requestDeadline(request))]);
  });
}

function aborted(signal: AbortSignal): Promise<unknown> {
  return signal.aborted ? Promise.resolve() : once(signal, 'abort');
}

async function requestChanges(path: string, access: ServiceAccess): Promise<unknown> {
  const signal = AbortSignal.timeout(limits.timeouts.poll);
  const response = await keepAliveFetch(access.serviceUrl + path, { headers: siteHeaders(access), signal });
  if (!response.ok) throw new Error(`The service responded ${response.status}.`);
  return response.json();
}
