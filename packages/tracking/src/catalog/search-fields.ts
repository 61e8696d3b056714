import * as z from 'zod/mini';
import { count, latitude, longitude, ordinal, reais, text, texts } from './fields.ts';

/** What is told of where somebody looked. `state` is no field of it: it is made from the city. */
const searchedPlace = {
  city: z.optional(text('Slug of the city, `sao-paulo-sp`.')),
  neighborhood: z.optional(text('Slug of the neighborhood.')),
};

/** What is told of what a search brought. */
export const searchResultFields = z.strictObject({
  ...searchedPlace,
  grade: z.optional(text('Slug of the grade.')),
  current_page: ordinal('Page of the results.'),
  num_pages: count('Pages there are.'),
  num_results: count('Offers there are.'),
  offer_uuids: texts('Ids of the offers on this page, in their order.'),
});

/** What is told of what somebody searched for (spec §7). */
export const searchBehaviourFields = z.strictObject({
  ...searchedPlace,
  current_page: ordinal('Page of the results.'),
  num_pages: count('Pages there are.'),
  minimum_value: reais('Least monthly fee asked for.'),
  maximum_value: reais('Highest monthly fee asked for.'),
  search_term: z.optional(text('Words of a school’s name, without what could be personal data.')),
  lat: z.optional(latitude('Where the search was made around, to 0.01°: about a kilometre.')),
  lng: z.optional(longitude('Where the search was made around, to 0.01°: about a kilometre.')),
  benefits: texts('Slugs of what the school must have.'),
  shifts: texts('Slugs of the shifts.'),
  offer_uuids: texts('Ids of the offers on this page, in their order.'),
  base_user_id: z.optional(count('Number of the base user. Left out of who was never identified.')),
});
