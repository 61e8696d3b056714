import { latestReviews, offerSummaries, type OfferSummary, type ReviewHit } from './school-extras.ts';
import type { Database } from '../../database/database.ts';

/** What resolvers are given; one object for each request, because what is loaded in batches is kept by it. */
export interface SearchContext {
  readonly database: Database;
}

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

/**
 * Turns a load of many keys into loads of one: the keys that the resolvers of a list's items request in the same turn of the
 * event loop are loaded by one call. Nothing is cached afterwards.
 *
 * @param load Returns the values it found; loads of other keys resolve to `undefined`.
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
      // Runs after the promises that are settled already, so that all resolvers of a list have made their request.
      process.nextTick(resolve);
    }).then(() => {
      waiting = undefined;
      return load([...keys]);
    });
    return { keys, loaded };
  }
}
