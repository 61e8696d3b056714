import { normalizeEmail } from '@melhor-escola/domain/email-address';
import { requiredMessage } from '@melhor-escola/domain/field-messages';
import { phoneDigits } from '@melhor-escola/domain/phone-number';
import { normalizePlainText } from '@melhor-escola/domain/plain-text';
import {
  EMPTY_VISIT_MESSAGE,
  MAX_VISIT_EMAIL_LENGTH,
  type VisitFieldName,
  visitFieldProblem,
  visitStatuses,
  visitTexts,
} from '@melhor-escola/domain/visit-rules';
import { MAX_VISIT_TIMES, visitTimesProblem } from '@melhor-escola/domain/visit-times';
import { z } from 'zod';
import { schoolVisitDays, type FoundVisit, type VisitedSchool } from './visit.ts';

/** Validates a field with the domain's rule, like the site's form. */
const checkField = (name: VisitFieldName) => (value: string | null | undefined, context: z.RefinementCtx) => {
  const problem = visitFieldProblem(name, value ?? '');
  if (problem !== undefined) context.addIssue(problem);
};

const optionalText = (name: VisitFieldName) => z.string().max(2_000).nullish().superRefine(checkField(name));

export const visitTimeField = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:00$/)
  .meta({ description: 'In the school’s local time: 2026-03-05T14:00.' });

/** @param isOptional whether none at all are fine. */
const wishedTimes = (isOptional: boolean) =>
  z.array(visitTimeField).superRefine((times, context) => {
    const problem = isOptional && times.length === 0 ? undefined : visitTimesProblem(times);
    if (problem !== undefined) context.addIssue(problem);
  });

const offered = { description: 'Two or three, offered by GET …/visits/days.', maxItems: MAX_VISIT_TIMES };

/** A visit request in the request → as stored. Two or three times, a question, or both. */
export const visitForm = z
  .object({
    contactName: z
      .string(requiredMessage('nome'))
      .superRefine(checkField('contactName'))
      .transform(normalizePlainText)
      .meta({ minLength: visitTexts.contactName.min, maxLength: visitTexts.contactName.max }),
    email: z
      .string(requiredMessage('e-mail'))
      .superRefine(checkField('email'))
      .transform((email) => normalizeEmail(email.trim()))
      .meta({ description: 'Receives the link to move or cancel.', maxLength: MAX_VISIT_EMAIL_LENGTH }),
    phone: optionalText('phone').transform((phone) => phoneDigits((phone ?? '').trim()) || undefined),
    studentGrade: optionalText('studentGrade')
      .transform((grade) => (grade ?? '').trim() || undefined)
      .meta({ description: 'Slug of a grade: 1-ano.' }),
    times: wishedTimes(true)
      .default([])
      .meta({ ...offered, description: `${offered.description} None for a question alone.` }),
    question: optionalText('question')
      .transform((text) => normalizePlainText(text ?? '') || undefined)
      .meta({ maxLength: visitTexts.question.max }),
  })
  .superRefine(({ times, question }, context) => {
    if (times.length === 0 && question === undefined)
      context.addIssue({ code: 'custom', path: ['times'], message: EMPTY_VISIT_MESSAGE });
  })
  .meta({ id: 'VisitForm' });

/** A request as submitted. */
export type VisitForm = z.output<typeof visitForm>;

const token = z.string().regex(/^[\w-]{43}$/);

export const visitToken = z.object({ token });
export const visitMove = z.object({ token, times: wishedTimes(false).meta(offered) });
export const visitAcceptance = z.object({ token, time: visitTimeField });

export const visitDaysField = z
  .array(z.object({ day: z.iso.date(), hours: z.array(z.int()) }))
  .meta({ description: 'Days and hours, in the school’s local time, at which it receives visitors.' });

/** What a family must know before it asks for a visit. */
export const visitDaysBody = z
  .object({
    forwardedTo: z
      .enum(['school', 'team'])
      .meta({ description: 'Who receives the request: our team if the school’s e-mail is unknown.' }),
    days: visitDaysField,
  })
  .meta({ id: 'VisitDays' });

export function toVisitDays(school: VisitedSchool, now: Date): z.output<typeof visitDaysBody> {
  return {
    forwardedTo: school.email === undefined ? 'team' : 'school',
    days: schoolVisitDays(school, now).map(({ day, hours }) => ({ day, hours: [...hours] })),
  };
}

/** A request for anyone with its link: nothing that identifies the family. */
export const visitBody = z
  .object({
    school: z.object({ slug: z.string(), name: z.string() }),
    status: z.enum(visitStatuses),
    times: z.array(visitTimeField),
    confirmedTime: visitTimeField.nullable().meta({ description: 'The one that the school has confirmed.' }),
    hasQuestion: z.boolean(),
    isOver: z.boolean().meta({ description: 'Its last time has passed.' }),
    forwardedTo: z.enum(['school', 'team']),
    days: visitDaysField,
  })
  .meta({ id: 'Visit' });

export function toVisit({ visit, school }: FoundVisit, now: Date): z.output<typeof visitBody> {
  return {
    school: { slug: school.slug, name: school.name },
    status: visit.status,
    times: [...visit.times],
    confirmedTime: visit.confirmedTime,
    hasQuestion: visit.question !== null,
    isOver: visit.times.length > 0 && visit.endsAt <= now,
    forwardedTo: visit.forwardedTo,
    days: toVisitDays(school, now).days,
  };
}
