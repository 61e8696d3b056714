import { today } from '@melhor-escola/domain/date';
import { distanceInKm } from '@melhor-escola/domain/geolocation';
import { MIN_AVERAGED_REVIEWS } from '@melhor-escola/domain/school-rating';
import { schoolTags } from '@melhor-escola/domain/school-tag';
import { shifts } from '@melhor-escola/domain/shift';
import { grades, stageGroups } from '@melhor-escola/domain/stage';
import { findStateByUf } from '@melhor-escola/domain/state';
import { browsingFees, yearCost } from '@melhor-escola/domain/year-cost';
import type { offer } from '../../platform/database/schema.ts';
import { listConjuncts, findSoleField } from '../filter/compile-filter.ts';
import { parseFilter, type FilterNode } from '../filter/parse-filter.ts';
import type { OfferHit } from '../offers/offer-hit.ts';
import type { OfferSort, SchoolOfferArguments } from '../offers/school-offer.ts';

/** A stored offer with values for filters from other tables. */
export interface OracleOffer {
  readonly row: typeof offer.$inferSelect;
  readonly citySlug: string;
  readonly uf: string;
  readonly neighborhoodSlug: string | undefined;
  readonly schoolSlug: string;
  /** Published reviews of the school. */
  readonly ratingCount: number;
}

export interface OracleAnswer {
  readonly ids: readonly number[];
  readonly total: number;
  /** Matching offers, hits or not. */
  readonly offers: number;
  /** For each of `ids`, with `distinct`: the school's other matching offers. */
  readonly more: readonly OfferHit['more_offers'][];
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/**
 * The expected result of an offer search, computed naively in memory. Does not support text queries and the price
 * facet.
 */
export function oracle(
  offers: readonly OracleOffer[],
  args: SchoolOfferArguments & { facets: string[] },
): OracleAnswer {
  const conditions = listConditions(args);
  const matching = (ignored?: string): OracleOffer[] => {
    const applied = conditions.filter(({ field }) => field === undefined || field !== ignored);
    return offers.filter((candidate) => applied.every((condition) => condition.isMetBy(candidate)));
  };
  const ordered = sorted(args.distinct ? bestOfEachSchool(sorted(matching(), args)) : matching(), args);
  const page = args.pagination?.page ?? 1;
  const size = args.pagination?.size ?? 23;
  const shown = ordered.slice((page - 1) * size, page * size);
  return {
    ids: shown.map(({ row }) => row.id),
    total: ordered.length,
    offers: matching().length,
    more: shown.map((hit) => (args.distinct ? moreThan(hit, matching()) : null)),
    facets: Object.fromEntries(
      args.facets.map((facet) => [facet, countValues(facet, matching(facet), Boolean(args.distinct))]),
    ),
  };
}

interface OracleCondition {
  readonly field: string | undefined;
  isMetBy(candidate: OracleOffer): boolean;
}

function listConditions(args: SchoolOfferArguments): OracleCondition[] {
  const conditions: OracleCondition[] = listConjuncts(parseFilter(args.filterString ?? '')).map((node) => ({
    field: findSoleField(node),
    isMetBy: (candidate) => matches(node, candidate),
  }));
  conditions.push({
    field: undefined,
    isMetBy: ({ row }) => row.seatsLeft > 0 && row.validUntil >= today(),
  });
  for (const tag of args.tags ?? [])
    conditions.push({
      field: undefined,
      isMetBy: (candidate) => fieldValues('tag', candidate).includes(tag),
    });
  if (args.shift?.length) conditions.push(isOneOf('shift', args.shift));
  if (args.year?.length) conditions.push(isOneOf('year', args.year.map(String)));
  const { lat, lon, distance_in_km: radius } = args.geoloc ?? {};
  if (lat && lon)
    conditions.push({
      field: undefined,
      isMetBy: ({ row }) => distanceInKm({ lat, lng: lon }, row) <= (radius || 12),
    });
  return conditions;
}

const isOneOf = (field: string, wanted: readonly string[]): OracleCondition => ({
  field,
  isMetBy: (candidate) => fieldValues(field, candidate).some((value) => wanted.includes(value)),
});

function matches(node: FilterNode, candidate: OracleOffer): boolean {
  if (node.kind === 'not') return !matches(node.operand, candidate);
  if (node.kind !== 'clause')
    return node.kind === 'and'
      ? node.operands.every((operand) => matches(operand, candidate))
      : node.operands.some((operand) => matches(operand, candidate));
  const { value } = node;
  if (value.kind === 'text') return fieldValues(node.field, candidate).includes(value.text);
  const number = Number(fieldValues(node.field, candidate)[0]);
  return number >= (value.minimum ?? -Infinity) && number <= (value.maximum ?? Infinity);
}

/** The values of an offer for a filter field. */
function fieldValues(
  field: string,
  { row, citySlug, uf, neighborhoodSlug, schoolSlug }: OracleOffer,
): string[] {
  const values: Record<string, string | undefined> = {
    city_slug: citySlug,
    uf,
    state_slug: findStateByUf(uf)?.slug,
    neighborhood_slug: neighborhoodSlug,
    school_slug: schoolSlug,
    stage: stageGroups[row.stage]?.groupSlug,
    grade: grades[row.grade]?.slug,
    shift: shifts[row.shift]?.slug,
    year: String(row.year),
    price: String(row.price),
  };
  if (field === 'tag') return schoolTags.filter((_, bit) => row.tagMask & (1 << bit)).map(({ slug }) => slug);
  const value = values[field];
  return value === undefined ? [] : [value];
}

function sorted(offers: readonly OracleOffer[], { sort, geoloc }: SchoolOfferArguments): OracleOffer[] {
  const { lat, lon } = geoloc ?? {};
  const keys: Record<OfferSort, (row: OracleOffer['row'], offer: OracleOffer) => number> = {
    relevance: (row) => -row.relevance,
    price_asc: (row) => row.price,
    price_desc: (row) => -row.price,
    discount_desc: (row) => -row.discountPercentage,
    distance_asc: (row) => (lat && lon ? distanceInKm({ lat, lng: lon }, row) : -row.relevance),
    rating_desc: (row, { ratingCount }) => (ratingCount < MIN_AVERAGED_REVIEWS ? 0 : -row.ratingAverage),
    annual_cost_asc: ({ price, monthlyFee, enrollmentFee, ...row }) =>
      yearCost(
        browsingFees({
          monthly: price,
          monthlyInFull: monthlyFee,
          enrollment: enrollmentFee,
          extras: {
            material: row.materialFee,
            uniform: row.uniformFee,
            meals: row.mealsFee,
            transport: row.transportFee,
          },
        }),
      ).total,
  };
  const key = keys[sort ?? 'relevance'];
  return offers.toSorted((a, b) => key(a.row, a) - key(b.row, b) || a.row.id - b.row.id);
}

const bestOfEachSchool = (offers: readonly OracleOffer[]): OracleOffer[] =>
  offers.filter(
    ({ schoolSlug }, index) => offers.findIndex((other) => other.schoolSlug === schoolSlug) === index,
  );

function moreThan(hit: OracleOffer, offers: readonly OracleOffer[]): OfferHit['more_offers'] {
  const prices = offers.flatMap((other) =>
    other.schoolSlug === hit.schoolSlug && other !== hit ? [other.row.price] : [],
  );
  return prices.length === 0
    ? null
    : { count: prices.length, lowest_price: Math.min(...prices), highest_price: Math.max(...prices) };
}

function countValues(
  field: string,
  offers: readonly OracleOffer[],
  distinct: boolean,
): Record<string, number> {
  const hits = new Map<string, unknown[]>();
  for (const candidate of offers)
    for (const value of fieldValues(field, candidate))
      hits.set(value, [...(hits.get(value) ?? []), distinct ? candidate.schoolSlug : candidate]);
  return Object.fromEntries(Array.from(hits, ([value, of]) => [value, new Set(of).size]));
}
