import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { routes } from '@melhor-escola/domain/routes';
import { findStateBySlug } from '@melhor-escola/domain/state';
import { site } from '@melhor-escola/config/site';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import type { Offer } from '../offer/offer.ts';
import {
  breadcrumbJsonLd,
  MAX_DESCRIPTION_LENGTH,
  firstThatFits,
  pageTitle,
  siteOrigin,
  type PageHead,
} from '@melhor-escola/config/page-head';
import { pluralize } from '@melhor-escola/domain/count';
import { stringifySearch } from '@melhor-escola/domain/search-string';
import { activeFilters } from './filters/active-filters.ts';
import type { OffersData, ResultsData } from './loader.ts';
import { forGrade, placePhrase, whichCityHeading } from './search-sentence.ts';

/**
 * The head of a results page. Pages of a city, a state and the country are indexed, the first one of a city or state under the
 * canonical URL of its landing page. A search with filters, in another order or without results is noindex (quality A5).
 *
 * @param search known keys only (`ownOfferSearch`): they make the canonical URL.
 */
export function resultsHead(search: OfferSearch, data: ResultsData): PageHead {
  const canonicalPath = routes.results.path() + stringifySearch(search);
  if (data.kind === 'unreachable' || data.kind === 'redirect') {
    return { title: pageTitle('Bolsas de estudo'), description: promise(), canonicalPath, robots: 'noindex' };
  }
  if (data.kind === 'which-city') {
    return {
      title: pageTitle(whichCityHeading(data.typed, data.cities.length, data.schools)),
      description: `Escolha a cidade em que você procura bolsa de estudo. ${promise()}`,
      canonicalPath,
      robots: 'noindex',
    };
  }
  const empty = data.offers.offerTotal === 0 && !data.otherSchools?.total;
  return {
    title: title(search, data),
    description: description(search, data),
    ...(isNarrowed(search) || empty
      ? { canonicalPath, robots: 'noindex' }
      : { canonicalPath: landingPath(search, data) ?? canonicalPath }),
  };
}

/**
 * JSON-LD of a results page, rendered on the server only.
 *
 * @param origin of absolute URLs, without a trailing slash.
 */
export function resultsJsonLd(search: OfferSearch, data: ResultsData, origin: string = siteOrigin): object[] {
  if (data.kind !== 'offers') return [];
  return [breadcrumb(search, data, origin), ...itemList(data.offers.offers, origin)];
}

function title(search: OfferSearch, data: OffersData): string {
  const where = placePhrase(search, data.city);
  const grade = forGrade(search);
  const page = search.page ? `, página ${search.page}` : '';
  if (data.offers.offerTotal === 0)
    return pageTitle(`Escolas particulares ${where}${page}`, `Escolas ${where}${page}`);
  const what = ['Bolsas de estudo', grade, where].filter(Boolean).join(' ');
  return pageTitle(
    what + page,
    `Bolsas ${[grade, where].filter(Boolean).join(' ')}${page}`,
    `Bolsas ${where}${page}`,
  );
}

function description(search: OfferSearch, { offers, city, otherSchools, lowestPrice }: OffersData): string {
  const where = placePhrase(search, city);
  if (offers.offerTotal === 0) {
    const schools = otherSchools?.total ?? 0;
    const listed =
      schools > 0 ? pluralize(schools, 'escola particular', 'escolas particulares') : 'Escolas particulares';
    return firstThatFits(
      MAX_DESCRIPTION_LENGTH,
      `${listed} ${where}: endereço, etapas de ensino, estrutura e dados oficiais do Censo Escolar.`,
    );
  }
  const found = `${pluralize(offers.offerTotal, 'bolsa', 'bolsas')} de estudo ${where}`;
  const from = lowestPrice === undefined ? '' : `, a partir de ${formatWholeBRL(lowestPrice)} por mês`;
  return firstThatFits(
    MAX_DESCRIPTION_LENGTH,
    `${found}${from}. ${promise()} Compare mensalidade, custo do ano e turno.`,
    `${found}${from}. ${promise()}`,
    `${found}. ${promise()}`,
  );
}

function promise(): string {
  return `Descontos de até ${site.discountPromise['home-or-search']}%.`;
}

/**
 * The landing page that is canonical for the first results of a city or state. Both answer 'escolas e bolsas em Araguaína' and would
 * split their links. The landing page is the one in sitemaps and on the pages of states, has its own fees, questions
 * and answers, and does not change with the order of a list. Later pages list what it does not.
 */
function landingPath({ page, state }: OfferSearch, { city }: OffersData): string | undefined {
  if (page !== undefined) return undefined;
  if (city) return routes.city.path({ city: city.slug });
  return state === undefined ? undefined : routes.school.path({ slug: state });
}

/** Whether the search has more than a city or state and a page. */
function isNarrowed(search: OfferSearch): boolean {
  const { lat, sort, size, view, only, free } = search;
  return (
    activeFilters(search).length > 0 ||
    [lat, sort, size, view, only, free].some((value) => value !== undefined)
  );
}

/** The names that the page shows. */
function breadcrumb(search: OfferSearch, { city }: OffersData, origin: string): object {
  const home = { name: 'Início', path: routes.home.path() };
  const state = search.state === undefined ? undefined : findStateBySlug(search.state);
  if (state) {
    return breadcrumbJsonLd(
      [
        home,
        { name: state.name, path: routes.school.path({ slug: state.slug }) },
        { name: 'Bolsas', path: routes.results.path() + stringifySearch({ state: state.slug }) },
      ],
      origin,
    );
  }
  if (!city) {
    return breadcrumbJsonLd([home, { name: 'Bolsas de estudo', path: routes.results.path() }], origin);
  }
  return breadcrumbJsonLd(
    [
      home,
      { name: city.uf, path: routes.school.path({ slug: city.stateSlug }) },
      { name: city.name, path: routes.city.path({ city: city.slug }) },
      { name: 'Bolsas', path: routes.results.path() + stringifySearch({ city: search.city }) },
    ],
    origin,
  );
}

/** An ItemList of a summary page: position and URL only; everything else is on the school's own page. */
function itemList(offers: readonly Offer[], origin: string): object[] {
  if (offers.length === 0) return [];
  const schools = [...new Set(offers.map((offer) => offer.school.slug))];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: schools.map((slug, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: origin + routes.school.path({ slug }),
      })),
    },
  ];
}
