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
  cleanLandingQuery,
  cleanResultsQuery,
  landingOfSlug,
  parseSearch,
  searchOfLanding,
  stringifySearch,
  validateSchoolSearch,
} from '@melhor-escola/search/search-params';
import { LRUCache } from 'lru-cache';
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

/** Returns the canonical form of a query, with its '?' unless empty. Invalid values are dropped. */
type QueryGuard = (query: string) => string;

/**
 * The query guards, by the spec's names (RT-15). The third, `xplp-validate-route-params`, is in the loader of the landing pages, because
 * the service knows whether a place exists.
 */
const queryGuards = {
  'validate-plp-query-params': cleanResultsQuery,
  'xplp-validate-query-params': cleanLandingQuery,
} as const satisfies Record<string, QueryGuard>;

const guardOfRoute: Partial<Record<RouteName, keyof typeof queryGuards>> = {
  results: 'validate-plp-query-params',
  city: 'xplp-validate-query-params',
  neighborhood: 'xplp-validate-query-params',
  stageInCity: 'xplp-validate-query-params',
  stageInNeighborhood: 'xplp-validate-query-params',
};

/** The canonical form of a page's query; unchanged where no guard applies. */
function canonicalQuery({ name, params }: RouteMatch, query: string): string {
  const isLanding = name === 'school' && landingOfSlug(params['slug'] ?? '') !== undefined;
  const guard = isLanding ? 'xplp-validate-query-params' : guardOfRoute[name];
  return guard ? queryGuards[guard](query) : query;
}

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

/** What a URL leads to. */
interface PageAddress {
  /** Path and query to redirect to, because the query is not canonical (RT-15, RT-20). */
  readonly canonical?: string;
  /** The publicly cacheable page; `undefined` for a page with another cache policy. */
  readonly page?: PublicPage | undefined;
}

/** {@link pageAddress} with a cache, because parsing a URL takes longer than sending its page (P5). */
export function pageAddressLookup() {
  const addresses = new LRUCache<string, PageAddress, string>({
    max: limits.pageCache.maxAddresses,
    memoMethod: (key, _stale, { context: url }) => pageAddress(url, key.startsWith('light')),
  });
  /** @param saveData the request's `save-data` header. */
  return (url: string, saveData?: string | readonly string[]): PageAddress => {
    const isLight = saveData !== undefined && String(saveData).toLowerCase() === 'on';
    if (url.length > limits.addressLength.cached) {
      const { canonical } = pageAddress(url, isLight);
      return canonical === undefined ? {} : { canonical };
    }
    return addresses.memo(`${isLight ? 'light' : 'full'} ${url}`, { context: url });
  };
}

/**
 * The only check of a query on the site: the router then reads a canonical one. Unknown parameters (utm_source) stay, and are ignored.
 *
 * @param url path and query, as they were sent.
 */
function pageAddress(url: string, savesData: boolean): PageAddress {
  const [path = '', ...rest] = url.split('?');
  const match = matchRoute(path);
  if (!match) return {};
  const sent = rest.join('?');
  const requested = sent === '' ? '' : `?${sent}`;
  const canonical = canonicalQuery(match, requested);
  if (canonical !== requested) return { canonical: path + canonical };
  if (!slugs.test(path) || routes[match.name].cache !== 'public') return {};
  const parsed = parseSearch(requested);
  const query = (queryOfRoute[match.name] ?? (() => ''))(parsed, match.params['slug'] ?? '');
  if (query === undefined) return {};
  const key = `${serviceCaller.tenant} ${savesData ? 'light' : 'full'} ${path}${query}`;
  return { page: { key, path, query, savesData, tags: tagsOf(match, parsed) } };
}
