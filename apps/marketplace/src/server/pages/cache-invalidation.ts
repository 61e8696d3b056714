import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { keepAliveFetch } from '../proxy/keep-alive-fetch.ts';
import { siteHeaders, type ServiceAccess } from '../proxy/service-client.ts';
import type { PageCache } from './page-cache.ts';
import type { SharedResponses } from '../proxy/shared-responses.ts';
import type { PageTag } from './public-page.ts';

const changesBody = z.object({
  version: z.number(),
  everything: z.boolean(),
  schools: z.array(z.object({ slug: z.string(), city: z.string() })),
});

export interface CacheInvalidationOptions extends ServiceAccess {
  /** `undefined` if the page cache is disabled. */
  readonly cache: PageCache | undefined;
  readonly sharedResponses: SharedResponses;
  readonly log: FastifyBaseLogger;
}

/**
 * Polls the service for changes. Clears shared responses, and purges or revalidates cached pages. The data version shows which changes
 * this process has missed, however many site and service processes there are and whenever they start.
 */
export class CacheInvalidationPoller {
  readonly #options: CacheInvalidationOptions;
  /** Data version of the cached pages; 0 makes the first response revalidate everything. */
  #version = 0;
  #inFlight: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isFailing = false;

  constructor(options: CacheInvalidationOptions) {
    this.#options = options;
  }

  start(): void {
    const pollAgain = () => {
      this.#timer = setTimeout(() => this.start(), limits.pageCache.invalidationPollMs).unref();
    };
    void this.poll().then(pollAgain);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /**
   * Resolves once everything that changed before this call is purged, or the poll has failed. Never rejects. Calls during a poll
   * share the next one.
   */
  poll(): Promise<void> {
    this.#next ??= this.#inFlight.then(() => {
      this.#next = undefined;
      this.#inFlight = this.#requestChanges();
      return this.#inFlight;
    });
    return this.#next;
  }

  async #requestChanges(): Promise<void> {
    const { serviceUrl, log, cache, sharedResponses } = this.#options;
    try {
      const response = await keepAliveFetch(
        `${serviceUrl}/v3/marketplace/directory/changes?since=${this.#version}`,
        {
          headers: siteHeaders(this.#options),
          signal: AbortSignal.timeout(limits.timeouts.poll),
        },
      );
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`The service responded ${response.status}.`);
      const { version, everything, schools } = changesBody.parse(body);
      if (version !== this.#version) sharedResponses.clear();
      this.#version = version;
      this.#isFailing = false;
      if (everything) cache?.revalidateAll();
      else if (schools.length > 0) cache?.purgeByTag(tagsOf(schools));
    } catch (error) {
      // Logged once per outage.
      if (!this.#isFailing) log.warn({ err: error }, 'changes of the directory could not be polled');
      this.#isFailing = true;
    }
  }
}

function tagsOf(schools: readonly { readonly slug: string; readonly city: string }[]): ReadonlySet<PageTag> {
  return new Set(schools.flatMap(({ slug, city }): PageTag[] => [`school:${slug}`, `city:${city}`]));
}

/** Telemetry is frequent, and changes no page. */
const changesNothing = '/api/collect';

/**
 * Polls while the server listens. The response to a change (a review, a reservation) waits for a poll, so that the visitor's next
 * page shows it.
 */
export function pollInvalidations(server: FastifyInstance, poller: CacheInvalidationPoller): void {
  let isListening = false;
  server.addHook('onListen', async () => {
    isListening = true;
    poller.start();
  });
  server.addHook('onClose', async () => poller.stop());
  server.addHook('onSend', async (request, reply) => {
    const mayChange = request.method !== 'GET' && request.method !== 'HEAD' && request.url !== changesNothing;
    if (isListening && mayChange && reply.statusCode < 400) await poller.poll();
  });
}
