import { once } from 'node:events';
import { signOutPath } from '@melhor-escola/domain/routes';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { keepAliveFetch } from '../proxy/keep-alive-fetch.ts';
import { deadlineOf, siteHeaders, type ServiceAccess } from '../proxy/service-client.ts';
import type { SharedResponses } from '../../app/service/shared-responses.ts';
import type { PageCache } from './page-cache.ts';
import type { PageTag } from './public-page.ts';

const changesBody = z.object({
  version: z.number(),
  everything: z.boolean(),
  schools: z.array(z.object({ slug: z.string(), city: z.string() })),
});

/** Telemetry is frequent, and signing out must not wait for a service that does not respond. */
const changesNothing = new Set(['/api/collect', '/api/v3/account/auth/logout', signOutPath]);

/**
 * Polls the service for changes while the server listens. Clears shared responses, and purges or revalidates cached pages. The response
 * to a change (a review, a reservation) waits for a poll, so that the visitor's next page shows it, but not beyond its deadline (S29).
 *
 * @param cache `undefined` if the page cache is disabled.
 */
export function pollInvalidations(
  server: FastifyInstance,
  sharedResponses: SharedResponses,
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
      const changes = await changesSince(version, server.service.access);
      if (changes.version !== version) sharedResponses.clear();
      ({ version } = changes);
      isFailing = false;
      if (changes.everything) cache?.revalidateAll();
      else if (changes.schools.length > 0) cache?.purgeByTag(tagsOf(changes.schools));
    } catch (err) {
      // Logged once per outage.
      if (!isFailing) server.log.warn({ err }, 'changes of the directory could not be polled');
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
      request.method !== 'GET' && request.method !== 'HEAD' && !changesNothing.has(request.url);
    if (server.server.listening && mayChange && reply.statusCode < 400)
      await Promise.race([poll(), aborted(deadlineOf(request))]);
  });
}

function aborted(signal: AbortSignal): Promise<unknown> {
  return signal.aborted ? Promise.resolve() : once(signal, 'abort');
}

async function changesSince(version: number, access: ServiceAccess) {
  const url = `${access.serviceUrl}/v3/marketplace/directory/changes?since=${version}`;
  const signal = AbortSignal.timeout(limits.timeouts.poll);
  const response = await keepAliveFetch(url, { headers: siteHeaders(access), signal });
  if (!response.ok) throw new Error(`The service responded ${response.status}.`);
  return changesBody.parse(await response.json());
}

function tagsOf(schools: z.infer<typeof changesBody>['schools']): ReadonlySet<PageTag> {
  return new Set(schools.flatMap(({ slug, city }): PageTag[] => [`school:${slug}`, `city:${city}`]));
}
