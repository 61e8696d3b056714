import { z } from 'zod';
import type { QuestionStatus } from '../../database/question-schema.ts';
import { questionBody, toQuestion } from '../schema.ts';
import type { ModeratedQuestion } from './find-questions.ts';

export const questionStatuses = [
  'unconfirmed',
  'published',
  'held',
  'rejected',
] as const satisfies readonly QuestionStatus[];

/** A question for the moderator, with private fields. For the operator only. */
export const moderatedQuestionBody = questionBody
  .extend({
    school: z.object({ slug: z.string(), name: z.string() }),
    userEmail: z.string().nullable(),
    status: z.enum(questionStatuses),
    rejectionReason: z.string().nullable(),
    createdAt: z.string(),
    reports: z
      .array(z.object({ reason: z.string(), details: z.string().nullable(), createdAt: z.string() }))
      .meta({ description: 'Unresolved reports, oldest first.' }),
  })
  .meta({ id: 'ModeratedQuestion' });

export function toModeratedQuestion({
  row,
  school,
  reports,
}: ModeratedQuestion): z.output<typeof moderatedQuestionBody> {
  return {
    ...toQuestion(row),
    school,
    userEmail: row.userEmail,
    status: row.status,
    rejectionReason: row.rejectionReason,
    createdAt: row.createdAt.toISOString(),
    reports: reports.map(({ reason, details, createdAt }) => ({
      reason,
      details,
      createdAt: createdAt.toISOString(),
    })),
  };
}
