import type { Track, TrackingEvent } from '../catalog/catalog.ts';
import type { TrackingPorts } from '../ports.ts';

/** Maximum time a search waits for the visitor number. */
const LOOKUP_TIMEOUT_MS = 2000;
/** More events than occur in that time. */
const MAX_QUEUED_EVENTS = 100;

/**
 * Adds the visitor number to search events (CA-14). During the lookup, later events queue behind the search to preserve the order;
 * visitors without a number do not wait.
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

/** The result, or `undefined` on failure or timeout. */
function withTimeout(found: Promise<number | undefined>): Promise<number | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LOOKUP_TIMEOUT_MS));
  return Promise.race([found.catch(() => undefined), late]);
}
