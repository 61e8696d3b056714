import { type PageSearch, readPageSearch } from '../page-search.ts';

/** Whose texts the list shows, in the URL. What is absent: those that wait. */
export type OperatedTextsSearch = PageSearch & {
  /** A school's slug: all texts about it. */
  readonly escola?: string | undefined;
};

/** Drops what is invalid. */
export function readOperatedTextsSearch(query: Readonly<Record<string, unknown>>): OperatedTextsSearch {
  const { escola } = query;
  return {
    escola: typeof escola === 'string' ? readSchoolSlug(escola) : undefined,
    ...readPageSearch(query),
  };
}

/** The slug in what an operator has copied: it alone, or the address of a page of the school. Undefined for anything else. */
export function readSchoolSlug(text: string): string | undefined {
  const [, fromAddress] = /\/escolas\/([a-z0-9-]+)/u.exec(text) ?? [];
  const slug = fromAddress ?? text.trim();
  return /^[a-z0-9-]{1,200}$/u.test(slug) ? slug : undefined;
}
