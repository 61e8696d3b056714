import type { Service } from '@melhor-escola/api-client/service';

/**
 * A service whose code is fetched with its first call. A page arrives with its data, so the client (5 kB) is not needed
 * before somebody acts. `load` is asked again after a failure, so that a lost connection is not for ever.
 */
export function lazyService(load: () => Promise<Service>): Service {
  let loading: Promise<Service> | undefined;
  const loaded = (): Promise<Service> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    suggestCities: async (...args) => (await loaded()).suggestCities(...args),
    findCity: async (...args) => (await loaded()).findCity(...args),
    stateCities: async (...args) => (await loaded()).stateCities(...args),
    suggestNeighborhoods: async (...args) => (await loaded()).suggestNeighborhoods(...args),
    searchOffers: async (...args) => (await loaded()).searchOffers(...args),
    countOffers: async (...args) => (await loaded()).countOffers(...args),
    mapSchools: async (...args) => (await loaded()).mapSchools(...args),
    searchSchools: async (...args) => (await loaded()).searchSchools(...args),
    school: async (...args) => (await loaded()).school(...args),
    schoolReviews: async (...args) => (await loaded()).schoolReviews(...args),
    cityBySlug: async (...args) => (await loaded()).cityBySlug(...args),
    neighborhoodBySlug: async (...args) => (await loaded()).neighborhoodBySlug(...args),
    directoryTotals: async (...args) => (await loaded()).directoryTotals(...args),
    placeAt: async (...args) => (await loaded()).placeAt(...args),
    suggestAddresses: async (...args) => (await loaded()).suggestAddresses(...args),
    addressPosition: async (...args) => (await loaded()).addressPosition(...args),
    visitorLocation: async (...args) => (await loaded()).visitorLocation(...args),
    placeSummary: async (...args) => (await loaded()).placeSummary(...args),
    submitReview: async (...args) => (await loaded()).submitReview(...args),
    gradeOptions: async (...args) => (await loaded()).gradeOptions(...args),
  };
}
