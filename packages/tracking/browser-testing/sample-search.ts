import type { EventOf } from '../src/catalog/catalog.ts';

/** A sample `search_behaviour` event. */
export const sampleSearch: EventOf<'search_behaviour'> = {
  name: 'search_behaviour',
  city: 'araguaina-to',
  current_page: 1,
  num_pages: 3,
  minimum_value: 1,
  maximum_value: 10_000,
  benefits: [],
  shifts: ['manha'],
  offer_uuids: ['12', '7'],
};
