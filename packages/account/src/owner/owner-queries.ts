import type { QueryClient } from '@tanstack/react-query';

/** Every query about who is signed in has a key that begins so: what is theirs is forgotten at once. */
export const ownerKey = 'owner';

/** Milliseconds: long enough for a page that came with its data, and somebody may just have paid in another window. */
export const ownerFreshness = 5_000;

/** Forgets what was fetched of who was signed in (S2, S18). */
export function forgetOwner(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [ownerKey] });
}
