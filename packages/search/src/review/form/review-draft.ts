import { MAX_RATING, MIN_RATING } from '@melhor-escola/domain/review-rules';
import type { DeviceStorage, DeviceStore } from '@melhor-escola/ui/device-store';
import { submissionDraft } from '../../submission/draft.ts';
import { lastReviewStep } from './review-steps.ts';
import { buildReviewValues, type ReviewValues } from './review-values.ts';

/** The draft of a review. */
export interface ReviewDraft {
  /** From 1. */
  readonly step: number;
  readonly values: ReviewValues;
}

/** The draft of a review of this school. @param storage as of `submissionDraft`. */
export function reviewDraftStore(slug: string, storage?: DeviceStorage): DeviceStore<ReviewDraft> {
  return submissionDraft('review', slug, parse, storage);
}

/** @throws {TypeError} for anything that is not a draft. */
function parse({ step, values }: Readonly<Record<string, unknown>>): ReviewDraft {
  const fields = requireRecord(values);
  return {
    step: wholeNumber(step, 1, lastReviewStep),
    values: buildReviewValues(
      (name) => requireText(fields[name] ?? (name === 'userRelationship' ? '' : undefined)),
      (name) => (fields[name] === null ? null : wholeNumber(fields[name], MIN_RATING, MAX_RATING)),
    ),
  };
}

function requireRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object');
  return { ...value };
}

function requireText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a string');
  return value;
}

function wholeNumber(value: unknown, minimum: number, maximum: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < minimum || value > maximum) {
    throw new TypeError(`not an integer from ${minimum} to ${maximum}`);
  }
  return value;
}
