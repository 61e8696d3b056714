import { slugify } from '../places/slug.ts';
import { findStateBySlug } from '../places/state.ts';
import { findStageGroup } from '../schools/stage.ts';
import { accountRoutes } from './account.ts';
import { contentRoutes } from './content.ts';
import type { PublicRoute, RouteLocation } from './route.ts';
import { searchRoutes } from './search.ts';
import { siteRoutes } from './site.ts';
import { panelRoutes } from './panel.ts';
// pnpm new adds an import here

export type { PublicRoute, RouteLocation, RoutePolicy } from './route.ts';

/**
 * The single table of the site's public URLs, composed of a table per owner. Links, redirects, the page cache's policy, the sitemap,
 * robots.txt, links in e-mails and page names in tracking derive from it. Path literals occur only in this folder and in the names of
 * the route files (lint rule `repository/no-url-literal`).
 */
export const routes = {
  ...searchRoutes,
  ...contentRoutes,
  ...accountRoutes,
  ...siteRoutes,
  ...panelRoutes,
  // pnpm new adds a table here
} as const;

export type RouteName = keyof typeof routes;

/** A page of the table, with all its parameters. */
type SiteLink = {
  [Name in RouteName]: (typeof routes)[Name] extends PublicRoute<infer Pattern>
    ? RouteLocation<Pattern> & {
        readonly search?: Readonly<Record<string, unknown>>;
        readonly hash?: string;
      }
    : never;
}[RouteName];

/**
 * For hosts with other URLs than ours: augment this interface to declare the type of their links.
 *
 * @example
 * declare module '@melhor-escola/domain/routes' {
 *   interface Register { linkTarget: { to: '/search' | '/school' } }
 * }
 */
export interface Register {}

/** Target of a link: a page of the table with all its parameters, or the type that the host declares. */
export type LinkTarget = Register extends { linkTarget: infer Target } ? Target : SiteLink;

/** Slugs of landing pages below '/escolas/', besides states and stages. */
export const landingSlugs = { country: 'brasil', allStages: 'educacao-basica' } as const;

/** Slugs of the articles of {@link routes.article}. */
export const articleSlugs = {
  aboutUs: 'quem-somos',
  data: 'dados',
  privacy: 'privacidade',
  terms: 'termos',
} as const;

/** Former paths of {@link routes.results} and {@link routes.rateSchool}, in Fastify's syntax; redirected by the site's server. */
export const formerPaths = ['/escola/busca', '/escola/:slug/avaliar'] as const;

/**
 * Where a password manager that found a leaked password looks for the page to change it; redirected to {@link routes.profile}
 * (https://w3c.github.io/webappsec-change-password-url/).
 */
export const changePasswordPath = '/.well-known/change-password';

/** Target of the sign-out form without JavaScript; not a page. */
export const signOutPath = '/sair';

/** Target of the footer's form that turns data saving on or off; not a page. */
export const saveDataPath = '/economizar-dados';

/** Base path of the address services (CA-10); not a page, although the spec places it below `/escolas`. */
export const addressApiPath = '/escolas/api/v2/google';

/* Pure, so that bundlers can drop it. */
const reservedSlugs: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...Object.values(landingSlugs),
  // Fixed segments below '/escolas/': 'busca', 'mensalidades', 'api'.
  ...[...Object.values(routes).map(({ pattern }) => pattern), addressApiPath].flatMap(
    (path) => /^\/escolas\/([^/$]+)/.exec(path)?.[1] ?? [],
  ),
]);

/** Whether `/escolas/{slug}` belongs to another page, so that no school may have the slug (RT-02). */
export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug) || Boolean(findStateBySlug(slug) ?? findStageGroup(slug));
}

export interface RouteMatch {
  readonly name: RouteName;
  /** By name, still URL-encoded. */
  readonly params: Readonly<Record<string, string>>;
}

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

interface Matcher {
  readonly name: RouteName;
  readonly pattern: RegExp;
}

function compileMatchers(): readonly Matcher[] {
  // Fixed segments win over parameters, as in the router: '~' sorts after every letter.
  const ordered = Object.keys(routes)
    .filter(isRouteName)
    .map((name) => ({ name, order: routes[name].pattern.replaceAll(/\$\w+/g, '~') }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1));
  return ordered.map(({ name }) => ({
    name,
    pattern: new RegExp(`^${routes[name].pattern.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'),
  }));
}

/** Compiled when the first path is matched: a page's first load matches none, and has no time for it (P2). */
let matchers: readonly Matcher[] | undefined;

/** The route of a path without query, in any letter case; `undefined` if no page has it. */
export function matchRoute(path: string): RouteMatch | undefined {
  matchers ??= compileMatchers();
  for (const { name, pattern } of matchers) {
    const match = pattern.exec(path);
    if (match) return { name, params: { ...match.groups } };
  }
  return undefined;
}

/** Parameters that are slugs; codes and ids are taken as they are. */
const slugParams: ReadonlySet<string> = new Set(['slug', 'city', 'neighborhood', 'stage', 'article']);

/**
 * The one path of a page, without a slash at its end and with its fixed parts and slugs in lower-case ASCII:
 * '/Escolas/mensalidades/São-Paulo-SP/' → '/escolas/mensalidades/sao-paulo-sp'. Other paths lose only the slash. Idempotent, and never
 * another host.
 *
 * @param path without query, URL-encoded or not.
 */
export function canonicalPath(path: string): string {
  // Browsers read '//host' as another host.
  if (path.startsWith('//')) return path;
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  const trimmed = path.slice(0, end);
  const match = matchRoute(trimmed);
  if (!match) return trimmed;
  return routes[match.name].pattern.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const value = match.params[name] ?? '';
    return (slugParams.has(name) && slugify(decoded(value))) || value;
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
