import {
  articleSlugs,
  canonicalPath,
  matchRoute,
  routes,
  type RouteMatch,
  type RoutePolicy,
} from '@melhor-escola/domain/routes';
import {
  landingOfSlug,
  parseSearch,
  type QueryPolicy,
  searchQueryPolicy,
} from '@melhor-escola/search/search-params';
import { createSitemap } from '@melhor-escola/search/sitemap';
import type { PageTable, PageTag, Sitemap } from '@melhor-escola/site-server';
import { signInPath } from '../links.ts';

/** A help search is personal. */
const helpCenter: QueryPolicy = { storedQuery: ({ q }) => (q === undefined ? '' : undefined) };
const withoutQuery: QueryPolicy = { storedQuery: () => '' };

function queryPolicy(match: RouteMatch): QueryPolicy {
  return searchQueryPolicy(match) ?? (match.name === 'helpCenter' ? helpCenter : withoutQuery);
}

/** Cache tags of a page, from the route table. */
function pageTags(
  { name, params }: RouteMatch,
  query: Readonly<Record<string, unknown>>,
): readonly PageTag[] {
  const { tag }: RoutePolicy = routes[name];
  const value = tag === 'school' ? params['slug'] : (params['city'] ?? query['city']);
  const isTagged =
    tag !== undefined && typeof value === 'string' && !(tag === 'school' && landingOfSlug(value));
  return isTagged ? [`${tag}:${value}`] : [];
}

/** How the site's server caches each page, from the route table. */
export const pages: PageTable = {
  canonicalPath,
  signIn: signInPath,
  privatePatterns: Object.values(routes)
    .filter(({ cache }) => cache === 'private')
    .map(({ pattern }) => pattern),
  find(path) {
    const match = matchRoute(path);
    if (!match) return undefined;
    const { guard, storedQuery } = queryPolicy(match);
    return {
      cache: routes[match.name].cache,
      canonicalQuery: guard,
      storedPage(sent) {
        const parsed = parseSearch(sent);
        const query = storedQuery(parsed);
        return query === undefined ? undefined : { query, tags: pageTags(match, parsed) };
      },
    };
  },
};

/** What search engines find. */
export const sitemap: Sitemap = {
  ...createSitemap([
    routes.helpCenter.path(),
    routes.article.path({ article: articleSlugs.aboutUs }),
    routes.article.path({ article: articleSlugs.privacy }),
    routes.article.path({ article: articleSlugs.terms }),
  ]),
  disallowed: Object.values(routes)
    .filter(({ crawling }) => crawling === 'disallow')
    .map(({ pattern }) => pattern),
};
