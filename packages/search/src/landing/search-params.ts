import { validateResultsSearch, type ResultsSearch } from '../results/search-params.ts';
import { parseSearch, stringifySearch } from '../search-string.ts';
import { NotFoundError } from '@melhor-escola/api-client/api-error';
import type { PlaceSlugs } from '@melhor-escola/api-client/service';
import { ufOfCitySlug, withUfSuffix } from '@melhor-escola/domain/slug';
import { findStageGroup, type StageGroupSlug } from '@melhor-escola/domain/stage';
import { findStateBySlug } from '@melhor-escola/domain/state';

/** What the address of a landing page may name. */
export interface RouteParams {
  readonly state?: string | undefined;
  readonly city?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly stage?: string | undefined;
  /** All stages of the country, one after another: what sets this page apart from the country's (RT-05). */
  readonly allStages?: true | undefined;
}

/**
 * The landing page at `/escolas/{slug}`: a state, a stage, all stages or the country; `undefined` for any other slug,
 * which is a school's.
 */
export function landingOfSlug(slug: string): RouteParams | undefined {
  if (slug === 'brasil') return {};
  if (slug === 'educacao-basica') return { allStages: true };
  if (findStageGroup(slug)) return { stage: slug };
  return findStateBySlug(slug) ? { state: slug } : undefined;
}

/** A place and stage as an address names them: state and stage exist, the city's slug is whole where that can be said. */
export interface LocationFilter extends PlaceSlugs {
  readonly stage?: StageGroupSlug | undefined;
  readonly allStages?: true | undefined;
}

/** Whether the page is of stages and of no place: such pages start from a city (RT-05, RT-06). */
export function startsFromCity({ state, city, stage, allStages }: LocationFilter): boolean {
  return state === undefined && city === undefined && (stage !== undefined || allStages === true);
}

/**
 * The place and stage that an address names (RT-16). A city's slug without its state's '-{uf}' gets it from the state,
 * when one is named; otherwise the service finds the one city of that name.
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

/** What a landing page's query may hold: a search's filters, which lead on to the results of the place. */
type LandingSearch = Omit<ResultsSearch, 'city' | 'neighborhood'>;

/**
 * The filters a landing page's query stands for. What is bad is dropped (RT-15), and so is a place: the path names it.
 * Every known key is in the answer, because the router lets the answer's keys win over the URL's.
 */
function validateLandingSearch(raw: Readonly<Record<string, unknown>>): LandingSearch {
  return { ...validateResultsSearch(raw), city: undefined, neighborhood: undefined } as LandingSearch;
}

/** The one way to write a landing page's query, with its '?' unless empty; keys that are not ours stay. */
export function cleanLandingQuery(query: string): string {
  const parsed = parseSearch(query);
  return stringifySearch({ ...parsed, ...validateLandingSearch(parsed) });
}

/**
 * The search that a landing page with filters in its query stands for: those filters, in the path's place (RT-08);
 * `undefined` without filters. Of a stage, which is no filter of a search, a grade is one.
 */
export function searchOfLanding(
  raw: Readonly<Record<string, unknown>>,
  { city, neighborhood }: RouteParams,
): ResultsSearch | undefined {
  const filters = validateLandingSearch(raw);
  return Object.values(filters).some((value) => value !== undefined)
    ? { ...filters, city, neighborhood: city === undefined ? undefined : neighborhood }
    : undefined;
}
