import { highestRating, lowestRating } from '@melhor-escola/domain/review-rules';
import { lastReviewStep } from './review-steps.ts';
import { reviewValuesOf, type ReviewValues } from './review-values.ts';

/** A review that is being written, as it is kept in the tab: across a reload, and no longer than the tab. */
export interface ReviewDraft {
  /** From 1. */
  readonly step: number;
  readonly values: ReviewValues;
}

/** Goes up when the shape changes: a draft of another version is forgotten rather than guessed at. */
const version = 1;

/** One school's draft in a store of the browser's. */
export interface ReviewDraftStore {
  /** `undefined` where there is none that can be read. */
  read(): ReviewDraft | undefined;
  write(draft: ReviewDraft): void;
  clear(): void;
}

/**
 * The draft of a review of this school. A store that refuses (private windows, a full one) is no reason to fail: the
 * draft is then not kept.
 *
 * @param storage the tab's `sessionStorage`; a function, since even looking at it may throw.
 */
export function reviewDraftStore(
  slug: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => window.sessionStorage,
): ReviewDraftStore {
  // The prefix of what the site keeps in a tab (spec §9).
  const key = `montilla:review:${slug}`;
  return {
    read: () => attempt(() => parse(storage().getItem(key))),
    write: (draft) => attempt(() => storage().setItem(key, JSON.stringify({ version, ...draft }))),
    clear: () => attempt(() => storage().removeItem(key)),
  };
}

/**
 * By hand: the schema library would bring 2 kB of its words into what every page loads.
 *
 * @throws {TypeError} for what is no draft of this version.
 */
function parse(stored: string | null): ReviewDraft | undefined {
  if (stored === null) return undefined;
  const { version: found, step, values }: Record<string, unknown> = recordOf(JSON.parse(stored));
  if (found !== version) return undefined;
  const fields = recordOf(values);
  return {
    step: wholeNumber(step, 1, lastReviewStep),
    values: reviewValuesOf(
      (name) => textOf(fields[name] ?? (name === 'userRelationship' ? '' : undefined)),
      (name) => (fields[name] === null ? null : wholeNumber(fields[name], lowestRating, highestRating)),
    ),
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('no object');
  return { ...value };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('no text');
  return value;
}

function wholeNumber(value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new TypeError(`no whole number from ${least} to ${most}`);
  }
  return value;
}

function attempt<Result>(step: () => Result): Result | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

/** Where the query cache has the e-mail that the link of a review just sent has gone to; nowhere else is it kept. */
export const sentReviewKey = (slug: string) => ['search', 'sent-review', slug] as const;
