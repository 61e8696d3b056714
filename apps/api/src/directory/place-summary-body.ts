import { z } from 'zod';
import { geolocation } from '../server/routes/city-by-slug.ts';

const centavos = z.int().nullable().meta({ description: 'Centavos a month; null without offers.' });

const placePart = z
  .object({
    name: z.string(),
    slug: z.string(),
    schools: z.int(),
    offers: z.int(),
    lowestPrice: centavos,
    distanceInKm: z
      .number()
      .nullable()
      .meta({ description: 'Null within the place, and between places without positions of their own.' }),
  })
  .meta({ id: 'PlacePart' });

const feeRange = z
  .object({ lowest: z.int(), median: z.int(), highest: z.int() })
  .meta({ id: 'FeeRange', description: 'Centavos a month, each what a school charges.' });

const stageFees = z
  .object({
    stage: z.string(),
    schools: z.int(),
    offers: z.int(),
    full: feeRange.nullable(),
    withScholarship: feeRange.nullable(),
    aroundMedian: z
      .int()
      .nullable()
      .meta({ description: 'The middle full fee of the city, state or country around the place.' }),
  })
  .meta({ id: 'StageFees', description: 'One figure a school; ranges are null where fewer than five say.' });

const named = z.object({ name: z.string(), slug: z.string() });

/** What a landing page says of a place: the answer's shape. */
export const placeSummaryBody = z
  .object({
    place: z.object({
      state: named.extend({ uf: z.string() }).nullable(),
      city: named.extend({ geoloc: geolocation }).nullable(),
      neighborhood: named.extend({ geoloc: geolocation }).nullable(),
      stage: z.string().nullable(),
    }),
    countedOn: z.string().meta({ description: "The day the offers were counted, 'aaaa-mm-dd'." }),
    schools: z.int(),
    schoolsWithOffers: z.int(),
    offers: z.int(),
    lowestPrice: centavos,
    largestDiscount: z.number().nullable().meta({ description: 'Percent.' }),
    demonstration: z.boolean(),
    fees: z.array(stageFees),
    grades: z.array(z.object({ grade: z.string(), offers: z.int(), schools: z.int(), lowestPrice: z.int() })),
    stages: z.array(z.object({ stage: z.string(), schools: z.int() })),
    states: z.array(placePart),
    cities: z.array(placePart),
    neighborhoods: z.array(placePart),
    nearCities: z.array(placePart),
    nearestWithOffers: placePart
      .nullable()
      .meta({ description: 'The nearest city with offers, when there are none here.' }),
    bestRated: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        image: z.string().nullable(),
        neighborhood: z.string().nullable(),
        city: z.string(),
        uf: z.string(),
        average: z.number(),
        count: z.int(),
        offers: z.int(),
        lowest: centavos,
        demo: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'PlaceSummary' });

/** What a landing page says of a place. */
export type PlaceSummary = z.infer<typeof placeSummaryBody>;

/** What there is in a part of a place. */
export type PlacePart = z.infer<typeof placePart>;
