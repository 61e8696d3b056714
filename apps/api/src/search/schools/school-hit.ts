import { amenities, amenityGroupNames, type Amenity } from '@melhor-escola/domain/amenity';
import { MIN_AVERAGED_REVIEWS } from '@melhor-escola/domain/school-rating';
import { tagsOfMask, type SchoolTag } from '@melhor-escola/domain/school-tag';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { stageGroups, type StageGroup } from '@melhor-escola/domain/stage';
import { isUf, getStateByUf, type State } from '@melhor-escola/domain/state';
import type { UnlistedReason } from '@melhor-escola/domain/school-listing';
import { sql } from 'drizzle-orm';
import { city, neighborhood, school } from '../../platform/database/schema.ts';
import type {
  CensusFacts,
  FactYears,
  PositionPrecision,
  SchoolStatements,
} from '../../platform/database/school-facts.ts';
import { fixed } from '../../platform/database/statement/statement.ts';
import { schoolAmenities } from '../../catalog/schools/amenity-facts.ts';
import { type PageUnlisting, pageUnlisting, toUnlisting } from '../../catalog/schools/listing.ts';

/** A school with all its fields (EN-07). */
export interface SchoolHit {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly registeredName: string | null;
  readonly logo: string | null;
  readonly images: readonly string[];
  readonly imageAlts: readonly string[];
  readonly address: SchoolAddress;
  readonly geoloc: Geolocation;
  readonly positionPrecision: PositionPrecision;
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly visitHours: string | null;
  readonly cnpj: string | null;
  readonly description: string | null;
  readonly stated: SchoolStatements;
  /** 1 to 5; 0 without reviews. */
  readonly ratingAverage: number;
  readonly ratingCount: number;
  readonly stages: readonly StageGroup[];
  readonly tags: readonly SchoolTag[];
  readonly amenities: readonly SchoolAmenity[];
  readonly censusYear: number | null;
  readonly factYears: FactYears;
  /** Null while it is listed. */
  readonly unlisted: PageUnlisting | null;
  readonly enrollments: number | null;
  readonly codEnt: number | null;
  readonly isPartner: boolean;
  readonly administrativeDependency: AdministrativeDependency;
  readonly publiclyFunded: boolean;
  readonly demo: boolean;
  /** The distance from the search's position, if it has one. */
  readonly distanceInKm: number | null;
}

export interface SchoolAddress {
  readonly street: string | null;
  readonly number: string | null;
  readonly complement: string | null;
  readonly neighborhood: string | null;
  readonly neighborhoodSlug: string | null;
  readonly city: string;
  readonly citySlug: string;
  readonly state: State;
  /** Eight digits. */
  readonly zipCode: string | null;
}

/** An amenity, and whether the school has it: `null` is 'não divulgado'. */
export interface SchoolAmenity extends Pick<Amenity, 'slug' | 'name' | 'group'> {
  readonly groupName: string;
  readonly available: boolean | null;
  /** Whether the school itself says so, otherwise than the census. */
  readonly statedBySchool: boolean;
}

export type AdministrativeDependency = (typeof administrativeDependencies)[number];

/** In the order of the census codes, from 1. */
const administrativeDependencies = ['federal', 'estadual', 'municipal', 'privada'] as const;

/** Location columns of a school or an offer, for a statement that joins `city`, and `neighborhood` if present. */
export const placeColumns = sql`${city.name} AS city_name, ${city.slug} AS city_slug, ${city.uf},
    ${neighborhood.name} AS neighborhood_name, ${neighborhood.slug} AS neighborhood_slug`;

/** Columns of {@link placeColumns}. */
export interface PlaceRow {
  readonly city_name: string;
  readonly city_slug: string;
  readonly uf: string;
  readonly neighborhood_name: string | null;
  readonly neighborhood_slug: string | null;
}

/** A row of {@link schoolDetails} in JSON form. */
export interface SchoolRow extends PlaceRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly registered_name: string | null;
  readonly cod_ent: number | null;
  readonly demo: boolean;
  readonly is_partner: boolean;
  readonly administrative_dependency: number;
  readonly publicly_funded: boolean | null;
  readonly street: string | null;
  readonly number: string | null;
  readonly complement: string | null;
  readonly zip_code: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly position_precision: PositionPrecision;
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly visit_hours: string | null;
  readonly cnpj: string | null;
  readonly stated: SchoolStatements;
  readonly logo: string | null;
  readonly images: readonly string[];
  readonly image_alts: readonly string[];
  readonly description: string | null;
  readonly stage_mask: number;
  readonly tag_mask: number;
  readonly amenities: CensusFacts;
  readonly stated_amenities: CensusFacts;
  readonly census_year: number | null;
  readonly fact_years: FactYears;
  readonly unlisted_reason: UnlistedReason | null;
  readonly unlisted_year: number | null;
  readonly unlisted_at: string | null;
  readonly enrollments: number | null;
  readonly rating_average: number;
  readonly rating_count: number;
  readonly distance: number | null;
}

const schoolColumns = [
  school.id,
  school.slug,
  school.name,
  school.registeredName,
  school.codEnt,
  school.demo,
  school.isPartner,
  school.administrativeDependency,
  school.publiclyFunded,
  school.street,
  school.number,
  school.complement,
  school.zipCode,
  school.lat,
  school.lng,
  school.positionPrecision,
  school.phone,
  school.whatsapp,
  school.email,
  school.website,
  school.visitHours,
  school.cnpj,
  school.stated,
  school.logo,
  school.images,
  school.imageAlts,
  school.description,
  school.stageMask,
  school.tagMask,
  school.amenities,
  school.statedAmenities,
  school.censusYear,
  school.factYears,
  school.unlistedReason,
  school.unlistedYear,
  school.unlistedAt,
  school.enrollments,
  school.ratingAverage,
  school.ratingCount,
].map((column) => sql`${column}`);

/** SELECT list and joins for the schools of `page`. */
export const schoolDetails = {
  columns: fixed(sql`${sql.join(schoolColumns, sql`, `)}, ${placeColumns}`),
  joins: fixed(sql`JOIN ${school} ON ${school.id} = page.id JOIN ${city} ON ${city.id} = ${school.cityId}
    LEFT JOIN ${neighborhood} ON ${neighborhood.id} = ${school.neighborhoodId}`),
};

/** The average by which schools and their offers are ordered: 0 where the reviews are too few for one. */
export const rankedRating = fixed(
  sql`CASE WHEN ${school.ratingCount} >= ${sql.raw(String(MIN_AVERAGED_REVIEWS))} THEN ${school.ratingAverage} ELSE 0 END`,
);

/** Maps a row of {@link schoolDetails}. */
export function schoolOfRow(row: SchoolRow): SchoolHit {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    registeredName: row.registered_name,
    logo: row.logo,
    images: row.images,
    imageAlts: row.image_alts,
    address: addressOfRow(row),
    geoloc: { lat: row.lat, lng: row.lng },
    positionPrecision: row.position_precision,
    phone: row.phone,
    whatsapp: row.whatsapp,
    email: row.email,
    website: row.website,
    visitHours: row.visit_hours,
    cnpj: row.cnpj,
    description: row.description,
    stated: row.stated,
    ratingAverage: row.rating_average,
    ratingCount: row.rating_count,
    stages: stageGroups.filter((_, bit) => (row.stage_mask & (1 << bit)) !== 0),
    tags: tagsOfMask(row.tag_mask),
    amenities: toAmenities(row),
    censusYear: row.census_year,
    factYears: Object.fromEntries(
      Object.entries(row.fact_years).filter(([fact]) => !(fact in row.stated_amenities)),
    ),
    unlisted: pageUnlisting(
      toUnlisting({ unlistedReason: row.unlisted_reason, unlistedYear: row.unlisted_year }),
      row.unlisted_at,
    ),
    enrollments: row.enrollments,
    codEnt: row.cod_ent,
    isPartner: row.is_partner,
    administrativeDependency: administrativeDependencies[row.administrative_dependency - 1] ?? 'privada',
    publiclyFunded: row.publicly_funded === true,
    demo: row.demo,
    distanceInKm: row.distance,
  };
}

function addressOfRow(row: SchoolRow): SchoolAddress {
  if (!isUf(row.uf)) throw new Error(`School ${row.id} has an unknown state: ${row.uf}.`);
  return {
    street: row.street,
    number: row.number,
    complement: row.complement,
    neighborhood: row.neighborhood_name,
    neighborhoodSlug: row.neighborhood_slug,
    city: row.city_name,
    citySlug: row.city_slug,
    state: getStateByUf(row.uf),
    zipCode: row.zip_code,
  };
}

function toAmenities({ amenities: census, stated_amenities: stated }: SchoolRow): SchoolAmenity[] {
  const facts = schoolAmenities(census, stated);
  return amenities.map(({ slug, name, group }) => ({
    slug,
    name,
    group,
    groupName: amenityGroupNames[group],
    available: facts[slug] ?? null,
    statedBySchool: slug in stated,
  }));
}
