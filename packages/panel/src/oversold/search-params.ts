import { type PageSearch, readPageSearch } from '../page-search.ts';

/** Which reservations of all schools are shown: without a state those without a seat. */
export type OversoldSearch = PageSearch & { readonly situacao?: 'a-devolver' | undefined };

/** Drops what is invalid. */
export function readOversoldSearch(query: Readonly<Record<string, unknown>>): OversoldSearch {
  return {
    situacao: query['situacao'] === 'a-devolver' ? 'a-devolver' : undefined,
    ...readPageSearch(query),
  };
}
