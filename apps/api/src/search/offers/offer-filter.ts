import { today } from '@melhor-escola/domain/date';
import { schoolTags, tagBit } from '@melhor-escola/domain/school-tag';
import { shifts } from '@melhor-escola/domain/shift';
import { findGrade, gradeAt, stageGroups } from '@melhor-escola/domain/stage';
import {
  filterKeys,
  filterRows,
  type FacetName,
  type FilterKey,
  type OfferFilters,
} from '@melhor-escola/domain/search-filters';
import { sql, type SQL } from 'drizzle-orm';
import { offer, school } from '../../platform/database/schema.ts';
import {
  bitFacet,
  codeFacet,
  type FacetField,
  neighborhoodFacet,
  priceFacet,
} from '../facets/facet-field.ts';
import {
  bitField,
  cityField,
  codeField,
  type Condition,
  type FilterFields,
  hasAllTags,
  integerField,
  neighborhoodField,
  stateFields,
} from '../filter/compile-filter.ts';
import { isWithinRadius, type SearchPosition } from '../places/position.ts';
import type { NameMatch } from '../places/name-match.ts';
import { matchesAny, matchesNothing } from '../../platform/database/statement/statement.ts';

const stageCodes = new Map<string, number>(stageGroups.map(({ groupSlug }, code) => [groupSlug, code]));
const shiftCodes = new Map<string, number>(shifts.map(({ slug }, code) => [slug, code]));

/** Whether an offer may be shown: still valid today, and with a seat left. */
export const isOfferShown = (): SQL =>
  sql`(${offer.validUntil} >= ${today()}::date AND ${offer.seatsLeft} > 0)`;

/** The stored number of a shift; `undefined` for an unknown slug. */
export const shiftCode = (slug: string): number | undefined => shiftCodes.get(slug);

/** Filter fields of offers that depend on no other. */
export const offerFields = {
  city_slug: cityField(offer.cityId),
  ...stateFields(offer.cityId),
  stage: codeField(offer.stage, (slug) => stageCodes.get(slug)),
  grade: codeField(offer.grade, (slug) => findGrade(slug)?.order),
  shift: codeField(offer.shift, shiftCode),
  tag: bitField(offer.tagMask, tagBit),
  year: integerField(offer.year),
  school_slug: {
    kind: 'text',
    matches: (slug) => sql`${offer.schoolId} = (SELECT s.id FROM ${school} AS s WHERE s.slug = ${slug})`,
  },
  school_grade: {
    kind: 'text',
    matches(slug) {
      const grade = findGrade(slug)?.order;
      // OFFSET 0 keeps it a subquery per offer, on the school's index: as a join it would read every offer.
      return grade === undefined
        ? matchesNothing
        : sql`EXISTS (SELECT FROM ${offer} AS sibling WHERE sibling.school_id = ${offer.schoolId}
            AND sibling.grade = ${grade}::int AND sibling.valid_until >= ${today()}::date AND sibling.seats_left > 0 OFFSET 0)`;
    },
  },
  price: integerField(offer.price),
} as const satisfies FilterFields;

/**
 * Filter fields of offers (CA-08). The specification names those of cities and neighborhoods only, so these follow the
 * parameters of a search (RT-20).
 *
 * @param citySlug city required by the whole filter, if any.
 */
export const offerFilterFields = (citySlug: string | undefined): FilterFields => ({
  ...offerFields,
  neighborhood_slug: neighborhoodField(offer.neighborhoodId, citySlug),
});

/** A search with what its position and its school's name are in SQL. */
interface OfferConditions extends OfferFilters {
  readonly position: SearchPosition | undefined;
  readonly match: NameMatch | undefined;
}

/** How a filter narrows the offers. */
type OfferCondition<Value> = (value: NonNullable<Value>, search: OfferConditions) => SQL | undefined;

/** How each filter of a search narrows the offers: one entry per row of the domain's table. */
const conditionsByFilter: { readonly [Key in FilterKey]: OfferCondition<OfferFilters[Key]> } = {
  city: (slug) => offerFields.city_slug.matches(slug),
  state: (slug) => offerFields.state_slug.matches(slug),
  lat: (_lat, { position }) => position && isWithinRadius(position, offer.lat, offer.lng),
  lng: () => undefined,
  radius: () => undefined,
  priceMin: (reais) => offerFields.price.within(reais * 100, null),
  priceMax: (reais) => offerFields.price.within(null, reais * 100),
  neighborhood: (slug, { city }) => neighborhoodField(offer.neighborhoodId, city).matches(slug),
  grade: (slug) => offerFields.grade.matches(slug),
  siblingGrade: (slug) => offerFields.school_grade.matches(slug),
  school: (_typed, { match }) => match?.condition,
  schoolSlug: (slug) => offerFields.school_slug.matches(slug),
  shifts: (slugs) => isAmong(offer.shift, slugs.map(shiftCode)),
  tags: (slugs) => hasAllTags(offer.tagMask, slugs),
  years: (years) => isAmong(offer.year, years),
};

/** The conditions of a search's filters. */
export function searchConditions(search: OfferConditions): Condition[] {
  return filterKeys.flatMap((key) => filterCondition(key, search) ?? []);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the value to the condition of its key
function filterCondition<Key extends FilterKey>(key: Key, search: OfferConditions): Condition | undefined {
  const value = search[key];
  if (value === undefined) return undefined;
  const narrowed = conditionsByFilter[key](value, search);
  const { facet, isCumulative } = filterRows[key];
  return narrowed && { field: isCumulative ? undefined : facet, sql: narrowed };
}

/** Whether a column has one of these values; `undefined` without values. */
export function isAmong(
  column: typeof offer.shift | typeof offer.year,
  values: readonly (number | undefined)[] | null | undefined,
): SQL | undefined {
  if (!values || values.length === 0) return undefined;
  return matchesAny(
    [...new Set(values)]
      .filter((value) => value !== undefined)
      .map((value) => sql`${column} = ${value}::int`),
  );
}

const namedYear = (year: number) => ({ slug: String(year), name: String(year) });

/** Facets of offers; each ignores the filter's conditions on its own field. */
export const offerFacets = {
  grade: codeFacet('grade', sql`${offer.grade}`, gradeAt),
  stage: codeFacet('stage', sql`${offer.stage}`, (code) => {
    const stage = stageGroups[code];
    return stage && { slug: stage.groupSlug, name: stage.name };
  }),
  shift: codeFacet('shift', sql`${offer.shift}`, (code) => shifts[code]),
  neighborhood_slug: neighborhoodFacet(sql`${offer.neighborhoodId}`),
  tag: bitFacet('tag_mask', sql`${offer.tagMask}`, schoolTags),
  year: codeFacet('year', sql`${offer.year}`, namedYear),
  price: priceFacet(sql`${offer.price}`),
} as const satisfies Record<FacetName | 'stage', FacetField>;
