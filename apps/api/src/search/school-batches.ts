import { batched } from './batch.ts';
import type { SearchContext } from './context.ts';
import { latestReviews, offerSummaries, type OfferSummary, type ReviewHit } from './school-extras.ts';

/** Loads what a list's schools have besides their own row, each in one statement for the whole list. */
export interface SchoolBatches {
  offerSummary(schoolId: number): Promise<OfferSummary | undefined>;
  latestReviews(schoolId: number, size: number): Promise<readonly ReviewHit[] | undefined>;
}

const batchesByContext = new WeakMap<SearchContext, SchoolBatches>();

/** The batches of this request. */
export function schoolBatches(context: SearchContext): SchoolBatches {
  const known = batchesByContext.get(context);
  if (known) return known;
  const { database } = context;
  const reviewsBySize = new Map<number, (schoolId: number) => Promise<readonly ReviewHit[] | undefined>>();
  const batches: SchoolBatches = {
    offerSummary: batched((ids: readonly number[]) => offerSummaries(database, ids)),
    latestReviews(schoolId, size) {
      const reviews =
        reviewsBySize.get(size) ?? batched((ids: readonly number[]) => latestReviews(database, ids, size));
      reviewsBySize.set(size, reviews);
      return reviews(schoolId);
    },
  };
  batchesByContext.set(context, batches);
  return batches;
}
