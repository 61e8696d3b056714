import type { ConcurrencyLimit } from './http/concurrency-limiter.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

/** All limits of the site's server: times in ms, sizes in bytes. `scripts/limits-table.ts` writes them into `docs/limits.md`. */
export const limits = {
  connections: {
    /** Until all headers of a request have arrived, and until all of it has. */
    headersTimeout: 10 * second,
    requestTimeout: 30 * second,
    /** How often the first two are checked. */
    connectionsCheckingInterval: 5 * second,
    /** For the next request. Longer than HAProxy keeps one, so that HAProxy never writes to a connection that we are closing. */
    keepAliveTimeout: 72 * second,
    /** Without any traffic, as when a client does not read the response. Longer than any response takes. */
    silenceTimeout: minute,
    /** Of a request's first line and headers together. */
    maxHeaderSize: 16 * kilobyte,
    /** As many as HAProxy accepts from visitors; each costs some 20 kB. Further ones are closed as they come. */
    maxConnections: 4_000,
  },
  addressLength: {
    /** Characters of a page's address. Those of /api may be as long as headers may. */
    page: 4_000,
    /** No publicly cacheable page has a longer one. */
    cached: 500,
  },
  /** Enough to use the processor while some pages wait for the service; the queue is a second's work, or two. */
  rendering: { concurrent: 8, queued: 24, maxWaitMs: 3.5 * second },
  /**
   * Calls of browsers to the service, which has ten connections to its database. Each kind has a queue of its own, so that no
   * crowd of searches takes the places of whoever signs in.
   */
  calls: {
    /** For the current user, and what visitors submit. */
    own: { concurrent: 24, queued: 48, maxWaitMs: 2 * second },
    /** Searches. */
    lookup: { concurrent: 24, queued: 48, maxWaitMs: 2 * second },
    /** Where a path has moved to: the page waits no longer for it. */
    redirect: { concurrent: 8, queued: 24, maxWaitMs: second },
    /** What browsers measured: they keep it, and send it again. */
    measurement: { concurrent: 4, queued: 0, maxWaitMs: 0 },
  },
  /** Conversions of photos: each takes a processor. */
  imageConversion: { concurrent: 2, queued: 100, maxWaitMs: 10 * second },
  timeouts: {
    /** All calls of a page or a read, waiting and retries included: the response is there within 5 s (S29). */
    page: 4 * second,
    /** A write through /api: it may have been done, so that it is worth waiting longer for its outcome. */
    write: 8 * second,
    /** Measurements: no visitor waits for them. */
    measurement: 5 * second,
    /** `/readyz`, and the poll for changed schools. */
    poll: 2 * second,
    imageSource: 8 * second,
    imageConversion: 15 * second,
  },
  pageCache: {
    /** Addresses whose page is remembered. */
    maxAddresses: 5_000,
    /** How long a page is fresh: 200 and 404. */
    ttlMs: minute,
    notFoundTtlMs: 10 * second,
    /** Age up to which a stale page is served while it is revalidated. */
    staleWhileRevalidateMs: hour,
    /** Age up to which a stale page is served when it cannot be rendered. */
    staleIfErrorMs: 24 * hour,
    /** How long a failed render is not repeated while there is a stale page. */
    retryAfterErrorMs: 2 * second,
    /** How often the service is asked which schools changed. */
    invalidationPollMs: second,
  },
  /** Responses of the service that pages have in common. */
  sharedResponses: { ttlMs: minute, maxEntries: 1_000 },
  redirects: { ttlMs: minute, retryAfterErrorMs: 2 * second, maxEntries: 5_000 },
  images: { cacheBytes: 512 * megabyte, sourceBytes: 15 * megabyte },
  shareImages: { maxEntries: 200, ttlMs: hour },
  bodies: {
    default: 64 * kilobyte,
    /** Many times the largest form. */
    account: 16 * kilobyte,
    /** As the service takes it. */
    picture: 5 * megabyte,
    measurements: 256 * kilobyte,
  },
  /** Requests of one address in a minute. */
  requestsPerMinute: { api: 300, images: 600, shareImages: 120, measurements: 240 },
} as const satisfies Limits;

interface Limits {
  readonly connections: Readonly<Record<string, number>>;
  readonly rendering: ConcurrencyLimit;
  readonly calls: Readonly<Record<string, ConcurrencyLimit>>;
  readonly imageConversion: ConcurrencyLimit;
  readonly [group: string]: object;
}
