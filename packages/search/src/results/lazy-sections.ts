'use client';

import { lazyOnVisible } from '@melhor-escola/ui/hooks';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { FilterFieldsProps } from './filters/filter-fields.tsx';
import type { OtherSchoolsProps } from './list/other-schools.tsx';

/*
 * Sections that few searches need. `loadResults` loads their code if they are shown, so that the server renders them; the
 * first load of other searches stays smaller.
 */

/** Replaces an empty list of offers. */
export const EmptyResults = lazyRouteComponent(
  () => import('./relaxation/empty-results.tsx'),
  'EmptyResults',
);
/** Asks which city was meant by an ambiguous name. */
export const WhichCity = lazyRouteComponent(() => import('./relaxation/which-city.tsx'), 'WhichCity');
/** Error message with a retry. */
export const ResultsFailure = lazyRouteComponent(() => import('./error-screen.tsx'), 'ResultsFailure');
/** The point and radius of a search around a point. */
export const SearchPoint = lazyRouteComponent(() => import('./toolbar/search-point.tsx'), 'SearchPoint');
/** The results as a map. */
export const MapSection = lazyRouteComponent(() => import('../map/map-section.tsx'), 'MapSection');
/** The filters beside the list: hydrated when visible. Phones never load their code, since a bottom sheet replaces them. */
export const FilterForm = lazyOnVisible<FilterFieldsProps>(
  async () => (await import('./filters/filter-form.tsx')).FilterForm,
);
/** The schools without offers, after the last offer: hydrated when visible. */
export const OtherSchools = lazyOnVisible<OtherSchoolsProps>(
  async () => (await import('./list/other-schools.tsx')).OtherSchools,
);
