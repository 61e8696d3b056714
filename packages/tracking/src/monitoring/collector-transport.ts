import { FetchTransport, type TransportItem } from '@grafana/faro-web-sdk';

/*
 * Limits of the spec (CO-04). Those that are fixed in Faro (sessions of 15 minutes idle and 4 hours in total, 60,000 bytes of a keepalive
 * request, 10 s that a user action waits for its requests) are verified by tests.
 */

/** A batch is sent after this time, or when it is full. */
export const BATCH = { milliseconds: 250, items: 50 } as const;

/** Queued and in-flight batches; further ones are dropped. */
const MAX_BUFFERED_BATCHES = 30;

/** Concurrent requests. */
export const MAX_CONCURRENT_REQUESTS = 5;

/** Delay before retrying a rejected batch without Retry-After. */
const RETRY_BACKOFF_MS = 5000;

/**
 * Maximum Retry-After that is honored. Faro drops a batch with a longer one and sends the next at once; its default of 30 s is shorter
 * than the minute our service asks for.
 */
const MAX_RETRY_AFTER_MS = 15 * 60_000;

/** A user action without further activity ends after this time. */
export const USER_ACTION_TIMEOUT_MS = 100;

/** Collector endpoint. */
export interface Collector {
  readonly url: string;
  readonly apiKey?: string | undefined;
}

/**
 * Faro's transport with the spec's limits and backoff: while a rejected batch waits for its retry (Retry-After, or 5 s), later batches
 * wait too. Faro would send them independently, so a rate-limiting collector would get four requests a second.
 */
export class CollectorTransport extends FetchTransport {
  readonly #ended: AbortController;
  #backoff: PromiseWithResolvers<void> | undefined;
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
      // Faro calls this once per retry, for jitter: the only hook that reveals one.
      getRandom: () => {
        this.#backoff ??= Promise.withResolvers();
        return Math.random();
      },
    });
    this.#ended = ended;
    window.addEventListener('pagehide', () => this.#resume(), { signal: ended.signal });
  }

  override async send(items: TransportItem[]): Promise<void> {
    if (this.#backoff) {
      if (this.#waiting >= MAX_BUFFERED_BATCHES) return;
      this.#waiting += 1;
      await this.#backoff.promise;
      this.#waiting -= 1;
    }
    if (this.#ended.signal.aborted) return;
    await super.send(items);
    // The rejected batch was sent or dropped, or another in-flight batch completed.
    this.#resume();
  }

  /** Stops sending, and aborts queued and in-flight batches. */
  end(): void {
    this.#ended.abort();
    this.#resume();
  }

  #resume(): void {
    this.#backoff?.resolve();
    this.#backoff = undefined;
  }
}
