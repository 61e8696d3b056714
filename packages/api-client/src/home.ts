import { homePage, type HomePageQuery } from './generated/operations.generated.ts';
import type { RunOperation } from './graphql.ts';

export type StartingCityHit = HomePageQuery['startingCities'][number];

/** What the home page shows of the directory. */
export interface HomePageResponse {
  /** One per school, best first. */
  readonly offers: HomePageQuery['schoolOffer']['hits'];
  /** One per school, latest first, each long enough to be quoted. */
  readonly reviews: HomePageQuery['testimonials'];
  /** The largest cities, those with offers first. */
  readonly cities: readonly StartingCityHit[];
}

/** The call for what the home page shows of the directory. */
export function homePageCall(run: RunOperation) {
  /**
   * @param citySlug of the city whose offers it returns.
   * @param sizes numbers of offers, reviews and cities.
   */
  return async (
    citySlug: string,
    sizes: { readonly offers: number; readonly reviews: number; readonly cities: number },
    signal?: AbortSignal,
  ): Promise<HomePageResponse> => {
    const found = await run(homePage, { ...sizes, city: citySlug }, signal);
    return { offers: found.schoolOffer.hits, reviews: found.testimonials, cities: found.startingCities };
  };
}
