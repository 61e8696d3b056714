import { reviewFields } from '@melhor-escola/domain/review-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledReview } from '../../fixtures/reviews.ts';
import {
  emptyReview,
  reviewFieldNames,
  reviewProblems,
  reviewRules,
  type ReviewValues,
} from './review-values.ts';

/** The form as submitted without JavaScript. */
function sent(values: ReviewValues): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}

/** The values that are not empty. */
function changed(values: ReviewValues): Partial<ReviewValues> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
}

function isSendable(values: ReviewValues): boolean {
  try {
    return Object.keys(reviewProblems(reviewRules.toBody(values))).length === 0;
  } catch {
    return false;
  }
}

describe('the review form', () => {
  it('EN-16 has every field of the spec once', () => {
    expect(reviewFieldNames.toSorted()).toEqual(Object.keys(reviewFields).toSorted());
    expect(Object.keys(emptyReview)).toEqual(reviewFieldNames);
  });

  it('VA-07 EN-16 reports each missing required field by its name', () => {
    expect(reviewProblems(emptyReview)).toEqual({
      userRelationship: 'O campo relacionamento é obrigatório',
      ratingStudentsMotivation: 'O campo avaliação da motivação dos alunos é obrigatório',
      ratingPhysicalStructure: 'O campo avaliação da estrutura física é obrigatório',
      ratingCommunityParticipation: 'O campo avaliação da participação da comunidade é obrigatório',
      ratingSocioemotionalDevelopment: 'O campo avaliação do desenvolvimento socioemocional é obrigatório',
      ratingExamPreparation: 'O campo avaliação da preparação para vestibular é obrigatório',
      testimonial: 'O campo depoimento é obrigatório',
      userName: 'O campo nome é obrigatório',
      userEmail: 'O campo email é obrigatório',
    });
    expect(reviewProblems(filledReview)).toEqual({});
  });

  it('is parsed from a plain form as filled in', () => {
    expect(reviewRules.read(sent(filledReview))).toEqual(filledReview);
    expect(reviewRules.read(new URLSearchParams())).toEqual(emptyReview);
  });

  it('S21 accepts any submission and validates it: without problems it can be sent', () => {
    const anything = fc.array(fc.tuple(fc.constantFrom(...reviewFieldNames), fc.string()));
    fc.assert(
      fc.property(anything, (pairs) => {
        const values = { ...filledReview, ...changed(reviewRules.read(new URLSearchParams(pairs))) };
        const isInOrder = Object.keys(reviewProblems(values)).length === 0;
        expect(isInOrder).toBe(isSendable(values));
      }),
    );
  });

  it('VA-02 is sent with a normalized name and without empty values', () => {
    expect(
      reviewRules.toBody({
        ...filledReview,
        userName: ' MARIA  DAS DORES ',
        teachingMethodology: '',
        educationSystem: '  ',
        testimonial: ' Uma escola\r\nmuito boa. ',
      }),
    ).toMatchObject({
      userName: 'Maria das Dores',
      teachingMethodology: null,
      educationSystem: null,
      ratingEducationSystem: null,
      testimonial: 'Uma escola\nmuito boa.',
    });
  });

  it('throws for values with a problem', () => {
    expect(() => reviewRules.toBody({ ...filledReview, ratingExamPreparation: null })).toThrow(
      /reviewProblems/,
    );
  });
});
