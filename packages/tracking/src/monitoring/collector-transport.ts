import { FetchTransport, type TransportItem } from '@grafana/faro-web-sdk';

/*
 * The figures of the spec (CO-04). Those that are Faro's own and cannot be set (15 minutes and 4 hours of a session, 60,000
 * bytes of a request that outlives its page, 10 s that a user action waits for its requests) are held to by the tests.
 */

/** A batch is sent after so many milliseconds, or when it has so many items. */
export const BATCH = { milliseconds: 250, items: 50 } as const;

/** Batches that wait or are under way; what comes on top of them is dropped. */
const MAX_BUFFERED_BATCHES = 30;

/** Requests at once. */
export const MAX_CONCURRENT_REQUESTS = 5;

/** Milliseconds until a refused batch is sent again, when the collector does not say. */
const RETRY_BACKOFF_MS = 5000;

/**
 * The longest Retry-After that is waited for, in milliseconds. Faro gives a batch up that is to wait longer, and then the
 * next one tries at once: by its own 30 s, that would be so for every minute that our service asks for.
 */
const MAX_RETRY_AFTER_MS = 15 * 60_000;

/** Milliseconds after which a user action is over when nothing comes of it. */
export const USER_ACTION_TIMEOUT_MS = 100;

/** Where monitoring sends to. */
export interface Collector {
  readonly url: string;
  readonly apiKey?: string | undefined;
}

/**
 * Faro's own transport with the spec's figures, and with the pause that the spec asks for: while a refused batch waits for
 * its second try (Retry-After, or 5 s), the batches after it wait with it. Faro lets them try by themselves, and so a
 * collector that asks for patience would hear from us four times a second.
 */
export class CollectorTransport extends FetchTransport {
  readonly #ended: AbortController;
  #refused: PromiseWithResolvers<void> | undefined;
  #waiting = 0;

  constructor({ url, apiKey }: Collector) {
    const ended = new AbortController();
    super({
      url,
      ...(apiKey !== undefined && { apiKey }),
      bufferSize: MAX_BUFFERED_BATCHES,
      concurrency: MAX_CONCURRENT_REQUESTS,
      retry: { initialBackoffMs: RETRY_BACKOFF_MS, maxBackoffMs: MAX_RETRY_AFTER_MS },
      requestOptions: { signal: ended.signal },
      // Drawn once for each batch that is put back, to spread the second tries: nothing else tells of one.
      getRandom: () => {
        this.#refused ??= Promise.withResolvers();
        return Math.random();
      },
    });
    this.#ended = ended;
    window.addEventListener('pagehide', () => this.#goOn(), { signal: ended.signal });
  }

  override async send(items: TransportItem[]): Promise<void> {
    if (this.#refused) {
      if (this.#waiting >= MAX_BUFFERED_BATCHES) return;
      this.#waiting += 1;
      await this.#refused.promise;
      this.#waiting -= 1;
    }
    if (this.#ended.signal.aborted) return;
    await super.send(items);
    // The refused batch has arrived, or has been given up; or another that was under way when it was refused has.
    this.#goOn();
  }

  /** Nothing is sent from now on, nor what waits or is on its way. */
  end(): void {
    this.#ended.abort();
    this.#goOn();
  }

  #goOn(): void {
    this.#refused?.resolve();
    this.#refused = undefined;
  }
}
