'use client';

import { lazyOnVisible } from '@melhor-escola/ui/hooks';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { FilterFieldsProps } from './filters/filter-fields.tsx';

/*
 * What few searches come to. `loadResults` has the code fetched where it is shown, so that the server's page holds it; the
 * first load of all others goes without.
 */

/** What stands in place of a list of no offers. */
export const EmptyResults = lazyRouteComponent(
  () => import('./relaxation/empty-results.tsx'),
  'EmptyResults',
);
/** What is asked when a city's name is not clear. */
export const WhichCity = lazyRouteComponent(() => import('./relaxation/which-city.tsx'), 'WhichCity');
/** The city's schools without offers, after the last offer. */
export const OtherSchools = lazyRouteComponent(() => import('./list/other-schools.tsx'), 'OtherSchools');
/** Says that something could not be fetched. */
export const ResultsFailure = lazyRouteComponent(() => import('./error-screen.tsx'), 'ResultsFailure');
/** Around which point is searched: few searches have one. */
export const SearchPoint = lazyRouteComponent(() => import('./toolbar/search-point.tsx'), 'SearchPoint');
/** The results as a map. */
export const MapSection = lazyRouteComponent(() => import('../map/map-section.tsx'), 'MapSection');
/** The filters beside the list: hydrated where they show. Phones do without their code, since a sheet takes their place there. */
export const FilterForm = lazyOnVisible<FilterFieldsProps>(
  async () => (await import('./filters/filter-form.tsx')).FilterForm,
);
