/** The number of pages of a search, and the content of one of them. */
export interface ResultPages {
  /** At least 1: the first page exists even when it is empty. */
  readonly count: number;
  /** The last page of schools with offers; 1 without offers. */
  readonly lastOfferPage: number;
  /** The page of schools without offers on this page; `undefined` before the last page of offers. */
  readonly schoolPage: number | undefined;
}

/**
 * Schools with offers come first; those without start below the last of them and continue on the next pages, so that
 * both have URLs, links and an end.
 */
export function resultPages(
  page: number,
  size: number,
  schoolsWithOffers: number,
  schoolsWithoutOffers: number,
): ResultPages {
  const lastOfferPage = Math.max(1, Math.ceil(schoolsWithOffers / size));
  const schoolPages = Math.ceil(schoolsWithoutOffers / size);
  return {
    count: lastOfferPage + Math.max(0, schoolPages - 1),
    lastOfferPage,
    schoolPage: page >= lastOfferPage ? page - lastOfferPage + 1 : undefined,
  };
}
