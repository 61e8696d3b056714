'use client';

import { lazyOnVisible } from '@melhor-escola/ui/hooks';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { RelatedPlacesProps } from './sections/related-places.tsx';

/*
 * Sections of a landing page that are hydrated after its header, once their code is loaded. The server renders all of them
 * (`preloadSections`).
 */

/** The city search, for places too large for a list of offers. */
export const LazySearchBox = lazyRouteComponent(() => import('../search-box.tsx'), 'SearchBox');
/** The same with the start city, for pages of stages. */
export const LazyEntrySearchBox = lazyRouteComponent(() => import('../search-box.tsx'), 'EntrySearchBox');
/** Replaces the header of a place without schools. The loader loads its code if it is shown. */
export const EmptyLanding = lazyRouteComponent(() => import('./sections/empty-landing.tsx'), 'EmptyLanding');
export const LandingBody = lazyRouteComponent(() => import('./sections/body.tsx'), 'LandingBody');
/** The last section: hydrated when visible. */
export const RelatedPlaces = lazyOnVisible<RelatedPlacesProps>(
  async () => (await import('./sections/related-places.tsx')).RelatedPlaces,
);

/** Loads the code of the sections, so that rendering does not suspend. */
export async function preloadSections(): Promise<void> {
  await Promise.all(
    [LandingBody, LazyEntrySearchBox, LazySearchBox, RelatedPlaces].map(async (section) =>
      section.preload?.(),
    ),
  );
}
