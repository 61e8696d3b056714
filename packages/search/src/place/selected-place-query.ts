import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { nothingSelected, selectedPlace, type PlaceEvent, type SelectedPlace } from './selected-place.ts';

/**
 * The place that was chosen last. Kept in the query cache, which is made per visitor: the server's pages carry it to
 * the browser, and there it outlives each page.
 */
export const selectedPlaceQuery = queryOptions({
  queryKey: ['search', 'selected-place'],
  queryFn: (): SelectedPlace => nothingSelected,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Takes note of how the visitor came to a place, and tells which is selected now. */
export function selectPlace(queryClient: QueryClient, event: PlaceEvent): SelectedPlace {
  const before = queryClient.getQueryData(selectedPlaceQuery.queryKey) ?? nothingSelected;
  const after = selectedPlace(before, event);
  queryClient.setQueryData(selectedPlaceQuery.queryKey, after);
  return after;
}
