import { type PageSearch, readPageSearch } from '../page-search.ts';

/** Which redirects are shown: those whose address or destination contains the text. */
export type RedirectsSearch = PageSearch & { readonly texto?: string | undefined };

const MAX_LENGTH = 200;

/** Drops what is invalid. */
export function readRedirectsSearch(query: Readonly<Record<string, unknown>>): RedirectsSearch {
  const given = query['texto'];
  // The router reads a number as one.
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  return {
    texto: text === '' || text.length > MAX_LENGTH || text.includes('\0') ? undefined : text,
    ...readPageSearch(query),
  };
}
