import { MAX_RATING, MIN_RATING } from '@melhor-escola/domain/review-rules';
import { type DeviceStorage, type DeviceStore, deviceStore } from '@melhor-escola/ui/device-store';
import { lastReviewStep } from './review-steps.ts';
import { reviewValuesOf, type ReviewValues } from './review-values.ts';

/** A review that is being written, as it is kept in the tab: across a reload, and no longer than the tab. */
export interface ReviewDraft {
  /** From 1. */
  readonly step: number;
  readonly values: ReviewValues;
}

/** Increase it when the shape changes: a draft of another version is not read. */
const VERSION = 1;

/**
 * The draft of a review of this school, in this tab.
 *
 * @param storage the tab's `sessionStorage`; a function, because access to it may throw.
 */
export function reviewDraftStore(
  slug: string,
  storage: DeviceStorage = () => window.sessionStorage,
): DeviceStore<ReviewDraft> {
  // The prefix of what the site keeps in a tab (spec §9).
  return deviceStore(storage, `montilla:review:${slug}`, parse, VERSION);
}

/**
 * By hand: the schema library would bring 2 kB of its words into what every page loads.
 *
 * @throws {TypeError} for what is no draft.
 */
function parse({ step, values }: Readonly<Record<string, unknown>>): ReviewDraft {
  const fields = recordOf(values);
  return {
    step: wholeNumber(step, 1, lastReviewStep),
    values: reviewValuesOf(
      (name) => textOf(fields[name] ?? (name === 'userRelationship' ? '' : undefined)),
      (name) => (fields[name] === null ? null : wholeNumber(fields[name], MIN_RATING, MAX_RATING)),
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

function wholeNumber(value: unknown, minimum: number, maximum: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < minimum || value > maximum) {
    throw new TypeError(`no whole number from ${minimum} to ${maximum}`);
  }
  return value;
}

/** Where the query cache has the e-mail that the link of a review just sent has gone to; nowhere else is it stored. */
export const sentReviewKey = (slug: string) => ['search', 'sent-review', slug] as const;
