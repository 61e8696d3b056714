'use client';

import { lazyOnVisible } from '@melhor-escola/ui/hooks';
import { lazyRouteComponent } from '@tanstack/react-router';

/* Parts of the home page below its search. The server renders them (`preloadParts`); their code loads when they approach the viewport. */

/** Its heading ends the first screen of a tall phone, so its code waits until the cards are in view. */
export const Scholarships = lazyOnVisible(async () => (await import('./scholarships.tsx')).Scholarships, -96);

export const HomeBody = lazyOnVisible(async () => (await import('./body.tsx')).HomeBody);

/** The sum beside the search, which only wide screens show. */
export const YearSum = lazyRouteComponent(() => import('./year-sum.tsx'), 'YearSum');

/** Loads the code of the parts, so that rendering does not suspend. */
export async function preloadParts(): Promise<void> {
  await Promise.all([Scholarships.preload(), HomeBody.preload(), YearSum.preload?.()]);
}
