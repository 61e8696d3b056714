import { parseOfferSearch, type OfferSearch } from '@melhor-escola/domain/search-filters';
import { parseSearch, stringifySearch } from '@melhor-escola/domain/search-string';
import { NotFoundError } from '@melhor-escola/api-client/api-error';
import type { PlaceSlugs } from '@melhor-escola/api-client/service';
import { landingSlugs } from '@melhor-escola/domain/routes';
import { ufOfCitySlug, withUfSuffix } from '@melhor-escola/domain/slug';
import { findStageGroup, type StageGroupSlug } from '@melhor-escola/domain/stage';
import { findStateBySlug } from '@melhor-escola/domain/state';

/** Route parameters of a landing page. */
export interface RouteParams {
  readonly state?: string | undefined;
  readonly city?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly stage?: string | undefined;
  /** All stages of the country: distinguishes this page from the country's (RT-05). */
  readonly allStages?: true | undefined;
}

/**
 * The landing page at `/escolas/{slug}`: a state, a stage, all stages or the country; `undefined` for any other slug,
 * which belongs to a school.
 */
export function landingOfSlug(slug: string): RouteParams | undefined {
  if (slug === landingSlugs.country) return {};
  if (slug === landingSlugs.allStages) return { allStages: true };
  if (findStageGroup(slug)) return { stage: slug };
  return findStateBySlug(slug) ? { state: slug } : undefined;
}

/** The validated place and stage of a URL: state and stage exist, and the city's slug is complete if the state is known. */
export interface LocationFilter extends PlaceSlugs {
  readonly stage?: StageGroupSlug | undefined;
  readonly allStages?: true | undefined;
}

/** Whether the page is about stages without a place: such pages have a start city (RT-05, RT-06). */
export function startsFromCity({ state, city, stage, allStages }: LocationFilter): boolean {
  return state === undefined && city === undefined && (stage !== undefined || allStages === true);
}

/**
 * The place and stage of a URL (RT-16). A city's slug without '-{uf}' gets it from the state if the URL names one;
 * otherwise the service finds the only city of that name.
 *
 * @throws {NotFoundError} 'State not found: {slug}', 'Stage not found: {slug}' (ER-02).
 */
export function locationFilter(params: RouteParams): LocationFilter {
  const stage = params.stage === undefined ? undefined : findStageGroup(params.stage);
  if (params.stage !== undefined && !stage) throw new NotFoundError('Stage', params.stage);
  const state = params.state === undefined ? undefined : findStateBySlug(params.state);
  if (params.state !== undefined && !state) throw new NotFoundError('State', params.state);
  const { city, neighborhood } = params;
  const isWhole = city === undefined || ufOfCitySlug(city) !== undefined || !state;
  return {
    state: city === undefined ? state?.slug : undefined,
    city: isWhole ? city : withUfSuffix(city, state.uf),
    neighborhood,
    stage: stage?.groupSlug,
    allStages: params.allStages,
  };
}

/** The query of a landing page: search filters, which redirect to the results of the place. */
type LandingSearch = Omit<OfferSearch, 'city' | 'state' | 'neighborhood'>;

/**
 * Parses the filters of a landing page's query. Drops invalid values (RT-15) and places, which the path names. Returns
 * every known key, because the router merges the result over the URL's keys.
 */
function validateLandingSearch(raw: Readonly<Record<string, unknown>>): LandingSearch {
  return {
    ...parseOfferSearch(raw),
    city: undefined,
    state: undefined,
    neighborhood: undefined,
  } as LandingSearch;
}

/** The canonical query of a landing page, with '?' unless empty; keeps unknown keys. */
export function cleanLandingQuery(query: string): string {
  const parsed = parseSearch(query);
  return stringifySearch({ ...parsed, ...validateLandingSearch(parsed) });
}

/**
 * The results search for a landing page with filters in its query: those filters, in the place of the path (RT-08);
 * `undefined` without filters. A stage is not a search filter: it becomes a grade.
 */
export function searchOfLanding(
  raw: Readonly<Record<string, unknown>>,
  { city, state, neighborhood }: RouteParams,
): OfferSearch | undefined {
  const filters = validateLandingSearch(raw);
  return Object.values(filters).some((value) => value !== undefined)
    ? {
        ...filters,
        city,
        state: city === undefined ? state : undefined,
        neighborhood: city === undefined ? undefined : neighborhood,
      }
    : undefined;
}
