import { z } from 'zod';

/** A source of addresses, in the shape of Google's services (CA-10). Methods may throw `UpstreamError`. */
export interface AddressSource {
  geocode(query: GeocodeQuery): Promise<GeocodeAnswer>;
  autocomplete(query: AutocompleteQuery): Promise<AutocompleteAnswer>;
  details(query: DetailsQuery): Promise<DetailsAnswer>;
}

/** CO-02: radius around the position in which neighborhoods are searched. */
const NEIGHBORHOOD_RADIUS_M = 11_000;

const degrees = (maximum: number) => z.coerce.number().min(-maximum).max(maximum);
const sessiontoken = z
  .string()
  .max(100)
  .regex(/^[\w-]*$/)
  .optional()
  .meta({ description: 'Groups typed text and the selection: Google bills them as one session.' });

const position = /^(-?\d{1,2}(?:\.\d{1,15})?), ?(-?\d{1,3}(?:\.\d{1,15})?)$/;

interface Position {
  readonly lat: number;
  readonly lng: number;
}

function readPosition(text: string): Position | undefined {
  const [, lat, lng] = position.exec(text) ?? [];
  return lat === undefined || lng === undefined ? undefined : { lat: Number(lat), lng: Number(lng) };
}

function isOnEarth(given: Position | undefined): boolean {
  return given !== undefined && Math.abs(given.lat) <= 90 && Math.abs(given.lng) <= 180;
}

/** An address, or a position: 'latlng', or 'lat' and 'lng'. */
export const geocodeQuery = z
  .object({
    address: z.string().trim().min(1).max(200).optional(),
    latlng: z
      .string()
      .max(60)
      .regex(position)
      .refine((text) => isOnEarth(readPosition(text)), 'lat runs from -90 to 90 and lng from -180 to 180')
      .optional()
      .meta({ description: "'-23.56,-46.7'" }),
    lat: degrees(90).optional(),
    lng: degrees(180).optional(),
  })
  .refine(
    ({ address, latlng, lat, lng }) =>
      address !== undefined || latlng !== undefined || (lat !== undefined && lng !== undefined),
    { error: 'either address, or latlng, or lat and lng is needed' },
  );

/** CA-10: 'city name, typed text', around a position. */
export const autocompleteQuery = z.object({
  input: z.string().trim().min(1).max(200).meta({ description: "'São Paulo, pinh'" }),
  sessiontoken,
  lat: degrees(90).optional(),
  lng: degrees(180).optional(),
  radius: z.coerce.number().int().min(1).max(50_000).default(NEIGHBORHOOD_RADIUS_M),
});

/** CA-10: `placeId` of a prediction. */
export const detailsQuery = z.object({
  placeId: z
    .string()
    .min(1)
    .max(1_000)
    .regex(/^[\w:-]+$/),
  sessiontoken,
});

type GeocodeQuery = z.infer<typeof geocodeQuery>;
export type AutocompleteQuery = z.infer<typeof autocompleteQuery>;
type DetailsQuery = z.infer<typeof detailsQuery>;

/** The position of a geocode query; `undefined` for an address query. */
export function queryPosition({ latlng, lat, lng }: GeocodeQuery): Position | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  return latlng === undefined ? undefined : readPosition(latlng);
}

/** Statuses of Google's address services; only the first two are answers (VA-06). */
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

/** Fields of Google's Geocoding response that are returned (CA-10). The site uses the first result. */
export const geocodeAnswer = z
  .object({ status, results: z.array(place).max(20).default([]) })
  .meta({ id: 'GeocodeAnswer' });

/** Fields of Google's Place Autocomplete response that are returned. */
export const autocompleteAnswer = z
  .object({ status, predictions: z.array(prediction).max(20).default([]) })
  .meta({ id: 'PlaceAutocompleteAnswer' });

/** Fields of Google's Place Details response that are returned. */
export const detailsAnswer = z
  .object({ status, result: place.optional() })
  .meta({ id: 'PlaceDetailsAnswer' });

type GeocodeAnswer = z.infer<typeof geocodeAnswer>;
export type AutocompleteAnswer = z.infer<typeof autocompleteAnswer>;
type DetailsAnswer = z.infer<typeof detailsAnswer>;
export type AddressPlace = z.infer<typeof place>;
export type Prediction = z.infer<typeof prediction>;
