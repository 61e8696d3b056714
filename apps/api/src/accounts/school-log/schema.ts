import { timeZones } from '@melhor-escola/domain/time-zone';
import { z } from 'zod';

/** What a school's log shows; other events about it, such as claims by strangers, it does not. */
export const loggedActions = [
  'school.page-changed',
  'school.photos-changed',
  'offer.added',
  'offer.changed',
  'offer.closed',
  'order.enrolled',
  'order.refused',
  'order.seat-given',
  'order.contact-viewed',
  'member.role-changed',
  'member.removed',
  'member.left',
  'invitation.sent',
  'invitation.withdrawn',
  'invitation.accepted',
  'claim.approved',
  'question.answered',
  'question.answer-changed',
  'question.answer-deleted',
  'question.reported',
  'review.answered',
  'review.answer-changed',
  'review.answer-deleted',
  'review.reported',
  'visit.confirmed',
  'visit.proposed',
  'visit.declined',
  'visit.answered',
  'visit.contact-viewed',
  'visit-day.closed',
  'visit-day.opened',
] as const;

const values = z.record(z.string(), z.unknown()).nullable();

/** What people have changed of a school, and whose contact they have seen, latest first. */
export const schoolLogBody = z
  .object({
    school: z.object({ slug: z.string(), name: z.string() }),
    timeZone: z.enum(timeZones).meta({ description: 'The school’s, for the moments of the events.' }),
    events: z.array(
      z.object({
        id: z.int(),
        at: z.iso.datetime(),
        action: z.enum(loggedActions),
        by: z.enum(['member', 'team', 'other']).meta({
          description: 'Somebody of the school, our team, or somebody who is not of the school any more.',
        }),
        name: z.string().nullable().meta({ description: 'Of a member.' }),
        about: z.string().nullable().meta({
          description:
            'Title of the offer, code of the order, number of the visit request, or how a public question or review begins.',
        }),
        before: values.meta({ description: 'Only what changed.' }),
        after: values,
      }),
    ),
    next: z.int().nullable().meta({ description: 'For `before`: where the next page begins.' }),
  })
  .meta({ id: 'SchoolLog' });
