import { latestReviews, offerSummaries, type OfferSummary, type ReviewHit } from './school-extras.ts';
import { firstQuestions, type FirstQuestions } from './school-questions.ts';
import { type EarlierPrice, earlierPrices } from '../offers/price-changes.ts';
import type { Database } from '../../platform/database/database.ts';

/** Context of resolvers; one object per request, because batches are cached by it. */
export interface SearchContext {
  readonly database: Database;
}

/** Loaders of a list's schools or offers, each with one statement for the whole list. */
export interface SchoolBatches {
  offerSummary(schoolId: number): Promise<OfferSummary | undefined>;
  latestReviews(schoolId: number, size: number): Promise<readonly ReviewHit[] | undefined>;
  questions(schoolId: number, size: number): Promise<FirstQuestions | undefined>;
  earlierPrices(offerId: number): Promise<readonly EarlierPrice[] | undefined>;
}

const batchesByContext = new WeakMap<SearchContext, SchoolBatches>();

/** The batch loaders of this request. */
export function schoolBatches(context: SearchContext): SchoolBatches {
  const known = batchesByContext.get(context);
  if (known) return known;
  const { database } = context;
  const reviewsBySize = new Map<number, (schoolId: number) => Promise<readonly ReviewHit[] | undefined>>();
  const questionsBySize = new Map<number, (schoolId: number) => Promise<FirstQuestions | undefined>>();
  const batches: SchoolBatches = {
    earlierPrices: batched((ids: readonly number[]) => earlierPrices(database, ids)),
    offerSummary: batched((ids: readonly number[]) => offerSummaries(database, ids)),
    latestReviews(schoolId, size) {
      const reviews =
        reviewsBySize.get(size) ?? batched((ids: readonly number[]) => latestReviews(database, ids, size));
      reviewsBySize.set(size, reviews);
      return reviews(schoolId);
    },
    questions(schoolId, size) {
      const questions =
        questionsBySize.get(size) ?? batched((ids: readonly number[]) => firstQuestions(database, ids, size));
      questionsBySize.set(size, questions);
      return questions(schoolId);
    },
  };
  batchesByContext.set(context, batches);
  return batches;
}

/**
 * Converts a load of many keys to loads of one: keys requested by the resolvers of a list in the same tick of the
 * event loop are loaded by one call. Nothing is cached afterwards.
 *
 * @param load returns the values it found; other keys resolve to `undefined`.
 */
export function batched<Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting: { readonly keys: Set<Key>; readonly loaded: Promise<ReadonlyMap<Key, Value>> } | undefined;
  return async (key) => {
    waiting ??= startBatch();
    waiting.keys.add(key);
    return (await waiting.loaded).get(key);
  };

  function startBatch() {
    const keys = new Set<Key>();
    const loaded = new Promise<void>((resolve) => {
      // Runs after promises that are already resolved, so that all resolvers of a list have made their request.
      process.nextTick(resolve);
    }).then(() => {
      waiting = undefined;
      return load([...keys]);
    });
    return { keys, loaded };
  }
}
