/** The landing pages of places that search engines are told of (RT-08 to RT-10). */
export type PlacePageKind = 'state' | 'city' | 'neighborhood' | 'stage-city' | 'stage-neighborhood';

/**
 * How many schools a place must have for its page to say more than a school's own does. A page of fewer is shown, but
 * kept out of search engines and sitemaps (quality A5): the service's sitemap and the page's head go by this one table.
 */
export const MIN_INDEXED_SCHOOLS: Readonly<Record<PlacePageKind, number>> = {
  state: 1,
  city: 1,
  neighborhood: 2,
  'stage-city': 2,
  'stage-neighborhood': 3,
};

/**
 * Whether a school's page says enough for a search engine to lead to it. The census has schools that declare no stage: of
 * one that has no offers either there is an address and hardly more, and no page of a place leads to it but the results.
 * Its page is shown, but kept out of search engines and sitemaps (quality A5).
 *
 * @param school How many stages it teaches, and how many offers it has.
 */
export function isSchoolPageIndexed({ stages, offers }: { stages: number; offers: number }): boolean {
  return stages > 0 || offers > 0;
}
