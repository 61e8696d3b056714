import type { CensusFacts, FactYears } from '../../../platform/database/school-facts.ts';
import { factualTags, schoolAmenities, tagsOfFacts } from '../../schools/amenity-facts.ts';
import type { SchoolAmenities } from './school-record.ts';
import type { SchoolFacts, SchoolRow } from './school-row.ts';
import type { OptionalColumn, StatedFacts } from './stated-facts.ts';

/** A stored school, and what its people have stated of it. */
export interface StoredSchool extends SchoolRow {
  readonly stated_amenities: CensusFacts;
  readonly has_stated_name: boolean;
  /** Who stated the phone, if not the census: that stands above it. */
  readonly phone_source: string | null;
}

/**
 * The new row of a school, given its stored row. A newer census replaces an older one's facts; what the file's header
 * lacks stays, with its own year. Empty fields stay only where the stored value is probably still true: telephone, CNPJ, who pays, and an
 * exact position in the same city. The catalog contains less and only fills gaps of a school known from a census.
 */
export function mergeSchool(
  facts: SchoolFacts,
  neighborhoodId: number | null,
  stored: StoredSchool | undefined,
  stated: StatedFacts,
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
      publicly_funded: stored.publicly_funded ?? facts.publicly_funded,
    };
  }
  const merged = mergeFacts({ ...facts, neighborhood_id: neighborhoodId }, stored, stated);
  return {
    ...facts,
    ...position,
    ...merged,
    tag_mask:
      (stored.tag_mask & ~factualTags) |
      tagsOfFacts(schoolAmenities(merged.amenities, stored.stated_amenities)),
  };
}

type StoredFacts = Omit<SchoolRow, 'slug'>;

/** The optional columns of a known school: stated ones from the file, the others as stored. */
function mergeFacts(facts: StoredFacts, stored: SchoolRow, stated: StatedFacts) {
  const isMoved = stored.city_id !== facts.city_id;
  const pick = <Column extends OptionalColumn>(column: Column): StoredFacts[Column] =>
    stated.states(column) ? facts[column] : stored[column];
  const pickLocal = <Column extends OptionalColumn>(column: Column): StoredFacts[Column] =>
    isMoved ? facts[column] : pick(column);
  // A house number belongs to its street.
  const isSameStreet = !isMoved && pick('street') === stored.street;
  const merged = {
    street: pickLocal('street'),
    number: isSameStreet ? pick('number') : facts.number,
    complement: isSameStreet ? pick('complement') : facts.complement,
    neighborhood_id: pickLocal('neighborhood_id'),
    zip_code: pickLocal('zip_code'),
    phone: facts.phone ?? stored.phone,
    cnpj: facts.cnpj ?? stored.cnpj,
    publicly_funded: facts.publicly_funded ?? stored.publicly_funded,
    // A row that states no stage leaves them open: a school without any of ours is not listed.
    stage_mask: facts.stage_mask || stored.stage_mask,
    amenities: mergeAmenities(facts.amenities, stored.amenities, stated),
    enrollments: pick('enrollments'),
  };
  return { ...merged, fact_years: factYears(facts, stored, stated, { ...merged, isMoved }) };
}

function mergeAmenities(facts: SchoolAmenities, stored: SchoolAmenities, stated: StatedFacts) {
  const kept = Object.entries(stored).filter(([slug]) => !stated.statesAmenity(slug));
  return { ...Object.fromEntries(kept), ...facts };
}

/** The years of what stays as stored, where they are not the file's. */
function factYears(
  facts: SchoolFacts,
  stored: SchoolRow,
  stated: StatedFacts,
  merged: Pick<SchoolRow, 'street' | 'amenities' | 'enrollments'> & { readonly isMoved: boolean },
): FactYears {
  const isKept: Readonly<Record<string, boolean>> = {
    address: merged.street !== null && !merged.isMoved && !stated.states('street'),
    stages: facts.stage_mask === 0 && stored.stage_mask !== 0,
    enrollments: merged.enrollments !== null && !stated.states('enrollments'),
    ...Object.fromEntries(
      Object.keys(merged.amenities).map((slug) => [slug, !stated.statesAmenity(slug)] as const),
    ),
  };
  const kept = Object.keys(isKept).filter((fact) => isKept[fact]);
  return otherFactYears(kept, stored, facts.census_year);
}

/** The years of these stored facts, without those that are `year`. */
export function otherFactYears(facts: readonly string[], stored: SchoolRow, year: number | null): FactYears {
  return Object.fromEntries(
    facts
      .map(
        (fact) =>
          [fact, fact in stored.fact_years ? (stored.fact_years[fact] ?? null) : stored.census_year] as const,
      )
      .filter(([, ofFact]) => ofFact !== year),
  );
}
