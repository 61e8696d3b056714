import { eq } from 'drizzle-orm';
import { question } from '../../platform/database/question-schema.ts';
import { review } from '../../platform/database/schema.ts';
import {
  anonymous,
  asked,
  hidden,
  retained,
  key,
  opinion,
  reviewed,
  type PersonalTable,
} from './column-decision.ts';

/** Tables of what people write about schools. */
export const writtenTables: Readonly<Record<string, PersonalTable>> = {
  review: {
    table: review,
    rowCondition: ({ reviewId }) => eq(review.id, reviewId),
    columns: {
      id: retained(hidden(key), anonymous),
      schoolId: {
        exported: { not: 'reviews[].school contains its slug' },
        corrected: reviewed,
        afterDeletion: anonymous,
      },
      userName: { ...opinion('userName'), afterDeletion: { becomes: 'Anônimo' } },
      userRelationship: opinion('userRelationship'),
      educationSystem: opinion('educationSystem'),
      teachingMethodology: opinion('teachingMethodology'),
      ratingStudentsMotivation: opinion('ratingStudentsMotivation'),
      ratingPhysicalStructure: opinion('ratingPhysicalStructure'),
      ratingCommunityParticipation: opinion('ratingCommunityParticipation'),
      ratingSocioemotionalDevelopment: opinion('ratingSocioemotionalDevelopment'),
      ratingExamPreparation: opinion('ratingExamPreparation'),
      ratingEducationSystem: opinion('ratingEducationSystem'),
      testimonial: opinion('testimonial'),
      userEmail: { ...opinion('userEmail'), afterDeletion: { becomes: null } },
      accountId: retained(hidden(key), { becomes: null }),
      status: opinion('status'),
      proof: opinion('proof'),
      orderId: retained(hidden(key), { becomes: null }),
      reply: opinion('reply'),
      repliedAt: opinion('repliedAt'),
      rejectionReason: opinion('rejectionReason'),
      demo: retained(hidden(key), anonymous),
      createdAt: opinion('createdAt'),
      publishedAt: opinion('publishedAt'),
    },
  },
  question: {
    table: question,
    rowCondition: ({ questionId }) => eq(question.id, questionId),
    columns: {
      id: retained(hidden(key), anonymous),
      schoolId: {
        exported: { not: 'questions[].school contains its slug' },
        corrected: reviewed,
        afterDeletion: anonymous,
      },
      userName: { ...asked('userName'), afterDeletion: { becomes: 'Anônimo' } },
      userEmail: { ...asked('userEmail'), afterDeletion: { becomes: null } },
      accountId: retained(hidden(key), { becomes: null }),
      text: asked('text'),
      status: asked('status'),
      answer: asked('answer'),
      answeredAt: asked('answeredAt'),
      helpfulCount: asked('helpfulCount'),
      rejectionReason: asked('rejectionReason'),
      demo: retained(hidden(key), anonymous),
      createdAt: asked('createdAt'),
      publishedAt: asked('publishedAt'),
    },
  },
};
