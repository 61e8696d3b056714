/**
 * The single table of the site's public addresses. Links, redirects, the page cache's policy, the sitemap, robots.txt,
 * links in e-mails and the names of pages in tracking derive from it; a path literal stands here and in the name of its
 * route file, nowhere else (the linter's `repository/no-address-literal`).
 */

/**
 * `public`: the same page for everyone; the site's server stores it. `private`: the current user's; the server requires a
 * session before it is rendered. `none`: rendered for every request and never stored.
 */
type CachePolicy = 'public' | 'private' | 'none';

/** `index`: worth finding, and without parameters in the sitemap. `noindex`: may be crawled. `disallow`: closed by robots.txt. */
type Crawling = 'index' | 'noindex' | 'disallow';

export interface RoutePolicy {
  readonly cache: CachePolicy;
  readonly crawling: Crawling;
  /** What a stored page shows, and so purges it: its tag is `city:palmas-to`, from the parameter of that name. */
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

/** A link to one route, as the router takes it. */
export type RouteLocation<Pattern extends string> = { readonly to: Pattern } & ([ParamName<Pattern>] extends [
  never,
]
  ? { readonly params?: undefined }
  : { readonly params: Params<Pattern> });

export interface PublicRoute<Pattern extends string> extends RoutePolicy {
  /** As the router writes it: '/escolas/mensalidades/$city'. */
  readonly pattern: Pattern;
  /** The path of one page, its parameters encoded: '/escolas/mensalidades/palmas-to'. */
  readonly path: (...params: ParamArguments<Pattern>) => string;
  /** The page as a link's target, for the router. */
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

const found: RoutePolicy = { cache: 'public', crawling: 'index' };
const unlisted: RoutePolicy = { cache: 'none', crawling: 'noindex' };
const signedOut: RoutePolicy = { cache: 'none', crawling: 'disallow' };
const currentUser: RoutePolicy = { cache: 'private', crawling: 'noindex' };

export const routes = {
  /** Shows the home page; `home` is its canonical address. */
  root: route('/', { cache: 'public', crawling: 'noindex' }),
  home: route('/escolas', found),
  results: route('/escolas/busca', { cache: 'public', crawling: 'noindex', tag: 'city' }),
  compare: route('/escolas/comparar', unlisted),
  favorites: route('/escolas/favoritos', unlisted),
  /** A school or, under a slug that no school may have, a landing page ({@link landingSlugs}). */
  school: route('/escolas/$slug', { ...found, tag: 'school' }),
  city: route('/escolas/mensalidades/$city', { ...found, tag: 'city' }),
  neighborhood: route('/escolas/mensalidades/$city/$neighborhood', { ...found, tag: 'city' }),
  stageInCity: route('/escolas/etapa-de-ensino/$stage/$city', { ...found, tag: 'city' }),
  stageInNeighborhood: route('/escolas/etapa-de-ensino/$stage/$city/$neighborhood', {
    ...found,
    tag: 'city',
  }),

  rateSchool: route('/escolas/$slug/avaliar', unlisted),
  reviewThanks: route('/escolas/$slug/avaliar/obrigado', unlisted),
  confirmReview: route('/escolas/$slug/avaliar/confirmar', unlisted),
  reviewConfirmed: route('/escolas/$slug/avaliar/confirmada', unlisted),

  helpCenter: route('/central-de-ajuda', found),
  article: route('/ajuda/$article', found),
  methodologies: route('/metodologias', found),
  methodology: route('/metodologias/$slug', found),

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
  playgroundFailure: route('/playground/$failure', unlisted),
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
 * For a host with other addresses than ours: it declares the type of its own links.
 *
 * @example
 * declare module '@melhor-escola/domain/routes' {
 *   interface Register { linkTarget: { to: '/search' | '/school' } }
 * }
 */
export interface Register {}

/** Where a link may lead: to a page of the table, with all its parameters, unless the host declares its own. Another does not compile. */
export type LinkTarget = Register extends { linkTarget: infer Target } ? Target : SiteLink;

/** Slugs below '/escolas/' of landing pages, besides those of the states and stages. */
export const landingSlugs = { country: 'brasil', allStages: 'educacao-basica' } as const;

/** The articles of {@link routes.article}, by what they are about. */
export const articleSlugs = { data: 'dados', privacy: 'privacidade', terms: 'termos' } as const;

/** Takes the form that signs out without scripts; shows no page. */
export const signOutPath = '/sair';

/** Where the spec places the calls for addresses and positions: below the pages, and no page (CA-10). */
export const addressApiPath = '/escolas/api/v2/google';

export interface RouteMatch {
  readonly name: RouteName;
  /** By name, still encoded as they were sent. */
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
      pattern: new RegExp(`^${routes[name].pattern.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}$`),
    }));
}

/* Pure: bundlers leave it out where nothing is matched. */
const matchers = /* @__PURE__ */ compileMatchers();

/** The route of a path without its query; `undefined` for a path that is no page's. */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const { name, pattern } of matchers) {
    const match = pattern.exec(path);
    if (match) return { name, params: { ...match.groups } };
  }
  return undefined;
}
