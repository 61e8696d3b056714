import { today } from '@melhor-escola/domain/date';
import { schoolTags, tagBit } from '@melhor-escola/domain/school-tag';
import { shifts } from '@melhor-escola/domain/shift';
import { findGrade, gradeAt, stageGroups } from '@melhor-escola/domain/stage';
import { sql, type SQL } from 'drizzle-orm';
import { offer, school } from '../../database/schema.ts';
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
  type FilterFields,
  integerField,
  neighborhoodField,
  stateFields,
} from '../filter/compile-filter.ts';
import { matchesNothing } from '../sql/statement.ts';

const stageCodes = new Map<string, number>(stageGroups.map(({ groupSlug }, code) => [groupSlug, code]));
const shiftCodes = new Map<string, number>(shifts.map(({ slug }, code) => [slug, code]));

/** Whether an offer may be shown: still valid today, and with a seat left. */
export const isOfferShown = (): SQL =>
  sql`(${offer.validUntil} >= ${today()}::date AND ${offer.seatsLeft} > 0)`;

/** The stored number of a shift; `undefined` for an unknown slug. */
export const shiftCode = (slug: string): number | undefined => shiftCodes.get(slug);

/**
 * Filter fields of offers (CA-08). The specification names those of cities and neighborhoods only, so these follow the
 * parameters of a search (RT-20).
 *
 * @param citySlug city required by the whole filter, if any.
 */
export const offerFilterFields = (citySlug: string | undefined): FilterFields => ({
  city_slug: cityField(offer.cityId),
  ...stateFields(offer.cityId),
  neighborhood_slug: neighborhoodField(offer.neighborhoodId, citySlug),
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
});

const namedYear = (year: number) => ({ slug: String(year), name: String(year) });

/** Facets of offers; each ignores the filter's conditions on its own field. */
export const offerFacets: Readonly<Record<string, FacetField>> = {
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
};
