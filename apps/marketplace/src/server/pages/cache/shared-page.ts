import { site } from '@melhor-escola/config/site';
import {
  matchRoute,
  routes,
  type RouteMatch,
  type RouteName,
  type RoutePolicy,
} from '@melhor-escola/domain/routes';
import {
  landingOfSlug,
  parseSearch,
  searchOfLanding,
  stringifySearch,
  validateResultsSearch,
  validateSchoolSearch,
} from '@melhor-escola/search/search-params';
import { guardedQuery } from '../../../app/query-guards.ts';

/** What a page shows, by which it is found when that changes: 'school:colegio-azul', 'city:palmas-to'. */
export type PageTag = `school:${string}` | `city:${string}`;

/** A page that everybody is given the same of. */
export interface SharedPage {
  /** Equal for requests that get the same page. */
  readonly key: string;
  /** What is rendered: the path, and of the query what the page is about. */
  readonly path: string;
  readonly query: string;
  /** Who asks saves data: such a page asks for less (product 12). */
  readonly savesData: boolean;
  readonly tags: readonly PageTag[];
}

type Query = Readonly<Record<string, unknown>>;

/**
 * The query that a page is about, written the one way; `undefined` where the page is not one to share. Of routes that are
 * not listed the query changes nothing.
 */
type QueryOfPage = (query: Query, slug: string) => string | undefined;

/** Searches that many have in common. A position, or words that someone typed, say where a single family is looking. */
function sharedSearch(query: Query): string | undefined {
  const search = validateResultsSearch(query);
  const isPersonal = search.lat !== undefined || search.school !== undefined;
  const isTyped = search.city !== undefined && !/^[a-z0-9-]+-[a-z]{2}$/.test(search.city);
  return isPersonal || isTyped ? undefined : stringifySearch(search);
}

/** A landing page has no query: filters lead to the results. */
const landing: QueryOfPage = (query) => (searchOfLanding(query, {}) ? undefined : '');

const queryOfRoute: Partial<Record<RouteName, QueryOfPage>> = {
  results: sharedSearch,
  city: landing,
  neighborhood: landing,
  stageInCity: landing,
  stageInNeighborhood: landing,
  school: (query, slug) =>
    landingOfSlug(slug) ? landing(query, slug) : stringifySearch(validateSchoolSearch(query)),
  // What someone asks for help with is theirs.
  helpCenter: ({ q }) => (q === undefined ? '' : undefined),
};

/** By what a stored page is purged, from the table of addresses. */
function tagsOf({ name, params }: RouteMatch, query: Query): readonly PageTag[] {
  const { tag }: RoutePolicy = routes[name];
  const value = tag === 'school' ? params['slug'] : (params['city'] ?? query['city']);
  const isTagged =
    tag !== undefined && typeof value === 'string' && !(tag === 'school' && landingOfSlug(value));
  return isTagged ? [`${tag}:${value}`] : [];
}

/** Characters; no page has a longer address. */
const longestAddress = 500;
/** Paths of public pages consist of slugs. */
const slugs = /^[a-z0-9/-]*$/;

/**
 * The shared page of an address: of a public route, in its one clean form; any other address leads elsewhere (RT-15). It is
 * rendered without a visitor's cookies or address, so that nothing of one visitor is in what another gets (S12, S18).
 * Names in the query that the page knows nothing of (utm_source) are for the browser.
 *
 * @param url path and query, as they were sent.
 */
export function sharedPage(url: string, savesData: boolean): SharedPage | undefined {
  const [path = '', ...rest] = url.split('?');
  if (url.length > longestAddress || !slugs.test(path)) return undefined;
  const match = matchRoute(path);
  if (!match || routes[match.name].cache !== 'public') return undefined;
  const sent = rest.join('?');
  const asked = sent === '' ? '' : `?${sent}`;
  if (guardedQuery(path, asked) !== asked) return undefined;
  const parsed = parseSearch(asked);
  const query = (queryOfRoute[match.name] ?? (() => ''))(parsed, match.params['slug'] ?? '');
  if (query === undefined) return undefined;
  const key = `${site.tenant} ${savesData ? 'light' : 'full'} ${path}${query}`;
  return { key, path, query, savesData, tags: tagsOf(match, parsed) };
}
