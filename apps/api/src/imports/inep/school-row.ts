import { amenities } from '@melhor-escola/domain/amenity';
import {
  formatComplement,
  formatHouseNumber,
  formatNeighborhood,
  formatStreet,
} from '@melhor-escola/domain/address-text';
import { formatSchoolName } from '@melhor-escola/domain/school-name';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { slugify } from '@melhor-escola/domain/slug';

import type { CensusFacts, PositionPrecision } from '../../database/schema.ts';
import { schoolNameKey } from '../../search/schools/school-name-key.ts';
import type { KnownCity } from '../neighborhoods.ts';
import { factualTags, tagsOfFacts } from './census-facts.ts';
import { repairPosition } from './repair-position.ts';
import type { SchoolRecord } from './school-record.ts';

/** Columns of `school` that an INEP import writes. */
export interface SchoolRow {
  readonly cod_ent: number;
  readonly slug: string;
  readonly name: string;
  readonly norm: string;
  readonly core: string;
  readonly city_id: number;
  readonly neighborhood_id: number | null;
  readonly administrative_dependency: number;
  readonly street: string | null;
  readonly number: string | null;
  readonly complement: string | null;
  readonly zip_code: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly position_precision: PositionPrecision;
  readonly phone: string | null;
  readonly cnpj: string | null;
  readonly stage_mask: number;
  readonly tag_mask: number;
  readonly amenities: CensusFacts;
  readonly census_year: number | null;
  readonly enrollments: number | null;
}

/** Columns that depend only on the record, not on the rest of the table. */
export type SchoolFacts = Omit<SchoolRow, 'slug' | 'neighborhood_id'>;

/** A record with its city, in stored form. */
export interface PreparedSchool {
  readonly facts: SchoolFacts;
  readonly city: KnownCity;
  /** In proper case; `undefined` when the register has none. */
  readonly neighborhood: string | undefined;
}

/** Converts names to proper case, positions the school, and derives its tags. */
export function prepareSchool(record: SchoolRecord, city: KnownCity): PreparedSchool {
  const name = formatSchoolName(record.name, city.name);
  const position = repairPosition(record.latitude, record.longitude, city);
  const neighborhood = formatNeighborhood(record.neighborhood ?? '');
  return {
    city,
    neighborhood: neighborhood && slugify(neighborhood) !== '' ? neighborhood : undefined,
    facts: {
      cod_ent: record.codEnt,
      name,
      norm: normalizeSearchText(name),
      core: schoolNameKey(name),
      city_id: city.id,
      administrative_dependency: record.dependency,
      street: formatStreet(record.street ?? '') ?? null,
      number: formatHouseNumber(record.number ?? '') ?? null,
      complement: formatComplement(record.complement ?? '') ?? null,
      zip_code: record.zipCode ?? null,
      lat: position?.lat ?? city.lat,
      lng: position?.lng ?? city.lng,
      position_precision: position ? 'exact' : 'city',
      phone: record.phone ?? null,
      cnpj: record.cnpj ?? null,
      stage_mask: record.stageMask ?? 0,
      tag_mask: tagsOfFacts(record.amenities),
      amenities: record.amenities,
      census_year: record.censusYear ?? null,
      enrollments: record.enrollments ?? null,
    },
  };
}

/**
 * The new row of a school, given its stored row. A newer census replaces an older one's facts. Fields missing in the
 * file stay unless they may be outdated: telephone, CNPJ, and an exact position in the same city. The catalogue
 * contains less and only fills gaps of a school known from a census.
 */
export function mergeSchool(
  facts: SchoolFacts,
  neighborhoodId: number | null,
  stored: SchoolRow | undefined,
): Omit<SchoolRow, 'slug'> {
  if (!stored) return { ...facts, neighborhood_id: neighborhoodId };
  const keepsPosition =
    stored.city_id === facts.city_id &&
    stored.position_precision === 'exact' &&
    (facts.position_precision !== 'exact' || facts.census_year === null);
  const position = keepsPosition
    ? { lat: stored.lat, lng: stored.lng, position_precision: stored.position_precision }
    : { lat: facts.lat, lng: facts.lng, position_precision: facts.position_precision };
  if (facts.census_year === null && stored.census_year !== null) {
    return {
      ...stored,
      ...(stored.city_id === facts.city_id ? position : {}),
      phone: stored.phone ?? facts.phone,
      zip_code: stored.zip_code ?? facts.zip_code,
    };
  }
  return {
    ...facts,
    ...position,
    neighborhood_id: neighborhoodId,
    phone: facts.phone ?? stored.phone,
    cnpj: facts.cnpj ?? stored.cnpj,
    tag_mask: (stored.tag_mask & ~factualTags) | facts.tag_mask,
  };
}

/** Whether two rows are equal. */
export function isSameSchool(one: SchoolRow, other: SchoolRow): boolean {
  return comparable(one) === comparable(other);
}

function comparable(row: SchoolRow): string {
  // jsonb does not preserve the order of keys.
  const facts = amenities.map(({ slug }) => row.amenities[slug] ?? null);
  return JSON.stringify(schoolColumns.map(([column]) => (column === 'amenities' ? facts : row[column])));
}

/** Columns with their types, for json_to_recordset. */
export const schoolColumns = [
  ['cod_ent', 'int'],
  ['slug', 'text'],
  ['name', 'text'],
  ['norm', 'text'],
  ['core', 'text'],
  ['city_id', 'int'],
  ['neighborhood_id', 'int'],
  ['administrative_dependency', 'smallint'],
  ['street', 'text'],
  ['number', 'text'],
  ['complement', 'text'],
  ['zip_code', 'char(8)'],
  ['lat', 'float8'],
  ['lng', 'float8'],
  ['position_precision', 'text'],
  ['phone', 'text'],
  ['cnpj', 'char(14)'],
  ['stage_mask', 'smallint'],
  ['tag_mask', 'int'],
  ['amenities', 'jsonb'],
  ['census_year', 'smallint'],
  ['enrollments', 'int'],
] as const satisfies readonly (readonly [keyof SchoolRow, string])[];
