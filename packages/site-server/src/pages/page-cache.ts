import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { OverloadedError, type ConcurrencyLimiter } from '@melhor-escola/server-kit/concurrency-limiter';
import { limits } from '../limits.ts';
import { trackFailures, type ServiceCircuit } from '../proxy/service-circuit.ts';
import type { RenderPage } from '../rendering.ts';
import type { PageTag, PublicPage } from './page-table.ts';
import {
  isFailure,
  readPage,
  toStoredPage,
  pageTtl,
  type RenderedPage,
  type StoredPage,
} from './stored-page.ts';

export interface PageCacheOptions {
  /** Total bytes of all pages. */
  readonly maxBytes: number;
  /** Public origin of the site. */
  readonly siteUrl: string;
  readonly renderPage: RenderPage;
  /** Limits renders, compression included, which takes as much CPU time as rendering. */
  readonly limiter: ConcurrencyLimiter;
  readonly circuit: ServiceCircuit;
  readonly log: FastifyBaseLogger;
}

interface RenderRequest {
  readonly page: PublicPage;
  /** For the log of this render, and for the error page if it fails. */
  readonly requestId: string;
}

/** Carries an uncacheable response to the requests that wait for it, past the cache. */
class UncacheableResponse extends Error {
  override readonly name = 'UncacheableResponse';
  readonly page: RenderedPage;

  constructor(page: RenderedPage) {
    super(`A response of status ${page.status} is not stored.`);
    this.page = page;
  }
}

/** A bot's, so that TanStack Start sends the complete page, as it does for crawlers. */
const userAgent = 'Melhor Escola page cache (bot)';

const { staleWhileRevalidateMs, staleIfErrorMs, retryAfterErrorMs } = limits.pageCache;
/** Options that make a stored page stale. */
const expired = { ttl: 1, start: 1 };

const pageAge = ({ renderedAt }: StoredPage): number => Date.now() - renderedAt;

/**
 * In-memory cache of publicly cacheable pages (P5). Fresh: served from memory. Stale: served, then revalidated
 * (stale-while-revalidate). Missing, purged or too old: rendered once while concurrent requests wait (single flight). If a render
 * fails, the stale page is served (stale-if-error, S19). The least recently used pages are evicted.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, StoredPage, RenderRequest>;
  /** Renders in flight, which the LRU cache does not list. */
  readonly #inFlight = new Map<string, RenderRequest>();

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = new LRUCache<string, StoredPage, RenderRequest>({
      maxSize: options.maxBytes,
      // With 4 kB for headers and the entry itself.
      sizeCalculation: ({ brotli }) => brotli.length + 4_096,
      allowStale: true,
      noDeleteOnStaleGet: true,
      // If a page is purged or evicted during its render, the requests that wait still get it.
      ignoreFetchAbort: true,
      perf: Date,
      ttlResolution: 0,
      fetchMethod: async (key, stale, { options: entry, context, signal }) => {
        this.#inFlight.set(key, context);
        try {
          const page = await this.#render(context, signal);
          entry.ttl = page.ttlMs;
          return page;
        } catch (error) {
          const isRedirect = error instanceof UncacheableResponse && !isFailure(error.page);
          if (!stale || isRedirect || pageAge(stale) >= staleIfErrorMs) throw error;
          if (!(error instanceof UncacheableResponse || error instanceof OverloadedError))
            options.log.warn({ err: error }, 'page could not be revalidated');
          entry.ttl = retryAfterErrorMs;
          return stale;
        } finally {
          if (this.#inFlight.get(key) === context) this.#inFlight.delete(key);
        }
      },
    });
  }

  /** The cached page if it is fresh. */
  fresh({ key }: PublicPage): StoredPage | undefined {
    return this.#pages.get(key, { allowStale: false });
  }

  /**
   * The page, from the cache or rendered. A `RenderedPage` is uncacheable: it failed, or is neither 200, 404 nor 410.
   *
   * @throws {OverloadedError} when it has to be rendered and the limiter is full.
   */
  async get(page: PublicPage, requestId: string): Promise<StoredPage | RenderedPage> {
    const fresh = this.fresh(page);
    if (fresh) return fresh;
    const stale = this.#pages.peek(page.key);
    // A 404 is never served stale, because the page may exist by now.
    if (stale?.status !== 200 || stale.isPurged || pageAge(stale) >= staleWhileRevalidateMs)
      return this.#fetch({ page, requestId });
    if (this.#options.limiter.isMostlyIdle) void this.#fetch({ page, requestId });
    return stale;
  }

  /** Whether a request for this page needs no new render. */
  has({ key }: PublicPage): boolean {
    return this.#inFlight.has(key) || this.#pages.peek(key) !== undefined;
  }

  /** Purges pages by tag: the next request for one waits until it is rendered again. */
  purgeByTag(tags: ReadonlySet<PageTag>): void {
    this.#expire((page) => page.tags.some((tag) => tags.has(tag)), { isPurge: true });
  }

  /** Makes all pages stale, for example during an import: each is served stale once and revalidated, so that not every visitor waits. */
  revalidateAll(): void {
    this.#expire(() => true, { isPurge: false });
  }

  #expire(
    isMeant: (page: Pick<PublicPage, 'tags'>) => boolean,
    { isPurge }: { readonly isPurge: boolean },
  ): void {
    // Starts with the least recently used, which keeps the LRU order.
    for (const key of new Set([...this.#pages.rkeys(), ...this.#inFlight.keys()])) {
      const stored = this.#pages.peek(key);
      const page = stored ?? this.#inFlight.get(key)?.page;
      if (!page || !isMeant(page)) continue;
      // A render in flight may have read old data: waiting requests get it, later ones start a new render.
      if (this.#inFlight.delete(key)) this.#pages.delete(key);
      if (!stored) continue;
      stored.isPurged ||= isPurge;
      this.#pages.set(key, stored, expired);
    }
  }

  async #fetch(context: RenderRequest): Promise<StoredPage | RenderedPage> {
    try {
      return await this.#pages.forceFetch(context.page.key, { allowStale: false, context });
    } catch (error) {
      if (error instanceof UncacheableResponse) return error.page;
      throw error;
    }
  }

  /** Renders from the URL alone, so that no visitor's data is in a page for others (S12, S18). */
  async #render({ page, requestId }: RenderRequest, dropped: AbortSignal): Promise<StoredPage> {
    const { siteUrl, renderPage, limiter, circuit } = this.#options;
    const renderedAt = Date.now();
    const deadline = AbortSignal.timeout(limits.timeouts.page);
    const url = new URL(siteUrl);
    url.pathname = page.path;
    url.search = page.query;
    const headers = new Headers({ 'user-agent': userAgent, 'x-request-id': requestId });
    if (page.savesData) headers.set('save-data', 'on');
    return limiter.run(async () => {
      const calls = trackFailures(circuit);
      const context = { executeCall: calls.execute, deadline };
      const rendered = await readPage(
        await renderPage(new Request(url, { headers }), context),
        calls.didFail,
      );
      if (pageTtl(rendered) === 0 || dropped.aborted) throw new UncacheableResponse(rendered);
      return toStoredPage(rendered, page, renderedAt);
    });
  }
}
