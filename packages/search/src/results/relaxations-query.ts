import type { CityHit, Service } from '@melhor-escola/api-client/service';
import { queryOptions } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';
import { relaxations } from './relaxation.ts';
import type { ResultsSearch } from './search-params.ts';
import { countVariables } from './variables.ts';

/** What asking for less would bring, for a search that found nothing. Only what brings something. */
export function relaxationsQuery(service: Service, search: ResultsSearch, city: CityHit | undefined) {
  const options = relaxations(search, city);
  return queryOptions({
    queryKey: ['search', 'relaxations', options.map((option) => countVariables(option.search))],
    queryFn: async ({ signal }) => {
      const counted = await Promise.all(
        options.map(async (option) => ({
          ...option,
          count: await service.countOffers(countVariables(option.search), signal),
        })),
      );
      return counted.filter((option) => option.count > 0);
    },
    staleTime: freshness.offers,
  });
}
