import { serviceCaller } from '@melhor-escola/config/site';
import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';

/** Cache tag of a page, for purging when its data changes: 'product:blue-chair'. */
export type PageTag = `${string}:${string}`;

/** How the page at a path is cached. */
export interface PagePolicy {
  /**
   * `public`: the same for all visitors, and stored in the page cache. `private`: for the current user only, who signs in first. `none`:
   * rendered for each request.
   */
  readonly cache: 'public' | 'private' | 'none';
  /**
   * The canonical form of the query, with its '?' unless empty; a URL with another query is redirected to it. Absent where each query is
   * canonical.
   */
  readonly canonicalQuery?: ((query: string) => string) | undefined;
  /**
   * Which stored page a canonical query leads to. A page without it does not depend on the query.
   *
   * @returns `undefined` for a query that makes the page personal.
   */
  readonly storedPage?: (query: string) => StoredQuery | undefined;
}

/** The part of a query that a stored page depends on. */
export interface StoredQuery {
  /** In its canonical form, with its '?' unless empty. */
  readonly query: string;
  readonly tags: readonly PageTag[];
}

/** The pages of a site. */
export interface PageTable {
  /** The policy of the page at a path without query; `undefined` if no page has it. */
  readonly find: (path: string) => PagePolicy | undefined;
  /** The one path of a page, to which all its other spellings are redirected. */
  readonly canonicalPath: (path: string) => string;
  /** Patterns of the pages whose policy is `private`: '/orders/$code'. */
  readonly privatePatterns: readonly string[];
  /** Path of the sign-in page that returns to a URL afterwards. */
  readonly signIn: (url: string) => string;
}

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
export function pageAddressLookup(pages: Pick<PageTable, 'find'>) {
  const addresses = new LRUCache<string, PageAddress, string>({
    max: limits.pageCache.maxAddresses,
    memoMethod: (key, _stale, { context: url }) => pageAddress(pages, url, key.startsWith('light')),
  });
  /** @param saveData the request's `save-data` header. */
  return (url: string, saveData?: string | readonly string[]): PageAddress => {
    const isLight = saveData !== undefined && String(saveData).toLowerCase() === 'on';
    if (url.length > limits.addressLength.cached) {
      const { canonical } = pageAddress(pages, url, isLight);
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
function pageAddress(pages: Pick<PageTable, 'find'>, url: string, savesData: boolean): PageAddress {
  const [path = '', ...rest] = url.split('?');
  const policy = pages.find(path);
  if (!policy) return {};
  const { cache, canonicalQuery = (query) => query, storedPage = () => ({ query: '', tags: [] }) } = policy;
  const sent = rest.join('?');
  const requested = sent === '' ? '' : `?${sent}`;
  const canonical = canonicalQuery(requested);
  if (canonical !== requested) return { canonical: path + canonical };
  if (!slugs.test(path) || cache !== 'public') return {};
  const stored = storedPage(requested);
  if (stored === undefined) return {};
  const key = `${serviceCaller.tenant} ${savesData ? 'light' : 'full'} ${path}${stored.query}`;
  return { page: { key, path, savesData, ...stored } };
}

/** A pattern of a page in Fastify's syntax: '/orders/:code'. */
export const fastifyUrl = (pattern: string): string => pattern.replaceAll('$', ':');
