import { site } from '@melhor-escola/config/site';
import {
  landingOfSlug,
  parseSearch,
  searchOfLanding,
  stringifySearch,
  validateResultsSearch,
  validateSchoolSearch,
} from '@melhor-escola/search/search-params';
import { guardedQuery } from '../../pages/guards.ts';

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

interface SharedRoute {
  readonly path: RegExp;
  /** The query that the page is about, written the one way; `undefined` where the page is not one to share. */
  readonly queryOf?: (query: Query, slug: string) => string | undefined;
  readonly tagsOf?: (slug: string, query: Query) => readonly PageTag[];
}

const ofCity = (slug: unknown): readonly PageTag[] => (typeof slug === 'string' ? [`city:${slug}`] : []);

/** A search that many have in common. One by a position or by words that somebody typed says where or what a single family is looking for. */
function sharedSearch(query: Query): string | undefined {
  const search = validateResultsSearch(query);
  const isOnes = search.lat !== undefined || search.school !== undefined;
  const isTyped = search.city !== undefined && !/^[a-z0-9-]+-[a-z]{2}$/.test(search.city);
  return isOnes || isTyped ? undefined : stringifySearch(search);
}

/** A landing page has no query: filters lead to the results. */
const landing = (query: Query): string | undefined => (searchOfLanding(query, {}) ? undefined : '');

/**
 * The pages that are shared; any other is not. They are rendered without a visitor's cookies or address, so that there is
 * nothing of one in what another gets (S12, S18).
 */
const sharedRoutes: readonly SharedRoute[] = [
  { path: /^\/(?:escolas)?$/ },
  {
    path: /^\/escolas\/busca$/,
    queryOf: sharedSearch,
    tagsOf: (_, query) => ofCity(query['city']),
  },
  { path: /^\/escolas\/mensalidades\/([a-z0-9-]+)(?:\/[a-z0-9-]+)?$/, queryOf: landing, tagsOf: ofCity },
  {
    path: /^\/escolas\/etapa-de-ensino\/[a-z0-9-]+\/([a-z0-9-]+)(?:\/[a-z0-9-]+)?$/,
    queryOf: landing,
    tagsOf: ofCity,
  },
  {
    path: /^\/escolas\/(?!(?:busca|comparar|favoritos)$)([a-z0-9-]+)$/,
    queryOf: (query, slug) =>
      landingOfSlug(slug) ? landing(query) : stringifySearch(validateSchoolSearch(query)),
    tagsOf: (slug) => (landingOfSlug(slug) ? [] : [`school:${slug}`]),
  },
  {
    path: /^\/central-de-ajuda$/,
    // What somebody asks for help with is theirs.
    queryOf: ({ q }) => (q === undefined ? '' : undefined),
  },
  { path: /^\/ajuda\/[a-z-]+$/ },
  { path: /^\/metodologias(?:\/[a-z0-9-]+)?$/ },
];

/** A longer one is nobody's. */
const longestAddress = 500;

/**
 * The shared page of an address; `undefined` where there is none, and where the address is not written the one clean way:
 * that leads elsewhere (RT-15). Names in the query that the page knows nothing of (utm_source) are for the browser.
 *
 * @param url path and query, as they were sent.
 */
export function sharedPage(url: string, savesData: boolean): SharedPage | undefined {
  const [path = '', ...rest] = url.split('?');
  if (url.length > longestAddress) return undefined;
  for (const route of sharedRoutes) {
    const match = route.path.exec(path);
    if (match) return pageOf(route, { path, slug: match[1] ?? '', sent: rest.join('?') }, savesData);
  }
  return undefined;
}

function pageOf(
  { queryOf = () => '', tagsOf = () => [] }: SharedRoute,
  { path, slug, sent }: { readonly path: string; readonly slug: string; readonly sent: string },
  savesData: boolean,
): SharedPage | undefined {
  const asked = sent === '' ? '' : `?${sent}`;
  if (guardedQuery(path, asked) !== asked) return undefined;
  const parsed = parseSearch(asked);
  const query = queryOf(parsed, slug);
  if (query === undefined) return undefined;
  const key = `${site.tenant} ${savesData ? 'light' : 'full'} ${path}${query}`;
  return { key, path, query, savesData, tags: tagsOf(slug, parsed) };
}
