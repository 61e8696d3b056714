import { normalizeEmail } from '@melhor-escola/domain/email-address';
import { requiredMessage } from '@melhor-escola/domain/field-messages';
import { normalizePlainText } from '@melhor-escola/domain/plain-text';
import {
  highestRating,
  lowestRating,
  reviewFieldProblem,
  reviewFields,
  reviewRelationships,
  teachingMethodologies,
  textProblem,
  type ReviewFieldName,
  type TextLimits,
} from '@melhor-escola/domain/review-rules';
import { z } from 'zod';

/** Has the domain's rule judge a field: the site's form is judged by the same (EN-16). */
const judge = (name: ReviewFieldName) => (value: unknown, context: z.RefinementCtx) => {
  const problem = reviewFieldProblem(name, value);
  if (problem !== undefined) context.addIssue(problem);
};

const rating = (name: ReviewFieldName) =>
  z.number(requiredMessage(reviewFields[name].label)).superRefine(judge(name)).meta({
    description: reviewFields[name].label,
    type: 'integer',
    minimum: lowestRating,
    maximum: highestRating,
  });

const { userName, userEmail, educationSystem, testimonial } = reviewFields;

/** An optional text: an empty one is none. */
const orNull = (text: string | null | undefined): string | null => normalizePlainText(text ?? '') || null;

/** The review form (spec §3, EN-16) as it comes over the wire → as it is kept: trimmed, NFC, the e-mail in lower case. */
export const reviewForm = z
  .object({
    userName: z
      .string(requiredMessage(userName.label))
      .superRefine(judge('userName'))
      .transform(normalizePlainText)
      .meta({ description: userName.label, minLength: userName.min, maxLength: userName.max }),
    userEmail: z
      .string(requiredMessage(userEmail.label))
      .superRefine(judge('userEmail'))
      .transform(normalizeEmail)
      .meta({
        description: 'Never shown: the link that confirms the review goes there.',
        maxLength: userEmail.max,
      }),
    userRelationship: z
      .enum(reviewRelationships, 'Escolha uma das opções do campo relacionamento')
      .meta({ description: reviewFields.userRelationship.label }),
    educationSystem: z
      .string()
      .nullish()
      .superRefine(judge('educationSystem'))
      .transform(orNull)
      .meta({ description: educationSystem.label, maxLength: educationSystem.max }),
    teachingMethodology: z
      .enum(teachingMethodologies, 'Escolha uma das opções do campo metodologia')
      .nullish()
      .meta({ description: reviewFields.teachingMethodology.label }),
    ratingStudentsMotivation: rating('ratingStudentsMotivation'),
    ratingPhysicalStructure: rating('ratingPhysicalStructure'),
    ratingCommunityParticipation: rating('ratingCommunityParticipation'),
    ratingSocioemotionalDevelopment: rating('ratingSocioemotionalDevelopment'),
    ratingExamPreparation: rating('ratingExamPreparation'),
    ratingEducationSystem: rating('ratingEducationSystem').nullish(),
    testimonial: z
      .string(requiredMessage(testimonial.label))
      .superRefine(judge('testimonial'))
      .transform(normalizePlainText)
      .meta({
        description: 'Plain text, never HTML; may have line ends.',
        minLength: testimonial.min,
        maxLength: testimonial.max,
      }),
  })
  .meta({ id: 'ReviewForm' });

/** A review as its author wrote it. */
export type ReviewForm = z.output<typeof reviewForm>;

/** A text a person writes, that must not be empty → as it is kept. */
export function plainTextField(limits: TextLimits) {
  return z
    .string(requiredMessage(limits.label))
    .superRefine((text, context) => {
      const problem = text.trim() === '' ? requiredMessage(limits.label) : textProblem(text, limits);
      if (problem !== undefined) context.addIssue(problem);
    })
    .transform(normalizePlainText)
    .meta({ minLength: limits.min, maxLength: limits.max });
}
