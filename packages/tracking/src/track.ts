import type { Track, TrackingEvent } from './catalog/catalog.ts';

/*
 * The only part of this package in the initial scripts. Features can track events from then on; the consumer (`start-tracking.ts`) is
 * loaded after hydration.
 */

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

/** More events than occur before the consumer is loaded. */
const MAX_BUFFERED_EVENTS = 100;

const events = new EventBuffer<TrackingEvent>(MAX_BUFFERED_EVENTS);

/** Tracks what a visitor did. For effects and handlers: a server has no visitor. */
export const track: Track = events.push;

/** Consumes the events: first the buffered ones, in their order. */
export const consumeEvents: (consumer: Track) => void = events.consume;
