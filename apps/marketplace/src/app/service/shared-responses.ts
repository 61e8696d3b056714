import type {
  CityHit,
  DirectoryTotals,
  GradeOption,
  HomePageResponse,
  OfferFacetsResult,
  Service,
} from '@melhor-escola/api-client/service';
import { ResponseCache } from '@melhor-escola/site-server/response-cache';

/**
 * Cached responses of the service that are the same for every visitor; most pages need several of them. Created by the site's server,
 * which clears them when the directory changes. Must not contain data about a visitor (S18).
 */
export class SharedResponses {
  readonly totals = new ResponseCache<DirectoryTotals>();
  readonly grades = new ResponseCache<GradeOption[]>();
  readonly cities = new ResponseCache<CityHit>();
  readonly offerFacets = new ResponseCache<OfferFacetsResult>();
  readonly homePages = new ResponseCache<HomePageResponse>();

  clear(): void {
    const { totals, grades, cities, offerFacets, homePages } = this;
    for (const cache of [totals, grades, cities, offerFacets, homePages]) cache.clear();
  }
}

/** The service with cached responses for what all pages share: counters, cities, grades, facets, home page. */
export function withSharedResponses(service: Service, shared: SharedResponses): Service {
  const { totals, grades, cities, offerFacets, homePages } = shared;
  return {
    ...service,
    directoryTotals: (state, signal) => totals.get(state ?? '', () => service.directoryTotals(state, signal)),
    gradeOptions: (stages, signal) =>
      grades.get(stages?.join(' ') ?? '', () => service.gradeOptions(stages, signal)),
    offerFacets: (variables, signal) => {
      const count = () => service.offerFacets(variables, signal);
      // Positions and typed names are personal, and hardly ever occur twice.
      return variables.search?.lat || variables.search?.school
        ? count()
        : offerFacets.get(JSON.stringify(variables), count);
    },
    homePage: (citySlug, sizes, signal) =>
      homePages.get(JSON.stringify([citySlug, sizes]), () => service.homePage(citySlug, sizes, signal)),
    findCity: (slug, uf, signal) => cities.get(`${uf} ${slug}`, () => service.findCity(slug, uf, signal)),
  };
}
