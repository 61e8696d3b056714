import { formatAddress, formatNeighborhood } from '@melhor-escola/domain/address-text';
import { formatSchoolName } from '@melhor-escola/domain/school-name';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import type { UnlistedReason } from '@melhor-escola/domain/school-listing';
import { slugify } from '@melhor-escola/domain/slug';

import type { CensusFacts, FactYears, PositionPrecision } from '../../../platform/database/school-facts.ts';
import { schoolNameKey } from '../../schools/school-name-key.ts';
import type { KnownCity } from '../neighborhoods.ts';
import { tagsOfFacts } from '../../schools/amenity-facts.ts';
import { repairPosition } from './repair-position.ts';
import type { SchoolRecord } from './school-record.ts';

/** Columns of `school` that an INEP import writes. */
export interface SchoolRow {
  readonly cod_ent: number;
  readonly slug: string;
  readonly name: string;
  readonly registered_name: string | null;
  readonly norm: string;
  readonly core: string;
  readonly city_id: number;
  readonly neighborhood_id: number | null;
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
  readonly cnpj: string | null;
  readonly stage_mask: number;
  readonly tag_mask: number;
  readonly amenities: CensusFacts;
  readonly census_year: number | null;
  readonly fact_years: FactYears;
  readonly enrollments: number | null;
  readonly unlisted_reason: UnlistedReason | null;
  readonly unlisted_year: number | null;
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
  const address = formatAddress(record);
  const position = repairPosition(record.latitude, record.longitude, city);
  const neighborhood = formatNeighborhood(record.neighborhood ?? '');
  return {
    city,
    neighborhood: neighborhood && slugify(neighborhood) !== '' ? neighborhood : undefined,
    facts: {
      cod_ent: record.codEnt,
      name,
      registered_name: record.name.replaceAll(/\s+/gu, ' '),
      norm: normalizeSearchText(name),
      core: schoolNameKey(name, record.name),
      city_id: city.id,
      administrative_dependency: record.dependency,
      publicly_funded: record.publiclyFunded ?? null,
      street: address.street ?? null,
      number: address.number ?? null,
      complement: address.complement ?? null,
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
      fact_years: {},
      enrollments: record.enrollments ?? null,
      unlisted_reason: null,
      unlisted_year: null,
    },
  };
}

/** Whether two rows are equal. */
export function isSameSchool(one: SchoolRow, other: SchoolRow): boolean {
  return comparable(one) === comparable(other);
}

function comparable(row: SchoolRow): string {
  return JSON.stringify(
    schoolColumns.map(([column]) => {
      const value = row[column];
      return typeof value === 'object' && value !== null ? sortedEntries(value) : value;
    }),
  );
}

/** jsonb does not preserve the order of keys. */
function sortedEntries(facts: object) {
  return Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Columns with their types, for json_to_recordset. */
export const schoolColumns = [
  ['cod_ent', 'int'],
  ['slug', 'text'],
  ['name', 'text'],
  ['registered_name', 'text'],
  ['norm', 'text'],
  ['core', 'text'],
  ['city_id', 'int'],
  ['neighborhood_id', 'int'],
  ['administrative_dependency', 'smallint'],
  ['publicly_funded', 'boolean'],
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
  ['fact_years', 'jsonb'],
  ['enrollments', 'int'],
  ['unlisted_reason', 'text'],
  ['unlisted_year', 'smallint'],
] as const satisfies readonly (readonly [keyof SchoolRow, string])[];
