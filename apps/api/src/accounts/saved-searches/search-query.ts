import { parseOfferSearch, type OfferSearch } from '@melhor-escola/domain/search-filters';
import { parseSearch, stringifySearch } from '@melhor-escola/domain/search-string';
import { slugify } from '@melhor-escola/domain/slug';

/** What a saved search keeps of a results page's URL: its filters and its order. */
export type SavedQuery = Omit<OfferSearch, 'page' | 'size' | 'view' | 'only' | 'free'>;

/** Parses a query, with or without its '?', by the rules of the site. Also drops a city that is not a slug: nobody chose it. */
export function readSearchQuery(query: string): SavedQuery {
  const parameters = parseSearch(query);
  const { city } = parameters;
  const isChosen = typeof city === 'string' && slugify(city) === city;
  const {
    page: _page,
    size: _size,
    view: _view,
    only: _only,
    free: _free,
    ...saved
  } = parseOfferSearch({
    ...parameters,
    city: isChosen ? city : undefined,
  });
  return saved;
}

/**
 * The query without what a visitor has typed: mails to an address without an account contain no text of whoever asked for them (S35). The
 * other parameters are values that we know, or no offer is found.
 */
export function withoutTypedText(query: string): string {
  const { school: _school, ...chosen } = readSearchQuery(query);
  return writeSearchQuery(chosen);
}

/** The query in canonical form: 'city=sao-paulo-sp&shifts[]=manha'. '' without filters. */
export function writeSearchQuery(search: SavedQuery): string {
  return stringifySearch(search).slice(1);
}
