import type { Service } from '@melhor-escola/api-client/service';
import { maximumPageSize } from '@melhor-escola/domain/search-defaults';
import { queryOptions } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';
import type { ResultsSearch } from '../results/search-params.ts';
import { mapVariables } from '../results/variables.ts';
import { toMapSchool, type MapSchool } from './map-school.ts';

/** The schools of a search that a map shows at once: more would neither be told apart nor fit a phone's memory. */
export interface MapSchools {
  readonly schools: readonly MapSchool[];
  /** How many schools the search finds, shown or not. */
  readonly total: number;
}

/** The first hundred schools of a search, in its order. */
export function mapSchoolsQuery(service: Service, search: ResultsSearch) {
  const variables = { ...mapVariables(search), size: maximumPageSize };
  return queryOptions({
    queryKey: ['search', 'map-schools', variables],
    queryFn: async ({ signal }): Promise<MapSchools> => {
      const { hits, total } = await service.mapSchools(variables, signal);
      return { schools: hits.map(toMapSchool), total };
    },
    staleTime: freshness.offers,
  });
}
