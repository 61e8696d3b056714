'use client';

import { lazyOnVisible } from '@melhor-escola/ui/hooks';
import { lazyRouteComponent } from '@tanstack/react-router';

/* Sections of the home page below its search. The server renders them (`preloadSections`); their code loads when they approach the viewport. */

/** Its heading ends the first screen of a tall phone, so its code waits until the cards are in view. */
export const Scholarships = lazyOnVisible(async () => (await import('./scholarships.tsx')).Scholarships, -96);

export const HomeBody = lazyOnVisible(async () => (await import('./body.tsx')).HomeBody);

/** The sum beside the search, or below it. */
export const YearSum = lazyRouteComponent(() => import('./year-sum.tsx'), 'YearSum');

/** Loads the code of the sections, so that rendering does not suspend. */
export async function preloadSections(): Promise<void> {
  await Promise.all([Scholarships.preload(), HomeBody.preload(), YearSum.preload?.()]);
}
