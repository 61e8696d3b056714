import { z } from 'zod';

/** CO-02: how far around the position neighborhoods are looked for. */
const neighborhoodRadiusInMetres = 11_000;

const degrees = (maximum: number) => z.coerce.number().min(-maximum).max(maximum);
const sessiontoken = z
  .string()
  .max(100)
  .regex(/^[\w-]*$/)
  .optional()
  .meta({ description: 'Joins what is typed and what is chosen: Google bills them as one.' });

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

/** Spec §7: 'city name, typed text', around a position. */
export const autocompleteQuery = z.object({
  input: z.string().trim().min(1).max(200).meta({ description: "'São Paulo, pinh'" }),
  sessiontoken,
  lat: degrees(90).optional(),
  lng: degrees(180).optional(),
  radius: z.coerce.number().int().min(1).max(50_000).default(neighborhoodRadiusInMetres),
});

/** Spec §7: `placeId` of a prediction. */
export const detailsQuery = z.object({
  placeId: z
    .string()
    .min(1)
    .max(1_000)
    .regex(/^[\w:-]+$/),
  sessiontoken,
});

export type GeocodeQuery = z.infer<typeof geocodeQuery>;
export type AutocompleteQuery = z.infer<typeof autocompleteQuery>;
export type DetailsQuery = z.infer<typeof detailsQuery>;

/** The position a geocode query names; `undefined` where it names an address. */
export function positionOf({ latlng, lat, lng }: GeocodeQuery): Position | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  return latlng === undefined ? undefined : readPosition(latlng);
}
