import { z } from 'zod';

/** How Google's address services say how it went; only the first two are an answer (VA-06). */
const status = z.enum([
  'OK',
  'ZERO_RESULTS',
  'INVALID_REQUEST',
  'NOT_FOUND',
  'OVER_DAILY_LIMIT',
  'OVER_QUERY_LIMIT',
  'REQUEST_DENIED',
  'UNKNOWN_ERROR',
]);

const text = z.string().max(500);
const types = z.array(z.string().max(60)).max(20).default([]);
const placeId = z.string().max(1_000);

const addressComponent = z.object({ long_name: text, short_name: text, types });

const place = z.object({
  place_id: placeId,
  formatted_address: text.optional(),
  name: text.optional(),
  address_components: z.array(addressComponent).max(30).default([]),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  types,
});

const prediction = z.object({
  description: text,
  place_id: placeId,
  structured_formatting: z.object({ main_text: text, secondary_text: text.optional() }),
  types,
});

/** What is handed on of Google's Geocoding answer (CA-10). The site uses the first result. */
export const geocodeAnswer = z
  .object({ status, results: z.array(place).max(20).default([]) })
  .meta({ id: 'GeocodeAnswer' });

/** What is handed on of Google's Place Autocomplete answer. */
export const autocompleteAnswer = z
  .object({ status, predictions: z.array(prediction).max(20).default([]) })
  .meta({ id: 'PlaceAutocompleteAnswer' });

/** What is handed on of Google's Place Details answer. */
export const detailsAnswer = z
  .object({ status, result: place.optional() })
  .meta({ id: 'PlaceDetailsAnswer' });

export type GeocodeAnswer = z.infer<typeof geocodeAnswer>;
export type AutocompleteAnswer = z.infer<typeof autocompleteAnswer>;
export type DetailsAnswer = z.infer<typeof detailsAnswer>;
export type AddressPlace = z.infer<typeof place>;
export type Prediction = z.infer<typeof prediction>;
