'use client';

import { lazyOnVisible } from '@melhor-escola/ui/hooks';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { School } from './school.ts';
import type { SchoolReviewsProps } from './reviews/school-reviews.tsx';

/*
 * Most of a school's page and of its code: in the server's HTML, hydrated when it approaches the viewport.
 */

export const SchoolGallery = lazyOnVisible<{ school: School }>(
  async () => (await import('./header/school-gallery.tsx')).SchoolGallery,
);

export const SchoolDetails = lazyOnVisible<SchoolReviewsProps>(
  async () => (await import('./details/school-details.tsx')).SchoolDetails,
);

export const SchoolAside = lazyOnVisible<{ school: School }>(
  async () => (await import('./details/school-aside.tsx')).SchoolAside,
);

export const SimilarSchools = lazyOnVisible<{ school: School }>(
  async () => (await import('./details/school-details.tsx')).SimilarSchools,
);

/** Tracks the page view. */
export const TrackSchool = lazyRouteComponent(() => import('../page-tracking.ts'), 'TrackSchool');

const parts = [SchoolGallery, SchoolDetails, SchoolAside, SimilarSchools, TrackSchool];

/** Fetches the code of all parts, each in its own task: at once they are a long task on a cheap phone. */
export async function preloadSchoolParts(): Promise<void> {
  await Promise.all(
    parts.map(async (part, index) => {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve));
      await part.preload?.();
    }),
  );
}
