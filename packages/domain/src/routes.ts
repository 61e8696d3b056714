import { slugify } from './places/slug.ts';
import { findStateBySlug } from './places/state.ts';
import { findStageGroup } from './schools/stage.ts';

/**
 * The single table of the site's public URLs. Links, redirects, the page cache's policy, the sitemap, robots.txt,
 * links in e-mails and page names in tracking derive from it. Path literals occur only here and in the names of the
 * route files (lint rule `repository/no-url-literal`).
 */

/**
 * `public`: the same page for everyone, cached by the site's server. `private`: authenticated; the server requires a session
 * before rendering. `none`: rendered for every request, never cached.
 */
type CachePolicy = 'public' | 'private' | 'none';

/** `index`: indexed, and in the sitemap if it has no parameters. `noindex`: crawlable. `disallow`: blocked by robots.txt. */
type Crawling = 'index' | 'noindex' | 'disallow';

export interface RoutePolicy {
  readonly cache: CachePolicy;
  readonly crawling: Crawling;
  /** Parameter that forms the cache tag by which the page is purged: `city:palmas-to`. */
  readonly tag?: 'city' | 'school';
}

/** Names of a pattern's parameters: `'city' | 'neighborhood'` of '/escolas/mensalidades/$city/$neighborhood'. */
type ParamName<Pattern extends string> = Pattern extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Pattern extends `${string}$${infer Name}`
    ? Name
    : never;

type Params<Pattern extends string> = Readonly<Record<ParamName<Pattern>, string>>;
type ParamArguments<Pattern extends string> = [ParamName<Pattern>] extends [never]
  ? []
  : [params: Params<Pattern>];

/** A link to one route, in the form the router accepts. */
export type RouteLocation<Pattern extends string> = { readonly to: Pattern } & ([ParamName<Pattern>] extends [
  never,
]
  ? { readonly params?: undefined }
  : { readonly params: Params<Pattern> });

export interface PublicRoute<Pattern extends string> extends RoutePolicy {
  /** In the router's syntax: '/escolas/mensalidades/$city'. */
  readonly pattern: Pattern;
  /** The path of one page with encoded parameters: '/escolas/mensalidades/palmas-to'. */
  readonly path: (...params: ParamArguments<Pattern>) => string;
  /** The page as the router's link target. */
  readonly to: (...params: ParamArguments<Pattern>) => RouteLocation<Pattern>;
}

function route<const Pattern extends string>(pattern: Pattern, policy: RoutePolicy): PublicRoute<Pattern>;
function route(pattern: string, policy: RoutePolicy): object {
  return {
    pattern,
    ...policy,
    path: (params: Readonly<Record<string, string>> = {}) =>
      pattern.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    to: (params?: Readonly<Record<string, string>>) => (params ? { to: pattern, params } : { to: pattern }),
  };
}

const indexed: RoutePolicy = { cache: 'public', crawling: 'index' };
const unindexed: RoutePolicy = { cache: 'public', crawling: 'noindex' };
const unlisted: RoutePolicy = { cache: 'none', crawling: 'noindex' };
const signedOut: RoutePolicy = { cache: 'none', crawling: 'disallow' };
const currentUser: RoutePolicy = { cache: 'private', crawling: 'noindex' };

export const routes = {
  /** Shows the home page; `home` is the canonical URL. */
  root: route('/', unindexed),
  home: route('/escolas', indexed),
  results: route('/escolas/busca', { ...unindexed, tag: 'city' }),
  compare: route('/escolas/comparar', unlisted),
  favorites: route('/escolas/favoritos', unlisted),
  /** Questions for visits to the favorites. Those are added in the browser, so the page is the same for everyone. */
  visitChecklist: route('/escolas/favoritos/roteiro', unindexed),
  /** A school or, for a reserved slug, a landing page ({@link landingSlugs}). */
  school: route('/escolas/$slug', { ...indexed, tag: 'school' }),
  city: route('/escolas/mensalidades/$city', { ...indexed, tag: 'city' }),
  neighborhood: route('/escolas/mensalidades/$city/$neighborhood', { ...indexed, tag: 'city' }),
  stageInCity: route('/escolas/etapa-de-ensino/$stage/$city', { ...indexed, tag: 'city' }),
  stageInNeighborhood: route('/escolas/etapa-de-ensino/$stage/$city/$neighborhood', {
    ...indexed,
    tag: 'city',
  }),

  rateSchool: route('/escolas/$slug/avaliar', unlisted),
  reviewThanks: route('/escolas/$slug/avaliar/obrigado', unlisted),
  confirmReview: route('/escolas/$slug/avaliar/confirmar', unlisted),
  reviewConfirmed: route('/escolas/$slug/avaliar/confirmada', unlisted),
  questions: route('/escolas/$slug/perguntas', unlisted),
  /** The school's facts on one page, to print and to send. Search engines have the school's own page. */
  reportCard: route('/escolas/$slug/boletim', { ...unindexed, tag: 'school' }),

  /** To request a visit to a school and, with the token of a mailed link, to move or cancel it. */
  visit: route('/escolas/$slug/visita', unlisted),

  helpCenter: route('/central-de-ajuda', indexed),
  article: route('/ajuda/$article', indexed),
  methodologies: route('/metodologias', indexed),
  methodology: route('/metodologias/$slug', indexed),

  signIn: route('/entrar', signedOut),
  googleReturn: route('/entrar/google', unlisted),
  register: route('/criar-conta', signedOut),
  recoverPassword: route('/recuperar-senha', signedOut),
  resetPassword: route('/redefinir-senha', signedOut),
  confirmEmail: route('/confirmar-email', unlisted),
  accountDeleted: route('/conta-excluida', unlisted),

  orders: route('/minhas-bolsas', currentUser),
  order: route('/detalhes-da-bolsa/$code', currentUser),
  benefits: route('/meus-beneficios', currentUser),
  profile: route('/minha-conta', currentUser),
  privacyPanel: route('/minha-conta/privacidade', currentUser),

  reserve: route('/reservar/$slug/$offerId', unlisted),
  stopAlerts: route('/buscas-salvas/parar', unlisted),
  playground: route('/playground', signedOut),
  playgroundKit: route('/playground/componentes', unlisted),
  playgroundFailure: route('/playground/$failure', unlisted),
  // pnpm new adds an address here
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
export const articleSlugs = { data: 'dados', privacy: 'privacidade', terms: 'termos' } as const;

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

function compileMatchers(): readonly { readonly name: RouteName; readonly pattern: RegExp }[] {
  // Fixed segments win over parameters, as in the router: '~' sorts after every letter.
  const order = (name: RouteName) => routes[name].pattern.replaceAll(/\$\w+/g, '~');
  return Object.keys(routes)
    .filter(isRouteName)
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
    .map((name) => ({
      name,
      pattern: new RegExp(`^${routes[name].pattern.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'),
    }));
}

/* Pure, so that bundlers can drop it. */
const matchers = /* @__PURE__ */ compileMatchers();

/** The route of a path without query, in any letter case; `undefined` if no page has it. */
export function matchRoute(path: string): RouteMatch | undefined {
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
