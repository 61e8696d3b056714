import { answerText } from '@melhor-escola/domain/question-rules';
import { z } from 'zod';
import { plainTextField } from '../moderation/schema.ts';
import type { TextKind, TextRow } from '../moderation/text-kind.ts';
import { questionKind, type QuestionRow } from '../questions/question.ts';
import { reviewKind, type ReviewRow } from '../reviews/review.ts';
import { toReview } from '../reviews/schema.ts';

/** Whether a text waits for the school. */
export const textStates = ['waiting', 'answered'] as const;

const version = z.iso.datetime().nullable();

/** A question or a review as its school sees it. All of it is public, or was until it was reported. */
export const schoolTextBody = z
  .object({
    kind: z.enum(['question', 'review']),
    id: z.int(),
    version: version.meta({
      description: 'When the school wrote its answer; null without one. Sent back with a change.',
    }),
    author: z.string(),
    relationship: z.string().nullable().meta({ description: 'Of a review’s author, to the school.' }),
    rating: z.number().nullable().meta({ description: 'The mean of a review, 1 to 5.' }),
    text: z.string(),
    publishedAt: z.iso.datetime(),
    isHidden: z.boolean().meta({ description: 'Not on the page until our team has decided.' }),
    isReported: z.boolean().meta({ description: 'By the school; our team has not decided yet.' }),
    answer: z.string().nullable(),
  })
  .meta({ id: 'SchoolText' });

export type SchoolTextBody = z.input<typeof schoolTextBody>;

/** A page of the questions and reviews of a school. */
export const schoolTextsBody = z
  .object({
    school: z.object({ slug: z.string(), name: z.string() }),
    waiting: z.int().meta({ description: 'Public texts of these kinds without an answer.' }),
    answered: z.int(),
    page: z.int().meta({ description: 'The last one, if a later one was asked for.' }),
    pages: z.int().meta({ description: '1 for an empty list.' }),
    texts: z.array(schoolTextBody),
  })
  .meta({ id: 'SchoolTexts' });

/** The school's answer, or null to remove it. */
export const changedAnswerBody = z
  .object({
    answer: plainTextField(answerText).nullable(),
    version: version.meta({
      description: 'Of the text that was read: 409 if somebody has changed the answer since.',
    }),
  })
  .meta({ id: 'ChangedAnswer' });

/** A kind of texts, and what of it the school's list shows. */
export interface SchoolTextKind<Row extends TextRow> {
  readonly kind: TextKind<Row>;
  readonly describe: (row: Row) => Pick<SchoolTextBody, 'text' | 'rating' | 'relationship'>;
}

export const schoolQuestions: SchoolTextKind<QuestionRow> = {
  kind: questionKind,
  describe: ({ text }) => ({ text, rating: null, relationship: null }),
};

export const schoolReviews: SchoolTextKind<ReviewRow> = {
  kind: reviewKind,
  describe: (row) => ({
    text: row.testimonial,
    rating: toReview(row).rating,
    relationship: row.userRelationship,
  }),
};

/** @param isReported by the school, without a decision. */
export function toSchoolText<Row extends TextRow>(
  { kind, describe }: SchoolTextKind<Row>,
  row: Row,
  isReported: boolean,
): SchoolTextBody {
  const { text: answer, at } = kind.answer.read(row);
  return {
    kind: kind.name,
    id: row.id,
    version: at?.toISOString() ?? null,
    author: row.userName,
    ...describe(row),
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    isHidden: row.status === 'held',
    isReported,
    answer,
  };
}
