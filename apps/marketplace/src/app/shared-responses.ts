import type { Service } from '@melhor-escola/api-client/service';
import type { SharedResponses } from '../server/proxy/shared-responses.ts';

/** The service, asked once for what pages have in common and no visitor changes: counters, cities, grades. */
export function withSharedResponses(service: Service, shared: SharedResponses): Service {
  const { totals, grades, cities, largestCities } = shared;
  return {
    ...service,
    directoryTotals: (state, signal) => totals.get(state ?? '', () => service.directoryTotals(state, signal)),
    gradeOptions: (stages, signal) =>
      grades.get(stages?.join(' ') ?? '', () => service.gradeOptions(stages, signal)),
    findCity: (slug, uf, signal) => cities.get(`${uf} ${slug}`, () => service.findCity(slug, uf, signal)),
    suggestCities: (text, signal, size) => {
      const suggest = () => service.suggestCities(text, signal, size);
      return text === '' ? largestCities.get(String(size), suggest) : suggest();
    },
  };
}
