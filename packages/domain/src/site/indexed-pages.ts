/** Landing pages of places that search engines may index (RT-08 to RT-10). */
export type PlacePageKind = 'state' | 'city' | 'neighborhood' | 'stage-city' | 'stage-neighborhood';

/**
 * Minimum number of schools for a landing page to be indexed; with fewer it says no more than a school's own page. Smaller pages are
 * shown, but are `noindex` and not in the sitemap (quality A5). Used by the service's sitemap and the pages' heads.
 */
export const MIN_INDEXED_SCHOOLS: Readonly<Record<PlacePageKind, number>> = {
  state: 1,
  city: 1,
  neighborhood: 2,
  'stage-city': 2,
  'stage-neighborhood': 3,
};

/**
 * Whether a school's page has enough content to be indexed. Some schools in the census declare no stage; without offers, their page
 * shows little more than an address and is linked only from the results. It is shown, but `noindex` and not in the sitemap (quality A5).
 *
 * @param school its numbers of stages and offers.
 */
export function isSchoolPageIndexed({ stages, offers }: { stages: number; offers: number }): boolean {
  return stages > 0 || offers > 0;
}
