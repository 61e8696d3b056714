import type { ReviewForm } from '@melhor-escola/api-client/service';
import { formatPersonName } from '@melhor-escola/domain/person-name';
import { normalizePlainText } from '@melhor-escola/domain/plain-text';
import {
  reviewFieldProblem,
  reviewFields,
  reviewRelationships,
  teachingMethodologies,
  type ReviewFieldName,
} from '@melhor-escola/domain/review-rules';
import type { SubmittedForm } from '../../submission/submission-error.ts';
import type { SubmissionRules } from '../../submission/submission-rules.ts';

/** Values of the form while it is filled in: '' and null if empty. */
export interface ReviewValues {
  readonly userRelationship: string | null;
  readonly teachingMethodology: string;
  readonly educationSystem: string;
  readonly ratingStudentsMotivation: number | null;
  readonly ratingPhysicalStructure: number | null;
  readonly ratingCommunityParticipation: number | null;
  readonly ratingSocioemotionalDevelopment: number | null;
  readonly ratingExamPreparation: number | null;
  readonly ratingEducationSystem: number | null;
  readonly testimonial: string;
  readonly userName: string;
  readonly userEmail: string;
}

/** Problems of a review by field, in the wording of the spec (VA-07). */
export type ReviewProblems = Partial<Record<ReviewFieldName, string>>;

export type SubmittedReviewForm = SubmittedForm<ReviewValues>;

export const emptyReview: ReviewValues = {
  userRelationship: null,
  teachingMethodology: '',
  educationSystem: '',
  ratingStudentsMotivation: null,
  ratingPhysicalStructure: null,
  ratingCommunityParticipation: null,
  ratingSocioemotionalDevelopment: null,
  ratingExamPreparation: null,
  ratingEducationSystem: null,
  testimonial: '',
  userName: '',
  userEmail: '',
};

/** Every field of the form, in order. */
export const reviewFieldNames: readonly ReviewFieldName[] = [
  'userRelationship',
  'teachingMethodology',
  'educationSystem',
  'ratingStudentsMotivation',
  'ratingPhysicalStructure',
  'ratingCommunityParticipation',
  'ratingSocioemotionalDevelopment',
  'ratingExamPreparation',
  'ratingEducationSystem',
  'testimonial',
  'userName',
  'userEmail',
];

/** Builds the form's values from getters by field name. */
export function buildReviewValues(
  text: (name: ReviewFieldName) => string,
  stars: (name: ReviewFieldName) => number | null,
): ReviewValues {
  return {
    userRelationship: text('userRelationship') || null,
    teachingMethodology: text('teachingMethodology'),
    educationSystem: text('educationSystem'),
    ratingStudentsMotivation: stars('ratingStudentsMotivation'),
    ratingPhysicalStructure: stars('ratingPhysicalStructure'),
    ratingCommunityParticipation: stars('ratingCommunityParticipation'),
    ratingSocioemotionalDevelopment: stars('ratingSocioemotionalDevelopment'),
    ratingExamPreparation: stars('ratingExamPreparation'),
    ratingEducationSystem: stars('ratingEducationSystem'),
    testimonial: text('testimonial'),
    userName: text('userName'),
    userEmail: text('userEmail'),
  };
}

function readReviewForm(sent: URLSearchParams): ReviewValues {
  const text = (name: ReviewFieldName) => sent.get(name) ?? '';
  return buildReviewValues(text, (name) => (text(name) === '' ? null : Number(text(name))));
}

/** Validates values of any origin with the rules shared by the form and the service (EN-16). */
export function reviewProblems(values: Partial<Record<ReviewFieldName, unknown>>): ReviewProblems {
  return Object.fromEntries(
    reviewFieldNames.flatMap((name) => {
      const problem = reviewFieldProblem(name, values[name]);
      return problem === undefined ? [] : [[name, problem] as const];
    }),
  );
}

/**
 * The review to submit: normalized names (VA-02), no empty texts, and no rating of an education system that is not
 * named.
 *
 * @throws {Error} for values with a problem: validate them with `reviewProblems` first.
 */
function toReviewForm(values: ReviewValues): ReviewForm {
  const educationSystem = normalizePlainText(values.educationSystem) || null;
  return {
    userName: formatPersonName(values.userName),
    userEmail: values.userEmail,
    userRelationship: requireOption('userRelationship', reviewRelationships, values.userRelationship),
    educationSystem,
    teachingMethodology: values.teachingMethodology
      ? requireOption('teachingMethodology', teachingMethodologies, values.teachingMethodology)
      : null,
    ratingStudentsMotivation: requireStars('ratingStudentsMotivation', values),
    ratingPhysicalStructure: requireStars('ratingPhysicalStructure', values),
    ratingCommunityParticipation: requireStars('ratingCommunityParticipation', values),
    ratingSocioemotionalDevelopment: requireStars('ratingSocioemotionalDevelopment', values),
    ratingExamPreparation: requireStars('ratingExamPreparation', values),
    ratingEducationSystem: educationSystem === null ? null : values.ratingEducationSystem,
    testimonial: normalizePlainText(values.testimonial),
  };
}

function requireOption<Option extends string>(
  name: ReviewFieldName,
  options: readonly Option[],
  value: string | null,
): Option {
  const option = options.find((known) => known === value);
  if (option === undefined) throw invalidFieldError(name);
  return option;
}

function requireStars(name: keyof ReviewValues & `rating${string}`, values: ReviewValues): number {
  const stars = values[name];
  if (stars === null) throw invalidFieldError(name);
  return stars;
}

function invalidFieldError(name: ReviewFieldName): Error {
  return new Error(
    `A review was sent with a problem in its ${reviewFields[name].label}: call reviewProblems before toReviewForm.`,
  );
}

export const reviewRules: SubmissionRules<ReviewValues, ReviewForm> = {
  kind: 'review',
  read: readReviewForm,
  problems: reviewProblems,
  toBody: toReviewForm,
  readEmail: ({ userEmail }) => userEmail,
  copy: { plural: 'avaliações', tooMany: 'muitas avaliações', one: 'a avaliação' },
};
