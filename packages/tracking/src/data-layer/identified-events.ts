import type { Track, TrackingEvent } from '../catalog/catalog.ts';
import type { TrackingPorts } from '../ports.ts';

/** Milliseconds that a search waits for who made it. */
const LOOKUP_TIMEOUT_MS = 2000;
/** More than happens meanwhile. */
const MAX_QUEUED_EVENTS = 100;

/**
 * Tells searches with the number of who made them (spec §7). What happens while that is being found out waits behind the
 * search, so that events keep their order; nobody who has no number waits.
 */
export class IdentifiedEvents {
  readonly #find: TrackingPorts['findBaseUser'];
  readonly #through: Track;
  #waiting: TrackingEvent[] | undefined;

  constructor(find: TrackingPorts['findBaseUser'], through: Track) {
    this.#find = find;
    this.#through = through;
  }

  readonly track: Track = (event) => {
    const waiting = this.#waiting;
    if (waiting) {
      if (waiting.length < MAX_QUEUED_EVENTS) waiting.push(event);
      return;
    }
    const found = event.name === 'search_behaviour' ? this.#find() : undefined;
    if (!found) return this.#through(event);
    this.#waiting = [event];
    void withTimeout(found).then(this.#release);
  };

  readonly #release = (number: number | undefined): void => {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const event of waiting)
      this.#through(event.name === 'search_behaviour' ? { ...event, base_user_id: number } : event);
  };
}

/** What comes in time; nothing for what fails or is late. */
function withTimeout(found: Promise<number | undefined>): Promise<number | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LOOKUP_TIMEOUT_MS));
  return Promise.race([found.catch(() => undefined), late]);
}
