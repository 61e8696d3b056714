import {
  SchoolAside,
  SchoolDetails,
  SchoolGallery,
  SchoolOffers,
  SimilarSchools,
  TrackSchool,
} from './school-parts.ts';

/** Of a phone; a desktop's also has the column beside it. */
const firstScreen = [SchoolGallery, SchoolOffers, TrackSchool];
const lowerParts = [SchoolDetails, SchoolAside, SimilarSchools];

/**
 * Loads the code of the parts: on a server of all, in a browser of those in the first screen, because most visitors leave the others, half
 * of the code, unread.
 *
 * @param all by default also for an address that leads to a section.
 */
export async function preloadSchoolParts(
  all = typeof window === 'undefined' || location.hash !== '',
): Promise<void> {
  // From Tailwind's `lg` on, the page has two columns.
  const lower = all ? lowerParts : matchMedia('(min-width: 64rem)').matches ? [SchoolAside] : [];
  await Promise.all([...firstScreen, ...lower].map(async (part) => part.preload?.()));
}
