import type { ConcurrencyLimit } from './http/concurrency-limiter.ts';

const second = 1_000;
const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

/** All limits of the site's server: times in ms, sizes in bytes. `deploy/README.md` shows them. */
export const limits = {
  /** Enough to use the processor while some pages wait for the service; the queue is a second's work, or two. */
  rendering: { concurrent: 8, queued: 24, maxWaitMs: 3.5 * second },
  /**
   * Calls of browsers to the service, which has ten connections to its database. Each kind has a queue of its own, so that no
   * crowd of searches takes the places of whoever signs in.
   */
  calls: {
    /** For the current user, and what visitors hand in. */
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
  },
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
  readonly rendering: ConcurrencyLimit;
  readonly calls: Readonly<Record<string, ConcurrencyLimit>>;
  readonly imageConversion: ConcurrencyLimit;
  readonly timeouts: Readonly<Record<string, number>>;
  readonly bodies: Readonly<Record<string, number>>;
  readonly requestsPerMinute: Readonly<Record<string, number>>;
}
