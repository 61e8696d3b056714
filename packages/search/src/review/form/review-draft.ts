import { MAX_RATING, MIN_RATING } from '@melhor-escola/domain/review-rules';
import { type DeviceStorage, type DeviceStore, deviceStore } from '@melhor-escola/ui/device-store';
import { lastReviewStep } from './review-steps.ts';
import { reviewValuesOf, type ReviewValues } from './review-values.ts';

/** The draft of a review, stored in the tab: survives a reload and ends with the tab. */
export interface ReviewDraft {
  /** From 1. */
  readonly step: number;
  readonly values: ReviewValues;
}

/** Increment when the shape changes: drafts of another version are ignored. */
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
  // The prefix of the site's keys in a tab's storage (spec §9).
  return deviceStore(storage, `montilla:review:${slug}`, parse, VERSION);
}

/**
 * By hand: the schema library would add 2 kB of messages to what every page loads.
 *
 * @throws {TypeError} for anything that is not a draft.
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
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object');
  return { ...value };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a string');
  return value;
}

function wholeNumber(value: unknown, minimum: number, maximum: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < minimum || value > maximum) {
    throw new TypeError(`not an integer from ${minimum} to ${maximum}`);
  }
  return value;
}

/** Query key of the e-mail to which the link of a submitted review was sent; it is stored nowhere else. */
export const sentReviewKey = (slug: string) => ['search', 'sent-review', slug] as const;
