import { type PageSearch, readPageSearch } from '../page-search.ts';

/** Which mails are shown: without a state those that no server took. */
export type MailsSearch = PageSearch & { readonly situacao?: 'retidos' | undefined };

/** Drops what is invalid. */
export function readMailsSearch(query: Readonly<Record<string, unknown>>): MailsSearch {
  return { situacao: query['situacao'] === 'retidos' ? 'retidos' : undefined, ...readPageSearch(query) };
}
