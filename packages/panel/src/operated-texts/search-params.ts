/** Whose texts the list shows, in the URL. What is absent: those that wait, the first page. */
export type OperatedTextsSearch = {
  /** A school's slug: all texts about it. */
  readonly escola?: string | undefined;
  readonly pagina?: number | undefined;
};

/** The last page that the service has. */
const MAX_PAGE = 10_000;

/** Drops what is invalid. The keys are in the result, because the router lets its keys win over those of the URL. */
export function readOperatedTextsSearch({
  escola,
  pagina,
}: Readonly<Record<string, unknown>>): OperatedTextsSearch {
  const page = typeof pagina === 'string' ? Number(pagina) : pagina;
  const isLater = typeof page === 'number' && Number.isSafeInteger(page) && page > 1 && page <= MAX_PAGE;
  return {
    escola: typeof escola === 'string' ? readSchoolSlug(escola) : undefined,
    pagina: isLater ? page : undefined,
  };
}

/** The slug in what an operator has copied: it alone, or the address of a page of the school. Undefined for anything else. */
export function readSchoolSlug(text: string): string | undefined {
  const [, fromAddress] = /\/escolas\/([a-z0-9-]+)/u.exec(text) ?? [];
  const slug = fromAddress ?? text.trim();
  return /^[a-z0-9-]{1,200}$/u.test(slug) ? slug : undefined;
}
