import { MAX_PAGE_SIZE } from '@melhor-escola/domain/search-defaults';
import { schoolTags, tagBit } from '@melhor-escola/domain/school-tag';
import { stageGroups } from '@melhor-escola/domain/stage';
import { findStateByCityCode } from '@melhor-escola/domain/state';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { offer, school } from '../../platform/database/schema.ts';
import {
  bitFacet,
  codeFacet,
  type FacetField,
  neighborhoodFacet,
  requestedFacets,
} from '../facets/facet-field.ts';
import { facetedSearch, type Ordering } from '../facets/faceted-search.ts';
import {
  bitField,
  cityField,
  type Condition,
  requiredValue,
  filterConditions,
  type FilterFields,
  hasAllTags,
  integerField,
  neighborhoodField,
  stateFields,
} from '../filter/compile-filter.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import { type NameMatch, schoolNameMatch } from '../places/name-match.ts';
import { isOfferShown } from '../offers/offer-filter.ts';
import { pageWindow, type PaginationInput, SearchInputError, type SearchResult } from '../search-result.ts';
import { matchesAny } from '../../platform/database/statement/statement.ts';
import {
  distanceTo,
  type GeolocationInput,
  isWithinRadius,
  searchPosition,
  type SearchPosition,
} from '../places/position.ts';
import { chargesFees } from '../../catalog/schools/charges-fees.ts';
import { rankedRating, schoolDetails, type SchoolHit, schoolOfRow, type SchoolRow } from './school-hit.ts';
import { isListed } from '../../catalog/schools/listing.ts';

export const schoolSorts = ['relevance', 'name_asc', 'rating_desc', 'distance_asc'] as const;
export type SchoolSort = (typeof schoolSorts)[number];

/** Conditions on schools by type: what `filterString` says in text. An unknown slug matches nothing. */
export interface SchoolFilters {
  /** One of which the school must have: at most those of a page. */
  readonly slugs?: readonly string[] | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly neighborhood?: string | null;
  readonly stage?: string | null;
  readonly hasOffers?: boolean | null;
  readonly publiclyFunded?: boolean | null;
}

/** Arguments of `schools`, named as in the specification (CA-07). */
export interface SchoolsArguments {
  /** A name as typed: accents, letter case, generic words and small typos are ignored. */
  readonly query?: string | null;
  readonly facets?: readonly string[] | null;
  readonly filterString?: string | null;
  /** Conditions, beside those of the other arguments. */
  readonly search?: SchoolFilters | null;
  /** Provides distances; restricts only with an explicit distance: the default 12 km (CO-01) are for offers. */
  readonly geoloc?: GeolocationInput | null;
  readonly pagination?: PaginationInput | null;
  readonly sort?: SchoolSort | null;
  /** Tags that a school must have, all of them. */
  readonly tags?: readonly string[] | null;
  /** Also schools that have left the directory: for the pages and lists that name them. */
  readonly unlisted?: boolean | null;
}

const stageBits = new Map<string, number>(stageGroups.map(({ groupSlug }, bit) => [groupSlug, bit]));

/** Facets of schools; each ignores the filter's conditions on its own field. */
export const schoolFacets: Readonly<Record<string, FacetField>> = {
  stage: bitFacet(
    'stage_mask',
    sql`${school.stageMask}`,
    stageGroups.map(({ groupSlug, name }) => ({ slug: groupSlug, name })),
  ),
  tag: bitFacet('tag_mask', sql`${school.tagMask}`, schoolTags),
  neighborhood_slug: neighborhoodFacet(sql`${school.neighborhoodId}`),
  uf: codeFacet('state_code', sql`${school.cityId} / 100000`, (code) => {
    const state = findStateByCityCode(code * 100_000);
    return state && { slug: state.uf, name: state.name };
  }),
};

/**
 * Searches schools by name, filter and place.
 *
 * @throws {FilterError} | {SearchInputError} for invalid arguments.
 */
export async function searchSchools(
  database: Database,
  args: SchoolsArguments,
): Promise<SearchResult<SchoolHit>> {
  const facets = requestedFacets(args.facets, schoolFacets);
  const position = searchPosition(args.geoloc, Number.POSITIVE_INFINITY);
  const match = schoolNameMatch([args.query]);
  const found = await facetedSearch<SchoolRow>(database, {
    from: sql`${school}`,
    columns: {
      id: sql`${school.id}`,
      name: sql`${school.norm}`,
      is_partner: sql`${school.isPartner}`,
      rating: rankedRating,
      ...(match && { score: match.score }),
    },
    conditions: schoolConditions(args, position, match),
    facets,
    order: schoolOrder(args.sort ?? 'relevance', position, match),
    window: pageWindow(args.pagination),
    score: match && 'score',
    details: schoolDetails,
    distance: position && distanceTo(position, school.lat, school.lng),
  });
  return { ...found, hits: found.hits.map(schoolOfRow) };
}

function schoolConditions(
  { filterString, search, tags, unlisted }: SchoolsArguments,
  position: SearchPosition | undefined,
  match: NameMatch | undefined,
): Condition[] {
  const source = filterString ?? '';
  const filter = parseFilter(source);
  const fields = filterFields(requiredValue(filter, 'city_slug'));
  const others = [
    unlisted ? undefined : isListed,
    hasAllTags(school.tagMask, tags),
    position && isWithinRadius(position, school.lat, school.lng),
    match?.condition,
  ];
  return [
    ...filterConditions(filter, fields, source),
    ...(search ? searchConditions(search) : []),
    ...others.flatMap((condition) => (condition ? [{ field: undefined, sql: condition }] : [])),
  ];
}

/** @throws {SearchInputError} for more slugs than a page has schools. */
function searchConditions(search: SchoolFilters): Condition[] {
  // PostgreSQL looks each one up.
  if ((search.slugs?.length ?? 0) > MAX_PAGE_SIZE)
    throw new SearchInputError('search', `at most ${MAX_PAGE_SIZE} slugs`);
  const fields = filterFields(search.city ?? undefined);
  return [
    ...narrowed('slug', search.slugs, (slugs) => matchesAny(slugs.map(fields.slug.matches))),
    ...narrowed('city_slug', search.city, fields.city_slug.matches),
    ...narrowed('state_slug', search.state, fields.state_slug.matches),
    ...narrowed('neighborhood_slug', search.neighborhood, fields.neighborhood_slug.matches),
    ...narrowed('stage', search.stage, fields.stage.matches),
    ...narrowed('has_offers', search.hasOffers, fields.has_offers.matches),
    ...narrowed('publicly_funded', search.publiclyFunded, fields.publicly_funded.matches),
  ];
}

/** The condition on a field, if there is a value. */
function narrowed<Value>(
  field: string,
  value: Value | null | undefined,
  matches: (value: Value) => SQL,
): Condition[] {
  return value === null || value === undefined ? [] : [{ field, sql: matches(value) }];
}

const filterFields = (citySlug: string | undefined) =>
  ({
    slug: { kind: 'text', matches: (slug: string) => sql`${school.slug} = ${slug}` },
    city_slug: cityField(school.cityId),
    ...stateFields(school.cityId),
    neighborhood_slug: neighborhoodField(school.neighborhoodId, citySlug),
    stage: bitField(school.stageMask, (slug) => stageBits.get(slug)),
    tag: bitField(school.tagMask, tagBit),
    publicly_funded: {
      kind: 'flag',
      matches: (isFunded: boolean) => (isFunded ? sql`${school.publiclyFunded}` : chargesFees()),
    },
    is_partner: { kind: 'flag', matches: (isPartner: boolean) => sql`${school.isPartner} = ${isPartner}` },
    cod_ent: integerField(school.codEnt),
    has_offers: {
      kind: 'flag',
      // PostgreSQL can plan this as a join; comparing EXISTS with a value would run it per school.
      matches: (hasOffers: boolean) =>
        sql`${hasOffers ? sql`` : sql`NOT `}EXISTS (SELECT FROM ${offer} WHERE ${offer.schoolId} = ${school.id} AND ${isOfferShown()})`,
    },
  }) as const satisfies FilterFields;

/** Without a text, partners first, then higher ratings. Without a position, distance falls back to relevance. */
function schoolOrder(
  sort: SchoolSort,
  position: SearchPosition | undefined,
  match: NameMatch | undefined,
): Ordering[] {
  if (sort === 'name_asc') return [{ column: 'name' }, { column: 'id' }];
  const byRating: Ordering[] = [{ column: 'rating', descending: true }, { column: 'id' }];
  if (sort === 'rating_desc') return byRating;
  if (sort === 'distance_asc' && position) return [{ column: 'distance' }, { column: 'id' }];
  const byMatch: Ordering[] = match ? [{ column: 'score', descending: true }] : [];
  return [...byMatch, { column: 'is_partner', descending: true }, ...byRating];
}
