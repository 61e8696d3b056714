'use client';

import { lazyRouteComponent } from '@tanstack/react-router';

/*
 * Parts of a landing page whose code is not needed before its head acts. The server's page holds them all
 * (`preloadParts`); a browser hydrates the head first, and these when their code is there.
 */

/** The search for a city, for pages of a place too large to list. */
export const LazySearchBox = lazyRouteComponent(() => import('../search-box.tsx'), 'SearchBox');
/** The same, from the city that pages of stages start from. */
export const LazyEntrySearchBox = lazyRouteComponent(() => import('../search-box.tsx'), 'EntrySearchBox');
export const LandingBody = lazyRouteComponent(() => import('./sections/body.tsx'), 'LandingBody');
export const RelatedPlaces = lazyRouteComponent(
  () => import('./sections/related-places.tsx'),
  'RelatedPlaces',
);

/** Fetches the code of the parts, so that rendering waits for none. */
export async function preloadParts(): Promise<void> {
  await Promise.all(
    [LandingBody, LazyEntrySearchBox, LazySearchBox, RelatedPlaces].map(async (part) => part.preload?.()),
  );
}
