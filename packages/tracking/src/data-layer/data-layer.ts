import { findStateBySlug } from '@melhor-escola/domain/state';
import { redactText } from '@melhor-escola/domain/personal-data';
import type { EventOf, TrackingEvent } from '../catalog/catalog.ts';
import type { Purpose } from '../consent/consent-choice.ts';

declare global {
  interface Window {
    /** Owned by the tag manager; only this module may access it (lint rule). */
    dataLayer?: unknown[];
  }
}

/** Maximum number of events kept while the tag manager is not loaded; it keeps as many itself. */
const MAX_ENTRIES = 300;

/**
 * Queue of entries for the tag manager. Pushing works the same whether or not the tag manager is loaded.
 */
export class DataLayer {
  #fields: readonly string[] = [];
  #hasStarted = false;
  /** Pushed event entries, oldest first. */
  readonly #eventEntries: object[] = [];

  /** Pushes an event. */
  readonly push = (tracked: TrackingEvent): void => {
    const { event, ...payload } = wireEvent(tracked);
    // The tag manager's data model keeps fields until they are overwritten, and merges arrays: clear the fields of the
    // previous event.
    if (this.#fields.length > 0)
      this.#append(Object.fromEntries(this.#fields.map((field) => [field, undefined])));
    this.#fields = Object.keys(payload);
    this.#append({ event, ...payload });
  };

  /** Sends the consent state to Google's tags: 'default' first, then 'update'. */
  readonly setConsent = (kind: 'default' | 'update', signals: ConsentSignals): void => {
    command('consent', kind, signals);
  };

  /** Pushes the tag manager's start entry, once even if loading is retried. */
  readonly start = (): void => {
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    entries().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  };

  /** Drops the oldest event when the queue is full, because a tab may stay open for days. Consent entries are kept. */
  #append(entry: object): void {
    entries().push(entry);
    this.#eventEntries.push(entry);
    if (this.#eventEntries.length <= MAX_ENTRIES) return;
    const index = entries().indexOf(this.#eventEntries.shift());
    if (index !== -1) entries().splice(index, 1);
  }
}

const entries = (): unknown[] => (window.dataLayer ??= []);

/** Google's tags recognize commands only as `arguments` objects, not as arrays. */
function command(..._args: unknown[]): void {
  entries().push(arguments);
}

/** A snapshot of a page's entries. */
export const dataLayerEntries = (page: Window = window): readonly unknown[] => [...(page.dataLayer ?? [])];

/** An event as it is in the data layer: its name is under `event`, where the tag manager expects it. */
type WireEvent = Readonly<Record<string, unknown>> & { readonly event: TrackingEvent['name'] };

/** Converts a tracked event to its entry in the data layer: adds derived fields and removes personal data. */
export function wireEvent(event: TrackingEvent): WireEvent {
  const { name, ...payload } = event;
  if (event.name === 'search_behaviour') return { event: name, ...payload, ...searchBehavior(event) };
  if (event.name === 'search_data_received') return { event: name, ...payload, state: searchedState(event) };
  return { event: name, ...payload };
}

/** CA-14: the last 2 characters of the city's value, 'sp' of 'sao-paulo-sp'; without a city the same of the searched state. */
const searchedState = ({ city, state_slug }: Pick<EventOf<'search_behaviour'>, 'city' | 'state_slug'>) =>
  city?.slice(-2) ?? (state_slug === undefined ? undefined : findStateBySlug(state_slug)?.uf.toLowerCase());

/** Rounds to about a kilometre: enough to know where people search, too coarse to reveal where they live. */
const rounded = (degrees: number | undefined) =>
  degrees === undefined ? undefined : Math.round(degrees * 100) / 100;

function searchBehavior({
  city,
  state_slug,
  lat,
  lng,
  search_term,
  base_user_id,
}: EventOf<'search_behaviour'>) {
  return {
    state: searchedState({ city, state_slug }),
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
