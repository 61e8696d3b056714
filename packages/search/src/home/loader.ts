import type { DirectoryTotals } from '@melhor-escola/api-client/service';
import { defaultCity } from '@melhor-escola/domain/city';
import type { LoaderContext } from '../ports.tsx';
import { entryCity } from '../place/entry-city.ts';
import { selectPlace } from '../place/selected-place.ts';
import { preloadSections } from './lazy-sections.ts';
import type { HomePage } from './home-page.ts';
import { directoryDefaults, cityScholarshipsQuery, directoryTotalsQuery, homePageQuery } from './queries.ts';

/** The data of the home page. */
export interface HomeData {
  /** The directory's counters; defaults if the service fails (EN-10). */
  readonly totals: DirectoryTotals;
  /** Its sections; absent if the service fails. */
  readonly page?: HomePage | undefined;
}

/**
 * Loads the home page's data into the query cache, and selects the start city (ST-04). Never throws: the page works
 * without any response. The host's client logs calls that fail (ER-03).
 */
export async function loadHome(context: LoaderContext): Promise<HomeData> {
  const { queryClient, service } = context;
  const city = entryCity(context);
  selectPlace(queryClient, { type: 'entry', city });
  const [totals, page] = await Promise.allSettled([
    queryClient.ensureQueryData(directoryTotalsQuery(service)),
    queryClient.ensureQueryData(homePageQuery(service)),
    // Never on the server, which knows no visitor: the page is publicly cached.
    city.slug === defaultCity.slug
      ? undefined
      : queryClient.ensureQueryData(cityScholarshipsQuery(service, city.slug)),
    preloadSections(),
  ]);
  return {
    totals: totals.status === 'fulfilled' ? totals.value : directoryDefaults,
    page: page.status === 'fulfilled' ? page.value : undefined,
  };
}
