import type { Service } from '@melhor-escola/api-client/service';
import type { SharedResponses } from '../server/proxy/shared-responses.ts';

/** The service with cached responses for what all pages share: counters, cities, grades, facets. */
export function withSharedResponses(service: Service, shared: SharedResponses): Service {
  const { totals, grades, cities, largestCities, offerFacets } = shared;
  return {
    ...service,
    directoryTotals: (state, signal) => totals.get(state ?? '', () => service.directoryTotals(state, signal)),
    gradeOptions: (stages, signal) =>
      grades.get(stages?.join(' ') ?? '', () => service.gradeOptions(stages, signal)),
    offerFacets: (variables, signal) => {
      const count = () => service.offerFacets(variables, signal);
      // Positions and typed names are personal, and hardly ever occur twice.
      return variables.geoloc || variables.query
        ? count()
        : offerFacets.get(JSON.stringify(variables), count);
    },
    findCity: (slug, uf, signal) => cities.get(`${uf} ${slug}`, () => service.findCity(slug, uf, signal)),
    suggestCities: (text, signal, size) => {
      const suggest = () => service.suggestCities(text, signal, size);
      return text === '' ? largestCities.get(String(size), suggest) : suggest();
    },
  };
}
