import { z } from 'zod';
import { sitemapKinds } from './sitemap.ts';

const geolocation = z.object({ lat: z.number(), lng: z.number() });

export const cityBody = z
  .object({
    _id: z.string(),
    name: z.string(),
    slug: z.string().meta({ description: "Ends in '-{uf}': 'araguaina-to'." }),
    uf: z.string(),
    state: z.string(),
    stateSlug: z.string(),
    capital: z.boolean(),
    ibgeCode: z.int(),
    geoloc: geolocation,
  })
  .meta({ id: 'City' });

export const neighborhoodBody = z
  .object({
    name: z.string(),
    slug: z.string().meta({ description: 'Unique within its city.' }),
    full_slug: z.string().meta({ description: "State, city and neighborhood: 'sp-sao-paulo-pinheiros'." }),
    city: z.string(),
    city_slug: z.string(),
    city_ibge_code: z.int(),
    state: z.string(),
    state_slug: z.string(),
    state_ibge_code: z.int(),
    uf: z.string(),
    geoloc: geolocation,
  })
  .meta({ id: 'Neighborhood' });

const point = z.tuple([z.number(), z.number()]).meta({ description: 'Latitude and longitude in degrees.' });

/** Response shape of a map's base layer. */
export const mapBaseLayerBody = z
  .object({
    cities: z
      .array(z.object({ name: z.string(), slug: z.string(), lat: z.number(), lng: z.number() }))
      .meta({ description: 'Cities with schools, the most populous first.' }),
    neighborhoods: z
      .array(
        z.object({
          name: z.string(),
          citySlug: z.string(),
          positions: z.array(point).meta({ description: 'Some of its schools, rounded to about 110 m.' }),
        }),
      )
      .meta({ description: 'Neighborhoods with schools of known position, those with the most first.' }),
  })
  .meta({ id: 'MapBaseLayer' });

export type MapBaseLayer = z.infer<typeof mapBaseLayerBody>;

export const totalsBody = z
  .object({
    activeOffers: z.int(),
    enrolledStudents: z.int(),
    partnerSchools: z.int(),
    demonstration: z.boolean().meta({ description: 'Whether the counts include demonstration schools.' }),
  })
  .meta({ id: 'DirectoryTotals' });

const centavos = z.int().nullable().meta({ description: 'Centavos a month; null without offers.' });

const placePart = z
  .object({
    name: z.string(),
    slug: z.string(),
    schools: z.int(),
    offers: z.int(),
    lowestPrice: centavos,
    distanceInKm: z.number().nullable().meta({
      description: 'Null for parts of the place, and between places without positions of their own.',
    }),
  })
  .meta({ id: 'PlacePart' });

const feeRange = z
  .object({ lowest: z.int(), median: z.int(), highest: z.int() })
  .meta({ id: 'FeeRange', description: 'Centavos a month, each an actual fee of a school.' });

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
      .meta({ description: 'The median full fee of the surrounding city, state or country.' }),
  })
  .meta({
    id: 'StageFees',
    description: 'One figure per school; ranges are null for fewer than five schools.',
  });

const named = z.object({ name: z.string(), slug: z.string() });

/** An offer as its card shows it, with the field names of GraphQL's `SchoolOffer`. */
const cardOffer = z
  .object({
    id: z.string(),
    product_title: z.string(),
    product_shift: z.string(),
    shift_name: z.string(),
    product_slug_stage_grade: z.string(),
    grade: z.string(),
    grade_name: z.string(),
    monthly_fee: z.int().meta({ description: 'Centavos a month, in full.' }),
    monthly_fee_with_discount: z.int().meta({ description: 'Centavos a month, with the scholarship.' }),
    enrollment_fee: z.int().meta({ description: 'Centavos, once a year.' }),
    extras: z
      .object({
        material: z.int().nullable(),
        uniform: z.int().nullable(),
        meals: z.int().nullable(),
        transport: z.int().nullable(),
      })
      .meta({ description: 'Declared, in centavos a year. 0: included; null: not disclosed.' }),
    discount_percentage: z.number(),
    school_name: z.string(),
    school_slug: z.string(),
    school_image: z.string().nullable(),
    school_location: z.object({
      city: z.string(),
      city_slug: z.string(),
      neighborhood: z.string().nullable(),
      uf: z.string(),
    }),
    school_reviews: z.object({ count: z.int(), ratings_average: z.number() }),
    school_tags: z.array(z.string()),
    seats_left: z.int(),
    is_partner: z.boolean(),
    year: z.int(),
    distance_in_km: z.number().nullable(),
    demo: z.boolean(),
  })
  .meta({ id: 'CardOffer' });

/** Response shape of a place summary. */
export const placeSummaryBody = z
  .object({
    place: z.object({
      state: named.extend({ uf: z.string() }).nullable(),
      city: named.extend({ geoloc: geolocation }).nullable(),
      neighborhood: named.extend({ geoloc: geolocation }).nullable(),
      stage: z.string().nullable(),
    }),
    countedOn: z.string().meta({ description: 'The day of these counts, YYYY-MM-DD.' }),
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
      .meta({ description: 'The nearest city with offers, when this place has none.' }),
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
    firstOffers: z.array(cardOffer).meta({
      description:
        "The most relevant offers, of different schools; none for the country, whose page shows a city's.",
    }),
  })
  .meta({ id: 'PlaceSummary' });

/** Content of a place's landing page. */
export type PlaceSummary = z.infer<typeof placeSummaryBody>;

/** Figures of a part of a place. */
export type PlacePart = z.infer<typeof placePart>;

export const changesBody = z
  .object({
    version: z.int().meta({ description: 'The current version of the data: `since` of the next call.' }),
    everything: z.boolean().meta({ description: 'More than the listed schools has changed.' }),
    schools: z.array(z.object({ slug: z.string(), city: z.string() })),
  })
  .meta({ id: 'DirectoryChanges' });

export const sitemapKind = z.enum(sitemapKinds);

const updatedAt = z.string().meta({ description: 'ISO timestamp of the last change.' });

export const sitemapPartsBody = z
  .object({ parts: z.array(z.object({ kind: sitemapKind, uf: z.string(), pages: z.int(), updatedAt })) })
  .meta({ id: 'SitemapParts' });

const nullableSlug = z.string().nullable();

export const sitemapPagesBody = z
  .object({
    pages: z.array(
      z.object({
        school: nullableSlug,
        city: nullableSlug,
        neighborhood: nullableSlug,
        stage: nullableSlug,
        updatedAt,
      }),
    ),
    next: z.int().nullable().meta({ description: '`after` of the next batch; null at the end.' }),
  })
  .meta({ id: 'SitemapPages' });

export const gradeBody = z
  .object({
    name: z.string(),
    slug: z.string(),
    stage: z.string().meta({ description: 'Slug of the stage group.' }),
  })
  .meta({ id: 'GradeOption' });
