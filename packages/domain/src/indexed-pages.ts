/** The landing pages of places that search engines are told of (RT-08 to RT-10). */
export type PlacePageKind = 'state' | 'city' | 'neighborhood' | 'stage-city' | 'stage-neighborhood';

/**
 * How many schools a place must have for its page to say more than a school's own does. A page of fewer is shown, but
 * kept out of search engines and sitemaps (quality A5): the service's sitemap and the page's head go by this one table.
 */
export const leastSchools: Readonly<Record<PlacePageKind, number>> = {
  state: 1,
  city: 1,
  neighborhood: 2,
  'stage-city': 2,
  'stage-neighborhood': 3,
};
