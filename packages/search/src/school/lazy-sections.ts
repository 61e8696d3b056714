'use client';

import { lazyOnVisible } from '@melhor-escola/ui/hooks';
import type { Unlisting } from '@melhor-escola/domain/school-listing';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { School } from './school.ts';
import type { SchoolReviewsProps } from './reviews/school-reviews.tsx';

/* Most of a school's page and its code: server-rendered, and hydrated when it approaches the viewport. */

export const SchoolGallery = lazyOnVisible<{ school: School }>(
  async () => (await import('./header/school-gallery.tsx')).SchoolGallery,
);

export const SchoolOffers = lazyOnVisible<{ school: School }>(
  async () => (await import('./offers/school-offers.tsx')).SchoolOffers,
);

export const SchoolDetails = lazyOnVisible<SchoolReviewsProps>(
  async () => (await import('./details/school-details.tsx')).SchoolDetails,
  // Closer than other sections, because many visitors read no further than the scholarships.
  150,
);

export const SchoolAside = lazyOnVisible<{ school: School }>(
  async () => (await import('./details/school-aside.tsx')).SchoolAside,
);

export const SimilarSchools = lazyOnVisible<{ school: School }>(
  async () => (await import('./details/school-details.tsx')).SimilarSchools,
);

export const UnlistedSchool = lazyOnVisible<{ school: School; unlisting: Unlisting }>(
  async () => (await import('./unlisted-school.tsx')).UnlistedSchool,
);

/** Tracks the page view. */
export const TrackSchool = lazyRouteComponent(() => import('../page-tracking.ts'), 'TrackSchool');
