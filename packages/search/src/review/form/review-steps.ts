import type { ReviewFieldName } from '@melhor-escola/domain/review-rules';
import { reviewProblems, type ReviewProblems, type ReviewValues } from './review-values.ts';

/** A part of the form that is filled in at a time. */
export interface ReviewStep {
  /** Also the fragment of its place on the page. */
  readonly id: 'voce-e-a-escola' | 'notas' | 'depoimento' | 'seus-dados';
  readonly label: string;
  readonly fields: readonly ReviewFieldName[];
}

/** The form's steps: what is easy first, and what is personal when the rest is done. */
export const reviewSteps: readonly ReviewStep[] = [
  {
    id: 'voce-e-a-escola',
    label: 'Você e a escola',
    fields: ['userRelationship', 'teachingMethodology', 'educationSystem'],
  },
  {
    id: 'notas',
    label: 'Notas',
    fields: [
      'ratingStudentsMotivation',
      'ratingPhysicalStructure',
      'ratingCommunityParticipation',
      'ratingSocioemotionalDevelopment',
      'ratingExamPreparation',
      'ratingEducationSystem',
    ],
  },
  { id: 'depoimento', label: 'Sua experiência', fields: ['testimonial'] },
  { id: 'seus-dados', label: 'Seus dados', fields: ['userName', 'userEmail'] },
];

export const lastReviewStep = reviewSteps.length;

/** The first step, from 1, that has one of these problems; none when none has. */
export function stepWithProblem(problems: ReviewProblems): number | undefined {
  const found = reviewSteps.findIndex(({ fields }) => fields.some((name) => problems[name] !== undefined));
  return found === -1 ? undefined : found + 1;
}

/** The step to go on at with what was kept: the one that was left, unless one before it is not in order. */
export function stepToResume(left: number, values: ReviewValues): number {
  return Math.min(left, stepWithProblem(reviewProblems(values)) ?? lastReviewStep);
}
