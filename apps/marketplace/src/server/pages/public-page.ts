import { parseOfferSearch } from '@melhor-escola/domain/search-filters';
import { serviceCaller } from '@melhor-escola/config/site';
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
  validateSchoolSearch,
} from '@melhor-escola/search/search-params';
import { LRUCache } from 'lru-cache';
import { guardedQuery } from '../../app/query-guards.ts';
import { limits } from '../limits.ts';

/** Cache tag of a page, for purging when its data changes: 'school:colegio-azul', 'city:palmas-to'. */
export type PageTag = `school:${string}` | `city:${string}`;

/** A publicly cacheable page. */
export interface PublicPage {
  /** Cache key. */
  readonly key: string;
  /** Rendered path, and the part of the query that the page depends on. */
  readonly path: string;
  readonly query: string;
  /** Rendered for Save-Data: the page loads less (product 12). */
  readonly savesData: boolean;
  readonly tags: readonly PageTag[];
}

type Query = Readonly<Record<string, unknown>>;

/** The part of the query that a page depends on, in its canonical form; `undefined` where the page is not cacheable. */
type QueryOfPage = (query: Query, slug: string) => string | undefined;

/** Caches searches that many visitors make. A position or typed text is personal. */
function publicSearch(query: Query): string | undefined {
  const search = parseOfferSearch(query);
  const isPersonal = search.lat !== undefined || search.school !== undefined;
  const isTyped = search.city !== undefined && !/^[a-z0-9-]+-[a-z]{2}$/.test(search.city);
  return isPersonal || isTyped ? undefined : stringifySearch(search);
}

/** A landing page has no query: filters redirect to the results. */
const landing: QueryOfPage = (query) => (searchOfLanding(query, {}) ? undefined : '');

/** Pages of other routes do not depend on the query. */
const queryOfRoute: Partial<Record<RouteName, QueryOfPage>> = {
  results: publicSearch,
  city: landing,
  neighborhood: landing,
  stageInCity: landing,
  stageInNeighborhood: landing,
  school: (query, slug) =>
    landingOfSlug(slug) ? landing(query, slug) : stringifySearch(validateSchoolSearch(query)),
  // A help search is personal.
  helpCenter: ({ q }) => (q === undefined ? '' : undefined),
};

/** Cache tags of a page, from the route table. */
function tagsOf({ name, params }: RouteMatch, query: Query): readonly PageTag[] {
  const { tag }: RoutePolicy = routes[name];
  const value = tag === 'school' ? params['slug'] : (params['city'] ?? query['city']);
  const isTagged =
    tag !== undefined && typeof value === 'string' && !(tag === 'school' && landingOfSlug(value));
  return isTagged ? [`${tag}:${value}`] : [];
}

/** Paths of public pages consist of slugs. */
const slugs = /^[a-z0-9/-]*$/;

/** {@link publicPage} with a cache, because parsing a URL takes longer than sending its page (P5). */
export function publicPageLookup() {
  const pages = new LRUCache<string, { readonly page: PublicPage | undefined }, string>({
    max: limits.pageCache.maxAddresses,
    memoMethod: (key, _stale, { context: url }) => ({ page: publicPage(url, key.startsWith('light')) }),
  });
  /** @param saveData the request's `save-data` header. */
  return (url: string, saveData?: string | readonly string[]): PublicPage | undefined => {
    if (url.length > limits.addressLength.cached) return undefined;
    const isLight = saveData !== undefined && String(saveData).toLowerCase() === 'on';
    return pages.memo(`${isLight ? 'light' : 'full'} ${url}`, { context: url }).page;
  };
}

/**
 * The publicly cacheable page of a URL; `undefined` for a page with another cache policy, and for a URL that is not canonical,
 * because it redirects (RT-15). Unknown parameters (utm_source) are ignored.
 *
 * @param url path and query, as they were sent.
 */
function publicPage(url: string, savesData: boolean): PublicPage | undefined {
  const [path = '', ...rest] = url.split('?');
  if (!slugs.test(path)) return undefined;
  const match = matchRoute(path);
  if (!match || routes[match.name].cache !== 'public') return undefined;
  const sent = rest.join('?');
  const requested = sent === '' ? '' : `?${sent}`;
  if (guardedQuery(path, requested) !== requested) return undefined;
  const parsed = parseSearch(requested);
  const query = (queryOfRoute[match.name] ?? (() => ''))(parsed, match.params['slug'] ?? '');
  if (query === undefined) return undefined;
  const key = `${serviceCaller.tenant} ${savesData ? 'light' : 'full'} ${path}${query}`;
  return { key, path, query, savesData, tags: tagsOf(match, parsed) };
}
