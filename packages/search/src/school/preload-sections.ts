import {
  SchoolAside,
  SchoolDetails,
  SchoolGallery,
  SchoolOffers,
  SimilarSchools,
  TrackSchool,
  UnlistedSchool,
} from './lazy-sections.ts';

/** The sections of a phone's first screen; a desktop's also has the column beside it. */
const firstScreen = [SchoolGallery, SchoolOffers, TrackSchool];
const lowerSections = [SchoolDetails, SchoolAside, SimilarSchools, UnlistedSchool];

/**
 * Loads the code of the sections: on a server of all, in a browser of those in the first screen, because most visitors leave the others, half
 * of the code, unread.
 *
 * @param all by default also for an address that leads to a section.
 */
export async function preloadSchoolSections(
  all = typeof window === 'undefined' || location.hash !== '',
): Promise<void> {
  // From Tailwind's `lg` on, the page has two columns.
  const lower = all ? lowerSections : matchMedia('(min-width: 64rem)').matches ? [SchoolAside] : [];
  await Promise.all([...firstScreen, ...lower].map(async (section) => section.preload?.()));
}
