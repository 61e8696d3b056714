/** Buffers events until the code that consumes them is loaded, then passes them on at once. */
export class EventBuffer<Event> {
  readonly #maxBuffered: number;
  readonly #buffered: Event[] = [];
  #consumer: ((event: Event) => void) | undefined;

  /** @param maxBuffered events after these are dropped until there is a consumer. */
  constructor(maxBuffered: number) {
    this.#maxBuffered = maxBuffered;
  }

  readonly push = (event: Event): void => {
    if (this.#consumer) this.#consumer(event);
    else if (this.#buffered.length < this.#maxBuffered) this.#buffered.push(event);
  };

  /** Passes on the buffered events in their order, and every later one. Replaces the former consumer. */
  readonly consume = (consumer: (event: Event) => void): void => {
    this.#consumer = consumer;
    for (const event of this.#buffered.splice(0)) consumer(event);
  };
}
