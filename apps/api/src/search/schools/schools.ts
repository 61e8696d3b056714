import { schoolTags, tagBit } from '@melhor-escola/domain/school-tag';
import { stageGroups } from '@melhor-escola/domain/stage';
import { findStateByCityCode } from '@melhor-escola/domain/state';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { offer, school } from '../../database/schema.ts';
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
import { pageWindow, type PaginationInput, type SearchResult } from '../search-result.ts';
import {
  distanceTo,
  type GeolocationInput,
  isWithinRadius,
  searchPosition,
  type SearchPosition,
} from '../places/position.ts';
import { chargesFees } from './charges-fees.ts';
import { schoolDetails, type SchoolHit, schoolOfRow, type SchoolRow } from './school-hit.ts';
import { isListed } from '../../schools/listing.ts';

export const schoolSorts = ['relevance', 'name_asc', 'rating_desc', 'distance_asc'] as const;
export type SchoolSort = (typeof schoolSorts)[number];

/** Arguments of `schools`, named as in the specification (CA-07). */
export interface SchoolsArguments {
  /** A name as typed: accents, letter case, generic words and small typos are ignored. */
  readonly query?: string | null;
  readonly facets?: readonly string[] | null;
  readonly filterString?: string | null;
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
      rating: sql`${school.ratingAverage}`,
      ...(match && { score: match.score }),
    },
    conditions: conditionsOf(args, position, match),
    facets,
    order: orderOf(args.sort ?? 'relevance', position, match),
    window: pageWindow(args.pagination),
    score: match && 'score',
    details: schoolDetails,
    distance: position && distanceTo(position, school.lat, school.lng),
  });
  return { ...found, hits: found.hits.map(schoolOfRow) };
}

function conditionsOf(
  { filterString, tags, unlisted }: SchoolsArguments,
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
    ...others.flatMap((condition) => (condition ? [{ field: undefined, sql: condition }] : [])),
  ];
}

const filterFields = (citySlug: string | undefined): FilterFields => ({
  slug: { kind: 'text', matches: (slug) => sql`${school.slug} = ${slug}` },
  city_slug: cityField(school.cityId),
  ...stateFields(school.cityId),
  neighborhood_slug: neighborhoodField(school.neighborhoodId, citySlug),
  stage: bitField(school.stageMask, (slug) => stageBits.get(slug)),
  tag: bitField(school.tagMask, tagBit),
  publicly_funded: {
    kind: 'flag',
    matches: (isFunded) => (isFunded ? sql`${school.publiclyFunded}` : chargesFees()),
  },
  is_partner: { kind: 'flag', matches: (isPartner) => sql`${school.isPartner} = ${isPartner}` },
  cod_ent: integerField(school.codEnt),
  has_offers: {
    kind: 'flag',
    // PostgreSQL can plan this as a join; comparing EXISTS with a value would run it per school.
    matches: (hasOffers) =>
      sql`${hasOffers ? sql`` : sql`NOT `}EXISTS (SELECT FROM ${offer} WHERE ${offer.schoolId} = ${school.id} AND ${isOfferShown()})`,
  },
});

/** Without a text, partners first, then higher ratings. Without a position, distance falls back to relevance. */
function orderOf(
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
