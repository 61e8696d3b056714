import type { Service } from '@melhor-escola/api-client/service';

/** Keeps responses for all pages that the server renders: `src/server/proxy/shared-responses.ts`. */
export interface ResponseStore {
  get<Response>(key: string, call: () => Promise<Response>): Promise<Response>;
}

/** The service, asked once for what pages have in common and no visitor changes: counters, cities, grades. */
export function withSharedResponses(service: Service, store: ResponseStore): Service {
  return {
    ...service,
    directoryTotals: (state, signal) =>
      store.get(`totals ${state ?? ''}`, () => service.directoryTotals(state, signal)),
    gradeOptions: (stages = [], signal) =>
      store.get(`grades ${stages.join(' ')}`, () => service.gradeOptions(stages, signal)),
    findCity: (slug, uf, signal) => store.get(`city ${uf} ${slug}`, () => service.findCity(slug, uf, signal)),
    suggestCities: (text, signal, size) =>
      text === ''
        ? store.get(`largest cities ${size ?? ''}`, () => service.suggestCities(text, signal, size))
        : service.suggestCities(text, signal, size),
  };
}
