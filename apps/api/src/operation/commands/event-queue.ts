/** A queue of events between a producer and a single consumer with different speeds. */
export class EventQueue<T> implements AsyncIterable<T> {
  readonly #events: T[] = [];
  #ended = false;
  #error: unknown;
  #wake: (() => void) | undefined;

  push(event: T): void {
    this.#events.push(event);
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  /** Ends the queue: the consumer gets the remaining events, then the error. */
  fail(error: unknown): void {
    this.#error = error;
    this.end();
  }

  /** Resolves when there is an event, or the end. Throws if the error came first. */
  async first(): Promise<void> {
    while (this.#events.length === 0 && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#events.length === 0 && this.#error !== undefined) throw this.#error;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      await this.first();
      const event = this.#events.shift();
      if (event === undefined) return;
      yield event;
    }
  }
}
