import type { TrackingEvent } from './catalog/catalog.ts';
import type { Purpose } from './consent/consent-choice.ts';
import type { ConsentStore } from './consent/consent-store.ts';

/** More than occur before tracking has started and the visitor has answered; of errors the spec's limit (CO-04). */
const MAX_WAITING = 100;

interface Consumer<Item> {
  readonly consent: Pick<ConsentStore, 'choice' | 'allows' | 'subscribe'>;
  /** Items are handled only with consent to one of these. */
  readonly purposes: (item: Item) => readonly Purpose[];
  /** @returns false if the item, and all after it, must wait for the next {@link Queue.flush}. */
  readonly handle: (item: Item) => boolean;
}

/**
 * Keeps items in order, in this page's memory only, until there is a consumer and the visitor has answered the consent question. Then
 * they are handled or, without consent, dropped.
 */
class Queue<Item> {
  #waiting: readonly Item[] = [];
  #consumer: Consumer<Item> | undefined;

  /** Adds an item. Of more than a hundred that wait, the oldest are dropped. */
  readonly push = (item: Item): void => {
    this.#waiting = [...this.#waiting, item].slice(-MAX_WAITING);
    this.flush();
  };

  /** Passes on the waiting items, and every later one. Replaces the former consumer. */
  readonly consume = (consumer: Consumer<Item>): void => {
    this.#consumer = consumer;
    consumer.consent.subscribe(this.flush);
    this.flush();
  };

  /** Passes on the items that need not wait any longer. */
  readonly flush = (): void => {
    const items = this.#waiting;
    this.#waiting = [];
    const next = items.findIndex((item) => !this.#isDone(item));
    if (next !== -1) this.#waiting = items.slice(next);
  };

  #isDone(item: Item): boolean {
    if (!this.#consumer?.consent.choice()) return false;
    const { consent, purposes, handle } = this.#consumer;
    return !purposes(item).some(consent.allows) || handle(item);
  }
}

/** What the visitor did. */
export const events = new Queue<TrackingEvent>();

/** Errors that were caught. */
export const errors = new Queue<unknown>();
