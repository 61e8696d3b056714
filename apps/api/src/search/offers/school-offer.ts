import type { OfferFilters } from '@melhor-escola/domain/search-filters';
import { MAX_PAGE_SIZE, searchDefaults } from '@melhor-escola/domain/search-defaults';
import { sql, type Column, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { offer, school } from '../../platform/database/schema.ts';
import { type Condition, requiredValue, filterConditions, hasAllTags } from '../filter/compile-filter.ts';
import { requestedFacets } from '../facets/facet-field.ts';
import { facetedSearch, type FacetedSearch, type Ordering } from '../facets/faceted-search.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import { type NameMatch, schoolNameMatch } from '../places/name-match.ts';
import {
  isAmong,
  isOfferShown,
  offerFacets,
  offerFields,
  offerFilterFields,
  searchConditions,
  shiftCode,
} from './offer-filter.ts';
import { rankedRating } from '../schools/school-hit.ts';
import { offerDetails, type OfferHit, offerOfRow, type OfferRow } from './offer-hit.ts';
import { hasNews, type OfferNewsWindow } from './offer-news.ts';
import { pageWindow, type PaginationInput, SearchInputError, type SearchResult } from '../search-result.ts';
import {
  distanceTo,
  type GeolocationInput,
  isWithinRadius,
  searchPosition,
  type SearchPosition,
} from '../places/position.ts';
import { matchesAny, fixed } from '../../platform/database/statement/statement.ts';

export const offerSorts = [
  'relevance',
  'price_asc',
  'price_desc',
  'discount_desc',
  'distance_asc',
  'rating_desc',
  'annual_cost_asc',
] as const;
export type OfferSort = (typeof offerSorts)[number];

/** Arguments of `schoolOffer`, named as in the specification (CA-07). */
export interface SchoolOfferArguments {
  /** Only 'school_slug': one offer per school, the first by the sort; `total` and facets then count schools. */
  readonly distinct?: string | null;
  /** Tags that the school must have, all of them. */
  readonly tags?: readonly string[] | null;
  /** Allowed shifts of the offer. */
  readonly shift?: readonly string[] | null;
  /** Allowed years of the offer. */
  readonly year?: readonly number[] | null;
  readonly facets?: readonly string[] | null;
  readonly filterString?: string | null;
  readonly geoloc?: GeolocationInput | null;
  readonly pagination?: PaginationInput | null;
  readonly sort?: OfferSort | null;
  /** Counting stops at this many hits. */
  readonly ignoreExtraHitsIfExceed?: number | null;
  /** A school's name as typed. */
  readonly query?: string | null;
  /** Alternatives of `query`: a school that matches any of them is found. */
  readonly queryVariations?: readonly string[] | null;
  /** What a results page searches, parsed: its filters, beside those of the other arguments. */
  readonly search?: OfferFilters;
  /** Slugs of schools, one of which the offer must be of: at most those of a page. */
  readonly schools?: readonly string[] | null;
  /** Slug of the offer's stage group. */
  readonly stage?: string | null;
  /** Only offers with news. Not an argument of the GraphQL query. */
  readonly news?: OfferNewsWindow;
}

/** A page of offers. */
export interface SchoolOfferResult extends SearchResult<OfferHit> {
  /** False when counting stopped at `ignoreExtraHitsIfExceed`: there are more than `total`. */
  readonly totalIsExact: boolean;
  /** Offers on all pages: more than `total` with `distinct`, when that counts schools. */
  readonly offers: number;
}

/**
 * Searches offers by filter, school name and place. Finds only offers that are valid today and have a seat left.
 *
 * @throws {FilterError} | {SearchInputError} for invalid arguments.
 */
export async function searchSchoolOffers(
  database: Database,
  args: SchoolOfferArguments,
): Promise<SchoolOfferResult> {
  const search = offerSearch(args);
  const { rows, ...found } = await facetedSearch<OfferRow>(database, search);
  const countUpTo = search.countUpTo ?? Number.POSITIVE_INFINITY;
  return {
    ...found,
    offers: search.distinct ? rows : Math.min(rows, countUpTo),
    hits: found.hits.map(offerOfRow),
    total: Math.min(found.total, countUpTo),
    totalIsExact: found.total <= countUpTo,
  };
}

/**
 * Builds the search for these arguments.
 *
 * @throws {FilterError} | {SearchInputError} for invalid arguments.
 */
export function offerSearch(args: SchoolOfferArguments): FacetedSearch {
  const facets = requestedFacets(args.facets, offerFacets);
  const { search = {} } = args;
  // Names are searched by words, a slug's too.
  const match = schoolNameMatch([
    args.query ?? search.school?.replaceAll('-', ' '),
    ...(args.queryVariations ?? []),
  ]);
  const countUpTo = readCountLimit(args.ignoreExtraHitsIfExceed);
  const here = { lat: search.lat, lon: search.lng, distance_in_km: search.radius };
  const position = searchPosition(args.geoloc ?? here, searchDefaults.radius);
  const order = offerOrder(args.sort ?? 'relevance', position, match);
  const distinct = readDistinct(args.distinct);
  return {
    from:
      match || args.sort === 'rating_desc'
        ? sql`${offer} JOIN ${school} ON ${school.id} = ${offer.schoolId}`
        : sql`${offer}`,
    columns: {
      ...usedSortColumns(order),
      ...(distinct && { [distinct]: sql`${offer.schoolId}`, price: sql`${offer.price}` }),
      ...(match && { score: match.score }),
    },
    conditions: offerConditions(args, position, match),
    facets,
    distinct,
    moreBy: distinct && 'price',
    order,
    window: pageWindow(args.pagination),
    countUpTo,
    score: match && 'score',
    details: offerDetails,
    distance: position && distanceTo(position, offer.lat, offer.lng),
  };
}

/** Whole reais of an amount, rounded up (`roundUpToReais`); 0 for one that is not disclosed. */
function inReais(amount: Column): SQL {
  return sql`(coalesce(${amount}, 0) + 99) / 100`;
}

/** Base columns of each sort order except distance and score. */
const sortColumns: Readonly<Record<string, SQL>> = {
  id: fixed(sql`${offer.id}`),
  relevance: fixed(sql`${offer.relevance}`),
  price: fixed(sql`${offer.price}`),
  discount: fixed(sql`${offer.discountPercentage}`),
  rating: rankedRating,
  // `total` of the domain's yearCost for its browsingFees, in reais: with the extras that the school declares (ADR 0032).
  annual_cost:
    fixed(sql`12 * ${inReais(offer.price)} + ${inReais(offer.enrollmentFee)} + ${inReais(offer.materialFee)}
    + ${inReais(offer.uniformFee)} + ${inReais(offer.mealsFee)} + ${inReais(offer.transportFee)}`),
};

const usedSortColumns = (order: readonly Ordering[]): Record<string, SQL> =>
  Object.fromEntries(
    order.flatMap(({ column }) => {
      const expression = sortColumns[column];
      return expression ? [[column, expression]] : [];
    }),
  );

/** Without a position, distance falls back to relevance. */
function offerOrder(
  sort: OfferSort,
  position: SearchPosition | undefined,
  match: NameMatch | undefined,
): Ordering[] {
  const byMatch: Ordering[] = match ? [{ column: 'score', descending: true }] : [];
  const byRelevance: Ordering[] = [...byMatch, { column: 'relevance', descending: true }];
  const first: Record<OfferSort, Ordering[]> = {
    relevance: byRelevance,
    price_asc: [{ column: 'price' }],
    price_desc: [{ column: 'price', descending: true }],
    discount_desc: [{ column: 'discount', descending: true }],
    distance_asc: position ? [{ column: 'distance' }] : byRelevance,
    rating_desc: [{ column: 'rating', descending: true }],
    annual_cost_asc: [{ column: 'annual_cost' }],
  };
  return [...first[sort], { column: 'id' }];
}

function offerConditions(
  args: SchoolOfferArguments,
  position: SearchPosition | undefined,
  match: NameMatch | undefined,
): Condition[] {
  // PostgreSQL looks each one up: ten thousand take half a minute.
  if ((args.schools?.length ?? 0) > MAX_PAGE_SIZE)
    throw new SearchInputError('schools', `at most ${MAX_PAGE_SIZE}`);
  const source = args.filterString ?? '';
  const filter = parseFilter(source);
  const others: [field: string | undefined, SQL | undefined][] = [
    [undefined, isOfferShown()],
    [undefined, hasAllTags(offer.tagMask, args.tags)],
    ['shift', isAmong(offer.shift, args.shift?.map(shiftCode))],
    ['year', isAmong(offer.year, args.year)],
    [undefined, position && isWithinRadius(position, offer.lat, offer.lng)],
    [undefined, match?.condition],
    [undefined, args.news && hasNews(args.news)],
    [undefined, args.schools ? matchesAny(args.schools.map(offerFields.school_slug.matches)) : undefined],
    ['stage', args.stage ? offerFields.stage.matches(args.stage) : undefined],
  ];
  return [
    ...searchConditions({ ...args.search, position, match }),
    ...filterConditions(filter, offerFilterFields(requiredValue(filter, 'city_slug')), source),
    ...others.flatMap(([field, condition]) => (condition ? [{ field, sql: condition }] : [])),
  ];
}

function readDistinct(distinct: string | null | undefined): string | undefined {
  if (!distinct) return undefined;
  if (distinct !== 'school_slug')
    throw new SearchInputError('distinct', 'offers are distinct on school_slug only');
  return 'school_id';
}

function readCountLimit(limit: number | null | undefined): number | undefined {
  if (limit === null || limit === undefined) return undefined;
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new SearchInputError('ignoreExtraHitsIfExceed', 'a whole number from 1');
  return limit;
}
