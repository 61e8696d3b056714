import type { Service } from '@melhor-escola/api-client/service';
import { defaultCity } from '@melhor-escola/domain/city';
import { queryOptions } from '@tanstack/react-query';
import type { Offer } from '../offer/offer.ts';
import { STALE_MS } from '../stale-times.ts';
import type { HomePage } from './home-page.ts';

const SIZES = { offers: 8, reviews: 6, cities: 8 } as const;

/** The counters while the service is unavailable (EN-10, ER-03, EN-14). */
export const directoryDefaults = {
  activeOffers: 120_000,
  enrolledStudents: 7_000,
  partnerSchools: 48_000,
  demonstration: false,
} as const;

/** The directory's counters for the whole country. */
export function directoryTotalsQuery(service: Service) {
  return queryOptions({
    queryKey: ['search', 'directory-totals'],
    queryFn: ({ signal }) => service.directoryTotals(undefined, signal),
    staleTime: STALE_MS.places,
  });
}

/** All sections of the home page in one call, without anything about the visitor: the page is publicly cached (ADR 0016). */
export function homePageQuery(service: Service) {
  return queryOptions({
    queryKey: ['search', 'home-page'],
    queryFn: async ({ signal }): Promise<HomePage> => {
      // The code arrives while the service works: a browser needs it only after an earlier page.
      const [{ toHomePage }, response] = await Promise.all([
        import('./home-page.ts'),
        service.homePage(defaultCity.slug, SIZES, signal),
      ]);
      return toHomePage(response);
    },
    staleTime: STALE_MS.offers,
  });
}

/** Scholarships of the visitor's city, if it is not the default one, whose scholarships are part of the page. */
export function cityScholarshipsQuery(service: Service, citySlug: string) {
  const variables = {
    search: { city: citySlug },
    distinct: 'school_slug',
    sort: 'relevance',
    pagination: { page: 1, size: SIZES.offers },
  } as const;
  return queryOptions({
    queryKey: ['search', 'home-scholarships', citySlug],
    queryFn: async ({ signal }): Promise<readonly Offer[]> =>
      (await import('./home-page.ts')).toScholarships(await service.searchOffers(variables, signal)),
    staleTime: STALE_MS.offers,
    enabled: citySlug !== defaultCity.slug,
  });
}
