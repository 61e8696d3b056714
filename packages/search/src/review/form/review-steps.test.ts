import { describe, expect, it } from 'vitest';
import { filledReview } from '../../fixtures/reviews.ts';
import { lastReviewStep, reviewSteps, stepToResume, stepWithProblem } from './review-steps.ts';
import { emptyReview, reviewFieldNames } from './review-values.ts';

describe('the steps of the form', () => {
  it('EN-16 have every field once, in form order', () => {
    expect(reviewSteps.flatMap(({ fields }) => fields)).toEqual(reviewFieldNames);
  });

  it('find the first step with a problem', () => {
    expect(stepWithProblem({ userEmail: 'E-mail inválido', ratingExamPreparation: 'x' })).toBe(2);
    expect(stepWithProblem({})).toBeUndefined();
  });

  it('resume at the last step, but not beyond missing values', () => {
    expect(stepToResume(3, filledReview)).toBe(3);
    expect(stepToResume(lastReviewStep, emptyReview)).toBe(1);
    expect(stepToResume(4, { ...filledReview, testimonial: 'Curto' })).toBe(3);
  });
});
