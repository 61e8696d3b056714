import { redactText } from '@melhor-escola/domain/personal-data';
import type { EventOf, TrackingEvent } from '../catalog/catalog.ts';
import type { Purpose } from '../consent/consent-choice.ts';

declare global {
  interface Window {
    /** The tag manager's. Nobody but this module touches it: the linter sees to that. */
    dataLayer?: unknown[];
  }
}

/** Entries that are kept for a tag manager which has not come: what it keeps itself once it has. */
const MAX_ENTRIES = 300;

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
  readonly setConsent = (kind: 'default' | 'update', signals: ConsentSignals): void => {
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
    if (this.#told.length <= MAX_ENTRIES) return;
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

/** An event as it is in the data layer: its name is under `event`, where the tag manager expects it. */
type WireEvent = Readonly<Record<string, unknown>> & { readonly event: TrackingEvent['name'] };

/** Converts a tracked event to its entry in the data layer: adds derived fields and removes personal data. */
export function wireEvent(event: TrackingEvent): WireEvent {
  const { name, ...payload } = event;
  if (event.name === 'search_behaviour') return { event: name, ...payload, ...searchBehaviour(event) };
  if (event.name === 'search_data_received') return { event: name, ...payload, state: stateOf(event.city) };
  return { event: name, ...payload };
}

/** Spec §7: the last 2 characters of the city's value, 'sp' of 'sao-paulo-sp'. */
const stateOf = (city: string | undefined) => city?.slice(-2);

/** About a kilometre: enough to know where people look, too little to know where they live. */
const rounded = (degrees: number | undefined) =>
  degrees === undefined ? undefined : Math.round(degrees * 100) / 100;

function searchBehaviour({ city, lat, lng, search_term, base_user_id }: EventOf<'search_behaviour'>) {
  return {
    state: stateOf(city),
    lat: rounded(lat),
    lng: rounded(lng),
    search_term: search_term === undefined ? undefined : redactText(search_term),
    base_user_id: base_user_id === 0 ? undefined : base_user_id,
  };
}

/** The signals of Google's consent mode v2, by purpose. */
const signalPurposes = {
  analytics_storage: 'analytics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
} as const satisfies Record<string, Purpose>;

/** The purposes of tags. The tag manager is not notified of other purposes. */
export const tagPurposes: ReadonlySet<Purpose> = new Set(Object.values(signalPurposes));

/** The consent signals that Google's tags read. */
export type ConsentSignals = Readonly<Record<string, 'granted' | 'denied'>>;

/** The signals of the granted purposes; without any, all are 'denied'. */
export function consentSignals(granted: readonly Purpose[]): ConsentSignals {
  return Object.fromEntries(
    Object.entries(signalPurposes).map(([signal, purpose]) => [
      signal,
      granted.includes(purpose) ? 'granted' : 'denied',
    ]),
  );
}
