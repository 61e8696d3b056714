/** One route of the table of public URLs: its pattern, typed links to it, and its policy. */

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

/** @param pattern in the router's syntax. */
export function route<const Pattern extends string>(
  pattern: Pattern,
  policy: RoutePolicy,
): PublicRoute<Pattern>;
export function route(pattern: string, policy: RoutePolicy): object {
  return {
    pattern,
    ...policy,
    path: (params: Readonly<Record<string, string>> = {}) =>
      pattern.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    to: (params?: Readonly<Record<string, string>>) => (params ? { to: pattern, params } : { to: pattern }),
  };
}

export const indexed: RoutePolicy = { cache: 'public', crawling: 'index' };
export const unindexed: RoutePolicy = { cache: 'public', crawling: 'noindex' };
export const unlisted: RoutePolicy = { cache: 'none', crawling: 'noindex' };
export const signedOut: RoutePolicy = { cache: 'none', crawling: 'disallow' };
export const currentUser: RoutePolicy = { cache: 'private', crawling: 'noindex' };
