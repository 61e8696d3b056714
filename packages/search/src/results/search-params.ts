import { parseOfferSearch } from '@melhor-escola/domain/search-filters';
import { parseSearch, stringifySearch } from '@melhor-escola/domain/search-string';

/**
 * The canonical results query: drops invalid and empty values, orders keys, keeps unknown keys. Takes and returns the
 * text with '?', or '' for none. The router reads what a plain form submits (`grade=&shifts%5B%5D=tarde`) as equal, so
 * only the site's server can detect a URL that is not canonical (RT-15, RT-20).
 */
export function cleanResultsQuery(query: string): string {
  const parsed = parseSearch(query);
  return stringifySearch({ ...parsed, ...parseOfferSearch(parsed) });
}
