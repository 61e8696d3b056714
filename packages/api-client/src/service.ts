import { withUfSuffix } from '@melhor-escola/domain/slug';
import {
  MAX_CITY_SUGGESTIONS,
  MAX_NEIGHBORHOOD_SUGGESTIONS,
  MAX_STATE_CITIES,
} from '@melhor-escola/domain/search-defaults';
import type { Uf } from '@melhor-escola/domain/state';
import { createAddressCalls } from './addresses.ts';
import { readContent, type Api } from './api.ts';
import { ApiError, NotFoundError } from './api-error.ts';
import { fieldEquals } from './filter-string.ts';
import {
  countOffers,
  findCities,
  mapSchools,
  offerFacets,
  searchOffers,
  suggestCities,
  suggestNeighborhoods,
  type CityShortFragment,
  type SuggestCitiesQuery,
  type CountOffersQueryVariables,
  type MapSchoolsQuery,
  type MapSchoolsQueryVariables,
  type OfferCardFragment,
  type OfferFacetsQuery,
  type OfferFacetsQueryVariables,
  type SearchOffersQuery,
  type SearchOffersQueryVariables,
  type SuggestNeighborhoodsQuery,
} from './generated/operations.generated.ts';
import type {
  AlertRequest,
  ReviewForm,
  ReviewReport,
  QuestionForm,
  VisitDays,
  VisitForm,
  Visit,
  SpamSignals,
} from './forms.ts';
import type { components } from './generated/rest.generated.ts';
import type { RunOperation } from './graphql.ts';
import { homePageCall } from './home.ts';
import { createSchoolCalls } from './schools.ts';

export type { AddressQuery, AddressSuggestion, PlaceAtPosition, VisitorLocation } from './addresses.ts';
export type * from './forms.ts';
export type { HomePageResponse, StartingCityHit } from './home.ts';
export type {
  FoundSchool,
  PriceBandHit,
  QuestionHit,
  QuestionResult,
  ReviewHit,
  ReviewResult,
  SchoolDetails,
  SchoolFilters,
  SchoolHit,
  SchoolOfferHit,
  SchoolPageResponse,
  SchoolResponse,
  SchoolResult,
  TestimonialHit,
} from './schools.ts';
export type CityHit = CityShortFragment;
/** A suggested city with its number of schools and its lowest price in centavos a month. */
export type SuggestedCityHit = SuggestCitiesQuery['cities']['hits'][number];
export type NeighborhoodHit = SuggestNeighborhoodsQuery['neighborhoods']['hits'][number];
export type OfferResult = SearchOffersQuery['schoolOffer'];
/** Facets over all offers of a search, and the numbers of schools that match `schools` and `freeSchools`. */
export type OfferFacetsResult = OfferFacetsQuery['schoolOffer'] & Record<'schools' | 'freeSchools', number>;
export type MapSchoolResult = MapSchoolsQuery['schoolOffer'];
export type MapSchoolHit = MapSchoolResult['hits'][number];
/** An offer. */
export type OfferHit = OfferCardFragment;
/** The school's further offers that a search found, with `distinct`; null without others. */
export type MoreOffersHit = OfferResult['hits'][number]['more_offers'];

type Schemas = components['schemas'];

/** The directory's counters (EN-10). */
export type DirectoryTotals = Readonly<Schemas['DirectoryTotals']>;
/** A city of the account API (EN-03). */
export type CityDetails = Readonly<Schemas['City']>;
/** A neighborhood of the account API (EN-06). */
export type NeighborhoodDetails = Readonly<Schemas['Neighborhood']>;
/** Content of the landing page of a place. */
export type PlaceSummary = Readonly<Schemas['PlaceSummary']>;
/** An offer as a card shows it. Every `OfferHit` is one. */
export type CardOffer = Readonly<Schemas['CardOffer']>;
/** Summary of a part of a place. */
export type PlacePart = Readonly<Schemas['PlacePart']>;
/** Slugs of a place and a stage group. The most specific slug identifies the place; without any it is the whole country. */
export interface PlaceSlugs {
  readonly state?: string | undefined;
  readonly city?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly stage?: string | undefined;
}
/** A selectable grade (EN-05). */
export type GradeOption = Readonly<Schemas['GradeOption']>;

/** All calls of the features, the same in the browser and on the site's server. Each may throw `ApiError`. */
export type Service = ReturnType<typeof createService>;

/**
 * Creates the service client.
 *
 * @param run `runThroughSite` in a browser, `runAgainstService` on the server.
 * @param addressApi of the address services, if they have another base URL than `api`.
 */
export function createService(api: Api, run: RunOperation, addressApi: Api = api) {
  return {
    /** For calls of parts that load on demand, such as `fetchMapBaseLayer`: they are not in every page's code. */
    api,
    ...createAddressCalls(api, addressApi),
    ...createSchoolCalls(run),
    homePage: homePageCall(run),

    /** Cities whose name is similar to the text (CO-02), by default up to four; the largest cities for an empty text. */
    async suggestCities(
      text: string,
      signal?: AbortSignal,
      size: number = MAX_CITY_SUGGESTIONS,
    ): Promise<SuggestedCityHit[]> {
      return (await run(suggestCities, { name: text.trim(), size }, signal)).cities.hits;
    },

    /** The city with this slug in this state; `undefined` if there is none (CA-09). */
    async findCity(slug: string, uf: Uf, signal?: AbortSignal): Promise<CityHit | undefined> {
      const filter = `${fieldEquals('slug', withUfSuffix(slug, uf))} AND ${fieldEquals('uf', uf)}`;
      return (await run(findCities, { filter, size: 1 }, signal)).cities.hits[0];
    },

    /** All cities of a state, sorted by slug (CA-09). */
    async stateCities(stateSlug: string, signal?: AbortSignal): Promise<CityHit[]> {
      const variables = {
        filter: fieldEquals('state_slug', stateSlug),
        sort: 'slug_asc',
        size: MAX_STATE_CITIES,
      } as const;
      return (await run(findCities, variables, signal)).cities.hits;
    },

    /** Up to five neighborhoods of a city whose name starts with the letters (VA-03). */
    async suggestNeighborhoods(
      letters: string,
      city: { slug: string },
      signal?: AbortSignal,
    ): Promise<NeighborhoodHit[]> {
      const filter = fieldEquals('city_slug', city.slug);
      const variables = { name: letters, filter, size: MAX_NEIGHBORHOOD_SUGGESTIONS };
      return (await run(suggestNeighborhoods, variables, signal)).neighborhoods.hits;
    },

    /** One page of offers. */
    async searchOffers(variables: SearchOffersQueryVariables, signal?: AbortSignal): Promise<OfferResult> {
      return (await run(searchOffers, variables, signal)).schoolOffer;
    },

    /**
     * Facets of a search; independent of page and order.
     *
     * @param variables with `schools`, the response has the numbers of schools that match them and `freeSchools` too.
     */
    async offerFacets(
      variables: Omit<OfferFacetsQueryVariables, 'countSchools'>,
      signal?: AbortSignal,
    ): Promise<OfferFacetsResult> {
      const countSchools = variables.schools !== undefined;
      const { schoolOffer, ...of } = await run(offerFacets, { ...variables, countSchools }, signal);
      return { ...schoolOffer, schools: of.schools?.total ?? 0, freeSchools: of.freeSchools?.total ?? 0 };
    },

    /** Number of offers a search would find, for the label of its button. */
    async countOffers(variables: CountOffersQueryVariables, signal?: AbortSignal): Promise<number> {
      return (await run(countOffers, variables, signal)).schoolOffer.total;
    },

    /** Schools of a search for the map, each with its first offer in sort order. */
    async mapSchools(variables: MapSchoolsQueryVariables, signal?: AbortSignal): Promise<MapSchoolResult> {
      return (await run(mapSchools, variables, signal)).schoolOffer;
    },

    /**
     * The city with this slug.
     *
     * @throws {NotFoundError} 'City not found: {slug}' when the service answers 404 (ER-02).
     */
    cityBySlug(slug: string, signal?: AbortSignal): Promise<CityDetails> {
      const params = { path: { slug } };
      return notFoundAs('City', slug, api.GET('/v3/cities/by-slug/{slug}', { params, signal }));
    },

    /**
     * The neighborhood with this slug in this city.
     *
     * @throws {NotFoundError} 'Neighborhood not found: {slug}' when the service answers 404 (ER-02).
     */
    neighborhoodBySlug(city: string, slug: string, signal?: AbortSignal): Promise<NeighborhoodDetails> {
      const path = { citySlug: city, neighborhoodSlug: slug };
      const call = api.GET('/v3/neighborhoods/by-slug/{citySlug}/{neighborhoodSlug}', {
        params: { path },
        signal,
      });
      return notFoundAs('Neighborhood', slug, call);
    },

    /** The directory's counters for one state or the country. */
    directoryTotals(state?: string, signal?: AbortSignal): Promise<DirectoryTotals> {
      const params = { query: { state } };
      return readContent(api.GET('/v3/marketplace/directory/overall-data', { params, signal }));
    },

    /**
     * Schools, offers, fees, parts and best-rated schools of a place.
     *
     * @throws {NotFoundError} 'City not found: {slug}' or 'Neighborhood not found: {slug}' when the service answers 404 (ER-02).
     */
    placeSummary(
      { state, city, neighborhood, stage }: PlaceSlugs,
      signal?: AbortSignal,
    ): Promise<PlaceSummary> {
      const params = { query: { state, city, neighborhood, stage } };
      const call = api.GET('/v3/marketplace/directory/place-summary', { params, signal });
      // State and stage are validated before the call.
      return neighborhood === undefined
        ? notFoundAs('City', city ?? '', call)
        : notFoundAs('Neighborhood', neighborhood, call);
    },

    /** Submits a review. It is published once the author confirms it by the link in the mail (EN-16). */
    submitReview(slug: string, body: ReviewForm & SpamSignals): Promise<Schemas['Message']> {
      return readContent(api.POST('/v3/schools/{slug}/reviews', { params: { path: { slug } }, body }));
    },

    /** Reports a review that breaks the rules (product 7). Counted once per IP address and review. */
    reportReview(id: string, body: ReviewReport): Promise<Schemas['Message']> {
      return readContent(
        api.POST('/v3/reviews/{id}/reports', { params: { path: { id: Number(id) } }, body }),
      );
    },

    /** Submits a question. It is published once the author confirms it by the link in the mail (product 15). */
    submitQuestion(slug: string, body: QuestionForm & SpamSignals): Promise<Schemas['Message']> {
      return readContent(api.POST('/v3/schools/{slug}/questions', { params: { path: { slug } }, body }));
    },

    /** Asks for alerts of a search by e-mail. They begin once the owner of the address confirms them by the link in the mail (product 8). */
    requestAlert(body: AlertRequest): Promise<Schemas['Message']> {
      return readContent(api.POST('/v3/alerts', { body }));
    },

    /** Marks a question as helpful. Counted once per device. @returns the number of devices. */
    async markQuestionHelpful(id: string): Promise<number> {
      const call = api.POST('/v3/questions/{id}/helpful', { params: { path: { id: Number(id) } } });
      return (await readContent(call)).helpfulCount;
    },

    /** Reports a question or its answer. Counted once per IP address and question. */
    reportQuestion(id: string, body: ReviewReport): Promise<Schemas['Message']> {
      return readContent(
        api.POST('/v3/questions/{id}/reports', { params: { path: { id: Number(id) } }, body }),
      );
    },

    /** When a school may be visited (product 14). 404 for an unknown school. */
    visitDays(slug: string, signal?: AbortSignal): Promise<VisitDays> {
      const params = { path: { slug } };
      return readContent(api.GET('/v3/schools/{slug}/visits/days', { params, signal }));
    },

    /** Requests a visit, or asks a question. The same request twice is one. */
    requestVisit(slug: string, body: VisitForm & SpamSignals): Promise<Schemas['Message']> {
      return readContent(api.POST('/v3/schools/{slug}/visits', { params: { path: { slug } }, body }));
    },

    /** The request of a mailed link. */
    findVisit(token: string, signal?: AbortSignal): Promise<Visit> {
      return readContent(api.POST('/v3/visits/find', { body: { token }, signal }));
    },

    /** Grades of these stage groups; of all groups if none is given. */
    gradeOptions(stages: readonly string[] = [], signal?: AbortSignal): Promise<GradeOption[]> {
      const params = { query: { 'stage[]': [...stages] } };
      return readContent(api.GET('/v3/marketplace/list-options/products', { params, signal }));
    },
  };
}

async function notFoundAs<Result>(
  kind: NotFoundError['kind'],
  slug: string,
  call: Promise<{ readonly data?: Result }>,
): Promise<Result> {
  try {
    return await readContent(call);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new NotFoundError(kind, slug);
    throw error;
  }
}
