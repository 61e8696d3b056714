'use client';

import { lazyRouteComponent } from '@tanstack/react-router';
import { splitPart } from '../split-part.tsx';
import type { School } from './school.ts';
import type { SchoolReviewsProps } from './reviews/school-reviews.tsx';

/*
 * What a school's page shows besides its head: read at once, acted upon later, and most of the page's code.
 */

export const SchoolGallery = splitPart<{ school: School }>(
  async () => (await import('./header/school-gallery.tsx')).SchoolGallery,
);

export const SchoolDetails = splitPart<SchoolReviewsProps>(
  async () => (await import('./details/school-details.tsx')).SchoolDetails,
);

export const SchoolAside = splitPart<{ school: School }>(
  async () => (await import('./details/school-aside.tsx')).SchoolAside,
);

export const SimilarSchools = splitPart<{ school: School }>(
  async () => (await import('./details/school-details.tsx')).SimilarSchools,
);

/** Tells of the school. */
export const TrackSchool = lazyRouteComponent(() => import('../page-tracking.ts'), 'TrackSchool');

const parts = [SchoolGallery, SchoolDetails, SchoolAside, SimilarSchools, TrackSchool];

/** Fetches the code of all of them. Asked for in a task each: all at once is a dozen files, and a long task on a cheap phone. */
export async function preloadSchoolParts(): Promise<void> {
  await Promise.all(
    parts.map(async (part, index) => {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve));
      await part.preload?.();
    }),
  );
}
