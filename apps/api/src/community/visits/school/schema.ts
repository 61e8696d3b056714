import { normalizePlainText } from '@melhor-escola/domain/plain-text';
import { textProblem } from '@melhor-escola/domain/review-rules';
import { schoolReply, visitStatuses } from '@melhor-escola/domain/visit-rules';
import { MAX_VISIT_TIMES } from '@melhor-escola/domain/visit-times';
import { z } from 'zod';
import { plainTextField } from '../../moderation/schema.ts';
import { isVisitWaiting, type FoundVisit } from '../visit.ts';
import { visitDaysField, visitTimeField } from '../schema.ts';

/** A visit request as the school sees it: nothing that says who the family is, which is a call of its own. */
export const schoolVisitBody = z
  .object({
    id: z.int(),
    version: z.int().meta({ description: 'Sent back with a decision.' }),
    status: z.enum(visitStatuses),
    isWaiting: z.boolean().meta({ description: 'For the school to decide or answer.' }),
    isOver: z.boolean().meta({ description: 'Its last time has passed.' }),
    grade: z.string().nullable().meta({ description: 'Slug of the student’s grade.' }),
    times: z.array(visitTimeField),
    confirmedTime: visitTimeField.nullable(),
    hasQuestion: z.boolean(),
    question: z.string().nullable().meta({
      description: 'null also in the list of our team, where it is shown with the contact.',
    }),
    reply: z.string().nullable().meta({ description: 'The school’s latest message.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SchoolVisit' });

export type SchoolVisitBody = z.input<typeof schoolVisitBody>;

/** The visit requests of a school, and when it receives visitors. */
export const schoolVisitsBody = z
  .object({
    school: z.object({ slug: z.string(), name: z.string() }),
    today: z.iso.date().meta({ description: 'In the school’s time zone.' }),
    visitHours: z
      .string()
      .nullable()
      .meta({ description: 'As the school states them; null for office hours.' }),
    days: visitDaysField.meta({ description: 'Days and hours that families are offered.' }),
    closedDays: z.array(z.iso.date()).meta({ description: 'From today on, in order.' }),
    visits: z.array(schoolVisitBody).meta({
      description:
        'Those that wait first, the oldest first; then by time. Without those that ended a week ago.',
    }),
  })
  .meta({ id: 'SchoolVisits' });

/** An optional message to the family → as stored. */
const message = z
  .string()
  .nullish()
  .superRefine((text, context) => {
    const problem = textProblem(text ?? '', schoolReply);
    if (problem !== undefined) context.addIssue(problem);
  })
  .transform((text) => normalizePlainText(text ?? '') || null)
  .meta({ maxLength: schoolReply.max });

/** What a school decides on a visit request. */
export const visitDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('confirmed'), time: visitTimeField }),
  z.object({
    kind: z.literal('proposed'),
    times: z
      .array(visitTimeField)
      .min(1)
      .max(MAX_VISIT_TIMES)
      .refine((times) => new Set(times).size === times.length, 'Escolha horários diferentes'),
    reply: message,
  }),
  z.object({ kind: z.literal('declined'), reply: message }),
  z.object({ kind: z.literal('answered'), reply: plainTextField(schoolReply) }),
]);

export type VisitDecision = z.output<typeof visitDecision>;

export const decidedVisitBody = z
  .object({
    version: z
      .int()
      .min(0)
      .meta({ description: 'Of the request that was read: 409 if there is a later one.' }),
    decision: visitDecision,
  })
  .meta({ id: 'DecidedVisit' });

/** How to reach the family, and what it asks in its own words. Each view is recorded. */
export const visitContactBody = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    question: z.string().nullable(),
  })
  .meta({ id: 'VisitContact' });

export function toSchoolVisit({ visit }: FoundVisit, now: Date): SchoolVisitBody {
  return {
    id: visit.id,
    version: visit.sequence,
    status: visit.status,
    isWaiting: isVisitWaiting(visit, now),
    isOver: visit.times.length > 0 && visit.endsAt <= now,
    grade: visit.studentGrade,
    times: [...visit.times],
    confirmedTime: visit.confirmedTime,
    hasQuestion: visit.question !== null,
    question: visit.question,
    reply: visit.reply,
    createdAt: visit.createdAt.toISOString(),
  };
}
