import { wireEvent } from '../catalog/wire-event.ts';
import type { TrackingEvent } from '../catalog/catalog.ts';
import type { ConsentSignals } from '../consent/google-consent.ts';

declare global {
  interface Window {
    /** The tag manager's. Nobody but this module touches it: the linter sees to that. */
    dataLayer?: unknown[];
  }
}

/** Entries that are kept for a tag manager which has not come: what it keeps itself once it has. */
const most = 300;

/**
 * What the tag manager reads, in the order it was said. Whether it has come, will come or never comes makes no difference
 * to who pushes.
 */
export class DataLayer {
  #fields: readonly string[] = [];
  #hasBegun = false;
  /** What was pushed of events, the oldest first. */
  readonly #told: object[] = [];

  /** Tells of an event. */
  readonly push = (told: TrackingEvent): void => {
    const { event, ...payload } = wireEvent(told);
    // The tag manager keeps every field until it is said anew, and lays one list over another: what the last event left
    // would be told again with this one.
    if (this.#fields.length > 0)
      this.#keep(Object.fromEntries(this.#fields.map((field) => [field, undefined])));
    this.#fields = Object.keys(payload);
    this.#keep({ event, ...payload });
  };

  /** Tells Google's tags what is agreed to: 'default' before anything else, 'update' from then on. */
  readonly consent = (kind: 'default' | 'update', signals: ConsentSignals): void => {
    command('consent', kind, signals);
  };

  /** Tells the tag manager that it begins: once, however often it is tried to be had. */
  readonly begin = (): void => {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    entries().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  };

  /** Where nobody ever comes to read, the oldest event makes room: a tab may stay open for days. What is agreed to stays. */
  #keep(entry: object): void {
    entries().push(entry);
    this.#told.push(entry);
    if (this.#told.length <= most) return;
    const place = entries().indexOf(this.#told.shift());
    if (place !== -1) entries().splice(place, 1);
  }
}

const entries = (): unknown[] => (window.dataLayer ??= []);

/** Google's tags know a command by its being an `arguments` object: a list would be taken for something else. */
function command(..._words: unknown[]): void {
  entries().push(arguments);
}

/** What stands in it, for who looks at it while it is written. */
export const dataLayerEntries = (): readonly unknown[] => [...(window.dataLayer ?? [])];
