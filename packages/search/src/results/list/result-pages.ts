/** How many pages a search has and what is on one of them. */
export interface ResultPages {
  /** At least 1: the first page exists even when it is empty. */
  readonly count: number;
  /** The last page with offers; 1 when there are none. */
  readonly lastOfferPage: number;
  /** Which page of the schools without offers this page shows; `undefined` before the last page of offers. */
  readonly schoolPage: number | undefined;
}

/**
 * Offers come first; the schools without offers begin below the offers of their last page and go on from there, so that
 * both have addresses, links and an end.
 */
export function resultPages(
  page: number,
  size: number,
  offers: number,
  schoolsWithoutOffers: number,
): ResultPages {
  const lastOfferPage = Math.max(1, Math.ceil(offers / size));
  const schoolPages = Math.ceil(schoolsWithoutOffers / size);
  return {
    count: lastOfferPage + Math.max(0, schoolPages - 1),
    lastOfferPage,
    schoolPage: page >= lastOfferPage ? page - lastOfferPage + 1 : undefined,
  };
}
