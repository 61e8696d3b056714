import { meanRatings } from '@melhor-escola/domain/review-rules';
import { z } from 'zod';
import type { ReviewRow } from './lock-review.ts';

const ratings = {
  ratingStudentsMotivation: z.int(),
  ratingPhysicalStructure: z.int(),
  ratingCommunityParticipation: z.int(),
  ratingSocioemotionalDevelopment: z.int(),
  ratingExamPreparation: z.int(),
  ratingEducationSystem: z.int().nullable(),
};

/** A review as everybody may read it (EN-16): never with its author's e-mail. Texts are plain, as they were written. */
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
    proof: z
      .enum(['enrolled', 'email'])
      .meta({ description: 'Enrolled through us, or an e-mail that was confirmed.' }),
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
