import { eventPurposes } from '../catalog/event-purpose.ts';
import type { Track, TrackingEvent } from '../catalog/tracking-event.ts';
import type { ConsentStore } from '../consent/consent-store.ts';

/** More than happens on a page before somebody answers a question on it. */
const most = 100;

/**
 * Lets events through that the visitor agreed to. While they have not answered, events are held in this page's memory,
 * and nowhere else; after a refusal they are gone.
 */
export class EventGate {
  readonly #consent: ConsentStore;
  readonly #through: Track;
  #held: TrackingEvent[] = [];

  constructor(consent: ConsentStore, through: Track) {
    this.#consent = consent;
    this.#through = through;
  }

  readonly take: Track = (event) => {
    if (!this.#consent.choice()) this.#held = [...this.#held, event].slice(-most);
    else if (this.allows(event)) this.#through(event);
  };

  /** Whether the visitor has agreed to what an event is for. */
  readonly allows = (event: TrackingEvent): boolean => eventPurposes[event.name].some(this.#consent.allows);

  /** The visitor has answered, or changed their mind. */
  readonly settle = (): void => {
    if (!this.#consent.choice()) return;
    const held = this.#held;
    this.#held = [];
    held.forEach(this.take);
  };
}
