import {
  SchoolAside,
  SchoolDetails,
  SchoolGallery,
  SchoolOffers,
  SimilarSchools,
  TrackSchool,
} from './school-parts.ts';

/** Loads the code of all parts, each in its own task: together they are a long task on a cheap phone. */
export async function preloadSchoolParts(): Promise<void> {
  const parts = [SchoolGallery, SchoolOffers, SchoolDetails, SchoolAside, SimilarSchools, TrackSchool];
  await Promise.all(
    parts.map(async (part, index) => {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve));
      await part.preload?.();
    }),
  );
}
