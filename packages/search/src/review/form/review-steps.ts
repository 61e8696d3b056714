import type { ReviewFieldName } from '@melhor-escola/domain/review-rules';
import { reviewProblems, type ReviewProblems, type ReviewValues } from './review-values.ts';

/** A step of the form. */
export interface ReviewStep {
  /** Also its fragment in the URL. */
  readonly id: 'voce-e-a-escola' | 'notas' | 'depoimento' | 'seus-dados';
  readonly label: string;
  readonly fields: readonly ReviewFieldName[];
}

/** The form's steps: easy questions first, personal data last. */
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

/** The first step, from 1, with one of these problems; undefined without problems. */
export function stepWithProblem(problems: ReviewProblems): number | undefined {
  const found = reviewSteps.findIndex(({ fields }) => fields.some((name) => problems[name] !== undefined));
  return found === -1 ? undefined : found + 1;
}

/** The step at which a stored draft continues: the last one, unless an earlier one has problems. */
export function stepToResume(left: number, values: ReviewValues): number {
  return Math.min(left, stepWithProblem(reviewProblems(values)) ?? lastReviewStep);
}
