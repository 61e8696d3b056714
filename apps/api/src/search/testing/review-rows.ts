import type { review } from '../../database/schema.ts';

type ReviewInsert = typeof review.$inferInsert;

/** The five ratings of a review; `motivation` may differ from the others. */
export const rated = (rating: number, motivation = rating) => ({
  ratingStudentsMotivation: motivation,
  ratingPhysicalStructure: rating,
  ratingCommunityParticipation: rating,
  ratingSocioemotionalDevelopment: rating,
  ratingExamPreparation: rating,
});

/** A review that was published on this day of January 2026, with five stars unless changed. */
export const publishedReview = (
  schoolId: number,
  day: number,
  changes: Partial<ReviewInsert> = {},
): ReviewInsert => ({
  schoolId,
  userName: `Ana ${day}`,
  userRelationship: 'Aluno',
  testimonial: 'Um bom lugar para aprender.',
  publishedAt: new Date(Date.UTC(2026, 0, day)),
  ...rated(5),
  ...changes,
});
