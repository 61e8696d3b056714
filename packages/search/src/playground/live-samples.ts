import type { SchoolHit, Service } from '@melhor-escola/api-client/service';
import { states } from '@melhor-escola/domain/state';
import { MAX_COMPARED } from '../compare/search-params.ts';

/** Places and schools of the running service that show a state of a screen. Absent if there is none at the moment. */
export interface LiveSamples {
  /** City of the first offer. */
  readonly city?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly cityWithoutOffers?: string | undefined;
  readonly cityWithoutSchools?: string | undefined;
  /** Slug of a Brazilian state. */
  readonly state?: string | undefined;
  /** The first offer, and its school's slug. */
  readonly offer?: { readonly id: string; readonly school: string } | undefined;
  readonly schools: SchoolSamples;
  /** Slugs of schools in one city. */
  readonly neighbors: readonly string[];
}

interface SchoolSamples {
  readonly withOffers?: string | undefined;
  readonly withoutOffers?: string | undefined;
  readonly withReviews?: string | undefined;
  readonly withoutReviews?: string | undefined;
  readonly withPhoto?: string | undefined;
  readonly withoutPhoto?: string | undefined;
  readonly withoutStages?: string | undefined;
  readonly withLongestName?: string | undefined;
  readonly ofCensus?: string | undefined;
}

/** Schools read per sort order: enough to find every state that is not rare. */
const sampled = { page: 1, size: 100 } as const;

/**
 * Queries the service for a sample of each state.
 *
 * @throws {ApiError} when the service fails.
 */
export async function liveSamples(service: Service): Promise<LiveSamples> {
  const [offers, rated, named, withoutOffers] = await Promise.all([
    service.searchOffers({ sort: 'relevance', pagination: { page: 1, size: 1 } }),
    service.searchSchools({ sort: 'rating_desc', pagination: sampled }),
    service.searchSchools({ sort: 'name_asc', pagination: sampled }),
    service.searchSchools({ search: { hasOffers: false }, pagination: sampled }),
  ]);
  const [firstOffer] = offers.hits;
  const location = firstOffer?.school_location;
  // The census also has schools where there are no partners.
  const poorUf = withoutOffers.hits.find(({ demo }) => !demo)?.address.uf ?? location?.uf;
  const [neighbors, poor] = await Promise.all([
    location && findSchoolSlugs(service, location.city_slug),
    poorCities(service, stateSlug(poorUf)),
  ]);
  return {
    city: location?.city_slug,
    neighborhood: location?.neighborhood_slug ?? undefined,
    state: stateSlug(location?.uf),
    offer: firstOffer && { id: firstOffer.id, school: firstOffer.school_slug },
    schools: schoolSamples([rated, named, withoutOffers].flatMap(({ hits }) => hits)),
    neighbors: neighbors ?? [],
    ...poor,
  };
}

function stateSlug(uf: string | undefined): string | undefined {
  return states.find((state) => state.uf === uf)?.slug;
}

/** Slugs of schools in a city, as many as can be compared. */
async function findSchoolSlugs(service: Service, city: string): Promise<string[]> {
  const pagination = { page: 1, size: MAX_COMPARED };
  const { hits } = await service.searchSchools({ search: { city }, pagination });
  return hits.map(({ slug }) => slug);
}

function schoolSamples(hits: readonly SchoolHit[]): SchoolSamples {
  const slugWhere = (is: (school: SchoolHit) => boolean) => hits.find(is)?.slug;
  return {
    withOffers: slugWhere(({ offerCount }) => offerCount > 0),
    withoutOffers: slugWhere(({ offerCount }) => offerCount === 0),
    withReviews: slugWhere(({ reviews }) => reviews.count > 0),
    withoutReviews: slugWhere(({ reviews }) => reviews.count === 0),
    withPhoto: slugWhere(({ images }) => images.length > 0),
    withoutPhoto: slugWhere(({ images }) => images.length === 0),
    withoutStages: slugWhere(({ stages }) => stages.length === 0),
    withLongestName: hits.toSorted((a, b) => b.name.length - a.name.length)[0]?.slug,
    ofCensus: slugWhere(({ demo }) => !demo),
  };
}

/** A city of a state with schools but no offers, and one without schools. */
async function poorCities(
  service: Service,
  state: string | undefined,
): Promise<Pick<LiveSamples, 'cityWithoutOffers' | 'cityWithoutSchools'>> {
  if (state === undefined) return {};
  const [all, { cities }] = await Promise.all([service.stateCities(state), service.placeSummary({ state })]);
  const withSchools = new Set(cities.map(({ slug }) => slug));
  return {
    cityWithoutOffers: cities.find(({ offers }) => offers === 0)?.slug,
    cityWithoutSchools: all.find(({ slug }) => !withSchools.has(slug))?.slug,
  };
}
