import type { QueryClient } from '@tanstack/react-query';

/** First element of the key of every query about the current user, so that all of them can be cleared at once. */
export const currentUserKey = 'current-user';

/** In ms: longer than a page takes to hydrate the data it came with, and short because the user may just have paid in another window. */
export const currentUserStaleTime = 5_000;

/** Removes what was fetched for the current user (S2, S18). */
export function clearCurrentUser(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [currentUserKey] });
}
