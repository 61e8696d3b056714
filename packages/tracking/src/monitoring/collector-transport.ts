import { FetchTransport, type TransportItem } from '@grafana/faro-web-sdk';
import { backoff, bufferedBatches, concurrentRequests, longestPause } from './figures.ts';

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
      bufferSize: bufferedBatches,
      concurrency: concurrentRequests,
      retry: { initialBackoffMs: backoff, maxBackoffMs: longestPause },
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
      if (this.#waiting >= bufferedBatches) return;
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
