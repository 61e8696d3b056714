import { MAX_REFUSAL_LENGTH, refusalTextProblem } from '@melhor-escola/domain/refusal';
import { timeZones } from '@melhor-escola/domain/time-zone';
import { z } from 'zod';
import { orderStatuses } from '../../catalog/offers/order-status.ts';
import { refusalReason } from '../find-refusals.ts';

const status = z.enum(orderStatuses);
const moment = z.iso.datetime();

/** What a school can decide about an order. */
const decision = z.enum(['keep', 'enroll', 'refuse']);

export type SchoolOrderDecision = z.output<typeof decision>;

/** The lists of a school's orders. `oversold` are in another list as well, by their status. */
export const schoolOrderState = z.enum(['to-enroll', 'unpaid', 'enrolled', 'over', 'oversold']);

export type SchoolOrderState = z.output<typeof schoolOrderState>;

/** An order as its school sees it. The contact of the family is a call of its own; CPF and birth date are in none. */
export const schoolOrderBody = z
  .object({
    internalTransactionCode: z.string().meta({ description: "'ME-7Q2K-M0XB-94TC'" }),
    status,
    seatMissing: z.boolean().meta({ description: 'Oversold: paid, but without a seat.' }),
    grade: z.string(),
    shift: z.string(),
    year: z.int(),
    price: z.int().meta({ description: 'Of a month with the discount, in centavos.' }),
    amountDue: z.int().meta({ description: 'What the payment page collects, in centavos.' }),
    studentName: z.string().nullable().meta({ description: 'null when the family can not be seen.' }),
    contactUntil: z.iso
      .date()
      .nullable()
      .meta({ description: 'The last day on which the family can be seen; null when it can not.' }),
    seatsLeft: z.int().nullable().meta({ description: 'Of its offer now; null when the offer is gone.' }),
    createdAt: moment,
    changedAt: moment.meta({ description: 'Of its status.' }),
    dueAt: moment.nullable().meta({
      description:
        'End of the 48 hours: when an unpaid reservation frees its seat; by when the school contacts the family of a secured scholarship.',
    }),
    timeZone: z.enum(timeZones).meta({ description: 'The school’s, for these moments.' }),
    decisions: z.array(decision).meta({ description: 'What the school can decide now.' }),
    refusal: refusalReason.nullable().meta({ description: 'Why the school has refused it.' }),
    refundDue: z.boolean().meta({
      description:
        'For our team only: it was refused after its payment, and the payment host has not reported the refund. Until then the contact of the family can be seen.',
    }),
    demo: z.boolean().meta({ description: 'Whether it is demonstration data.' }),
  })
  .meta({ id: 'SchoolOrder' });

export type SchoolOrderBody = z.input<typeof schoolOrderBody>;

const schoolName = z.object({ slug: z.string(), name: z.string() });
const count = z.int();

/** A page of a school's orders, oversold ones first. */
export const schoolOrdersBody = z
  .object({
    school: schoolName,
    counts: z
      .object({ 'to-enroll': count, unpaid: count, enrolled: count, over: count, oversold: count })
      .meta({ description: 'Of all its orders. Oversold ones are in the other counts as well.' }),
    pages: z.int().min(1).meta({ description: 'Of this state.' }),
    orders: z.array(schoolOrderBody),
  })
  .meta({ id: 'SchoolOrders' });

/** One order, with the name of its school. */
export const schoolOrderPageBody = z
  .object({ school: schoolName, order: schoolOrderBody })
  .meta({ id: 'SchoolOrderPage' });

/** Who to call about an order. */
export const familyContactBody = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable().meta({ description: 'Digits.' }),
  })
  .meta({ id: 'FamilyContact' });

/** What a decision is based on: its order changes only in these, and never back. */
const seen = z
  .object({ status, seatMissing: z.boolean() })
  .meta({ description: 'The order as it was shown: 409 ORDER_CHANGED if it is another by now.' });

export type SeenOrder = z.output<typeof seen>;

export const decisionBody = z.object({ seen }).meta({ id: 'SchoolOrderDecision' });

export const refusalBody = z
  .object({
    seen,
    reason: refusalReason,
    text: z
      .string()
      .trim()
      .max(MAX_REFUSAL_LENGTH)
      .default('')
      .meta({ description: 'For the family, in the mail about it; needed with the reason `other`.' }),
  })
  .superRefine(({ reason, text }, context) => {
    const problem = refusalTextProblem(reason, text);
    if (problem !== undefined) context.addIssue({ code: 'custom', path: ['text'], message: problem });
  })
  .meta({ id: 'SchoolOrderRefusal' });
