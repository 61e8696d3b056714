/** The page of a list, in the URL. What is absent: the first. */
export type PageSearch = {
  readonly pagina?: number | undefined;
};

/** The last page that the service has. */
const MAX_PAGE = 10_000;

/** Drops what is no page. The key is in the result, because the router lets its keys win over those of the URL. */
export function readPageSearch({ pagina }: Readonly<Record<string, unknown>>): PageSearch {
  const page = typeof pagina === 'string' ? Number(pagina) : pagina;
  const isLater = typeof page === 'number' && Number.isSafeInteger(page) && page > 1 && page <= MAX_PAGE;
  return { pagina: isLater ? page : undefined };
}
