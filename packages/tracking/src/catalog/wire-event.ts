import { withoutPersonalData } from '@melhor-escola/domain/personal-data';
import type { EventOf, TrackingEvent } from './catalog.ts';

/** An event as the data layer gets it: its name under `event`, as the tag manager wants it. */
export type WireEvent = Readonly<Record<string, unknown>> & { readonly event: TrackingEvent['name'] };

/** Gives an event what is made from what was told, and takes from it what must not be told. */
export function wireEvent(told: TrackingEvent): WireEvent {
  const { name, ...payload } = told;
  if (told.name === 'search_behaviour') return { event: name, ...payload, ...searchBehaviour(told) };
  if (told.name === 'search_data_received') return { event: name, ...payload, state: stateOf(told.city) };
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
    search_term: search_term === undefined ? undefined : withoutPersonalData(search_term),
    base_user_id: base_user_id === 0 ? undefined : base_user_id,
  };
}
