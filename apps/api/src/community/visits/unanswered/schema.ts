import { z } from 'zod';
import { visitDaysField } from '../schema.ts';
import { schoolVisitBody } from '../school/schema.ts';

/** A request that our team takes care of. Who the family is, is a call of its own, which is recorded. */
const unansweredVisitBody = z.object({
  school: z.object({
    slug: z.string(),
    name: z.string(),
    phone: z.string().nullable().meta({ description: "For people: '(63) 3415-1000'." }),
  }),
  reason: z.enum(['no-mailbox', 'no-answer']).meta({
    description: 'No mail went to the school, or it has not answered for two days.',
  }),
  days: visitDaysField,
  visit: schoolVisitBody,
});

/** A page of the visit requests that our team takes care of, those that wait longest first. */
export const unansweredVisitsBody = z
  .object({
    total: z.int(),
    pages: z.int().min(1),
    visits: z.array(unansweredVisitBody),
  })
  .meta({ id: 'UnansweredVisits' });
