import { normalizeEmail } from '@melhor-escola/domain/email-address';
import { requiredMessage } from '@melhor-escola/domain/field-messages';
import { normalizePlainText } from '@melhor-escola/domain/plain-text';
import {
  type ReviewFieldName,
  reviewFieldProblem,
  reviewFields,
  MIN_RATING,
  MAX_RATING,
  reviewRelationships,
  teachingMethodologies,
  meanRatings,
} from '@melhor-escola/domain/review-rules';
import { z } from 'zod';
import { confirmedFields } from '../moderation/schema.ts';
import type { ReviewRow } from './review.ts';

/** Validates a field with the domain's rule, like the site's form (EN-16). */
const checkField = (name: ReviewFieldName) => (value: unknown, context: z.RefinementCtx) => {
  const problem = reviewFieldProblem(name, value);
  if (problem !== undefined) context.addIssue(problem);
};

const rating = (name: ReviewFieldName) =>
  z.number(requiredMessage(reviewFields[name].label)).superRefine(checkField(name)).meta({
    description: reviewFields[name].label,
    type: 'integer',
    minimum: MIN_RATING,
    maximum: MAX_RATING,
  });

const { userName, userEmail, educationSystem, testimonial } = reviewFields;

/** An optional text: empty becomes null. */
const orNull = (text: string | null | undefined): string | null => normalizePlainText(text ?? '') || null;

/** The review form (EN-16) in the request → as stored: trimmed, NFC, the e-mail in lower case. */
export const reviewForm = z
  .object({
    userName: z
      .string(requiredMessage(userName.label))
      .superRefine(checkField('userName'))
      .transform(normalizePlainText)
      .meta({ description: userName.label, minLength: userName.min, maxLength: userName.max }),
    userEmail: z
      .string(requiredMessage(userEmail.label))
      .superRefine(checkField('userEmail'))
      .transform(normalizeEmail)
      .meta({
        description: 'Never displayed: receives the confirmation link.',
        maxLength: userEmail.max,
      }),
    userRelationship: z
      .enum(reviewRelationships, 'Escolha uma das opções do campo relacionamento')
      .meta({ description: reviewFields.userRelationship.label }),
    educationSystem: z
      .string()
      .nullish()
      .superRefine(checkField('educationSystem'))
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
      .superRefine(checkField('testimonial'))
      .transform(normalizePlainText)
      .meta({
        description: 'Plain text, never HTML; may contain line breaks.',
        minLength: testimonial.min,
        maxLength: testimonial.max,
      }),
  })
  .meta({ id: 'ReviewForm' });

/** A review as submitted by its author. */
export type ReviewForm = z.output<typeof reviewForm>;

const ratings = {
  ratingStudentsMotivation: z.int(),
  ratingPhysicalStructure: z.int(),
  ratingCommunityParticipation: z.int(),
  ratingSocioemotionalDevelopment: z.int(),
  ratingExamPreparation: z.int(),
  ratingEducationSystem: z.int().nullable(),
};

/** A public review (EN-16), without its author's e-mail. Texts are plain text. */
export const reviewBody = z
  .object({
    id: z.int(),
    userName: z.string(),
    userRelationship: z.string(),
    educationSystem: z.string().nullable(),
    teachingMethodology: z.string().nullable(),
    rating: z.number().meta({ description: 'The mean of the five ratings, 1 to 5.' }),
    ...ratings,
    testimonial: z.string(),
    proof: z.enum(['enrolled', 'email']).meta({ description: 'Enrolled through us, or a confirmed e-mail.' }),
    publishedAt: z.string().nullable().meta({ description: 'ISO 8601, UTC.' }),
    reply: z.string().nullable().meta({ description: 'The school’s.' }),
    repliedAt: z.string().nullable().meta({ description: 'ISO 8601, UTC.' }),
  })
  .meta({ id: 'Review' });

export function toReview(row: ReviewRow): z.output<typeof reviewBody> {
  return {
    id: row.id,
    userName: row.userName,
    userRelationship: row.userRelationship,
    educationSystem: row.educationSystem,
    teachingMethodology: row.teachingMethodology,
    rating: meanRatings.reduce((sum, name) => sum + row[name], 0) / meanRatings.length,
    ratingStudentsMotivation: row.ratingStudentsMotivation,
    ratingPhysicalStructure: row.ratingPhysicalStructure,
    ratingCommunityParticipation: row.ratingCommunityParticipation,
    ratingSocioemotionalDevelopment: row.ratingSocioemotionalDevelopment,
    ratingExamPreparation: row.ratingExamPreparation,
    ratingEducationSystem: row.ratingEducationSystem,
    testimonial: row.testimonial,
    proof: row.proof,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    reply: row.reply,
    repliedAt: row.repliedAt?.toISOString() ?? null,
  };
}

export const confirmedBody = z.object(confirmedFields).meta({ id: 'ConfirmedReview' });
