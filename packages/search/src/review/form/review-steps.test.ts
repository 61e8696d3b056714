import { describe, expect, it } from 'vitest';
import { filledReview } from '../../fixtures/reviews.ts';
import { lastReviewStep, reviewSteps, stepToResume, stepWithProblem } from './review-steps.ts';
import { emptyReview, reviewFieldNames } from './review-values.ts';

describe('the steps of the form', () => {
  it('EN-16 ask for every field once, in the form’s order', () => {
    expect(reviewSteps.flatMap(({ fields }) => fields)).toEqual(reviewFieldNames);
  });

  it('lead to the first that has a problem', () => {
    expect(stepWithProblem({ userEmail: 'E-mail inválido', ratingExamPreparation: 'x' })).toBe(2);
    expect(stepWithProblem({})).toBeUndefined();
  });

  it('go on where they were left, but not past what is missing', () => {
    expect(stepToResume(3, filledReview)).toBe(3);
    expect(stepToResume(lastReviewStep, emptyReview)).toBe(1);
    expect(stepToResume(4, { ...filledReview, testimonial: 'Curto' })).toBe(3);
  });
});
