import { today } from '@melhor-escola/domain/date';
import { z } from 'zod';
import { fullNameField } from '../accounts/schema.ts';
import type { orderStatusChange } from '../platform/database/order-schema.ts';
import type { SchoolContact } from '../search/directory/school-contact.ts';
import { amountDueFor } from './amount-due.ts';
import { type Refusal, refusalReason } from './find-refusals.ts';
import type { OrderRow } from './order.ts';
import { orderStatuses, isUnpaid } from '../catalog/offers/order-status.ts';

export const reservationBody = z
  .object({
    offerId: z.int().min(1).max(2_147_483_647),
    expectedPrice: z.int().min(0).max(2_147_483_647).optional().meta({
      description:
        'The displayed monthly price with the discount, in centavos: at any other price the reservation is rejected.',
    }),
    student: z.object({
      name: fullNameField,
      birthDate: z.iso
        .date('Data de nascimento inválida')
        .refine((date) => date >= '1900-01-01' && date <= today(), 'Data de nascimento inválida'),
    }),
  })
  .meta({ id: 'Reservation' });

const status = z.enum(orderStatuses);

const moment = z.iso.datetime();

/** A reserved scholarship as the user sees it (EN-09). Money in centavos. */
export const orderBody = z
  .object({
    id: z.int(),
    internalTransactionCode: z.string().meta({ description: "'ME-7Q2K-M0XB-94TC'" }),
    status,
    createdAt: moment,
    expiresAt: moment.meta({ description: 'When an unpaid reservation frees its seat.' }),
    student: z.object({ name: z.string(), birthDate: z.iso.date().nullable() }),
    school: z.object({
      name: z.string(),
      slug: z
        .string()
        .nullable()
        .meta({ description: 'null when the school is no longer in the directory.' }),
      city: z.string(),
      uf: z.string(),
      address: z
        .string()
        .nullable()
        .meta({ description: 'As it is now, on one line with the city; null when unknown.' }),
      phone: z.string().nullable().meta({ description: "As it is now: '(63) 3415-1000'." }),
    }),
    offer: z
      .object({
        id: z.int().nullable().meta({ description: 'null when the offer is gone.' }),
        title: z.string(),
        grade: z.string(),
        stage: z.string(),
        shift: z.string(),
        year: z.int(),
        monthlyFee: z.int(),
        monthlyFeeWithDiscount: z.int(),
        discountPercentage: z.number(),
        enrollmentFee: z.int(),
        extras: z
          .object({
            material: z.int().nullable(),
            uniform: z.int().nullable(),
            meals: z.int().nullable(),
            transport: z.int().nullable(),
          })
          .meta({ description: 'A year’s; 0 if included, null if not disclosed.' }),
      })
      .meta({ description: 'The offer at the time of the reservation.' }),
    amountDue: z.int().meta({
      description:
        'Amount that the payment page collects: the enrollment fee, or without one the first month with the discount. With 0 the order is `confirmed` at once.',
    }),
    paymentUrl: z.url().nullable().meta({
      description:
        'URL of the payment page, with amountDue in centavos (`valor`); null when nothing is to be paid.',
    }),
    seatMissing: z.boolean().meta({
      description: 'Whether it is oversold: paid after the last seat was taken, without a seat since.',
    }),
    history: z
      .array(z.object({ status, createdAt: moment }))
      .meta({ description: 'History of its status, oldest first.' }),
    refusal: refusalReason
      .nullable()
      .meta({ description: 'Why the school has refused it; null if it did not.' }),
    demo: z.boolean().meta({ description: 'Whether it is demonstration data, unknown to any school.' }),
  })
  .meta({ id: 'Order' });

/** An order with data from other tables for the response. */
export interface FoundOrder {
  readonly order: OrderRow;
  /** As it is now; null when it is no longer in the directory. */
  readonly school: SchoolContact | null;
  readonly history: readonly (typeof orderStatusChange.$inferSelect)[];
  readonly refusal: Refusal | undefined;
}

/**
 * Maps an order to the response for its user.
 *
 * @param paymentHost origin of the payment sub-host.
 */
export function toOrder(
  { order, school, history, refusal }: FoundOrder,
  paymentHost: string,
): z.input<typeof orderBody> {
  const { snapshot } = order;
  const amountDue = amountDueFor(order);
  return {
    id: order.id,
    internalTransactionCode: order.code,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    student: { name: order.studentName, birthDate: order.studentBirthDate },
    school: {
      name: snapshot.school.name,
      slug: school?.slug ?? null,
      city: snapshot.school.city,
      uf: snapshot.school.uf,
      address: school?.address ?? null,
      phone: school?.phone ?? null,
    },
    offer: {
      id: order.offerId,
      title: snapshot.title,
      grade: snapshot.grade,
      stage: snapshot.stage,
      shift: snapshot.shift,
      year: snapshot.year,
      monthlyFee: snapshot.monthlyFee,
      monthlyFeeWithDiscount: snapshot.price,
      discountPercentage: snapshot.discountPercentage,
      enrollmentFee: snapshot.enrollmentFee,
      extras: snapshot.extras,
    },
    amountDue,
    paymentUrl: isUnpaid(order.status) ? `${paymentHost}/reservas/${order.code}?valor=${amountDue}` : null,
    seatMissing: order.seatMissing,
    history: history.map((change) => ({
      status: change.status,
      createdAt: change.createdAt.toISOString(),
    })),
    refusal: refusal ? refusal.reason : null,
    demo: order.demo,
  };
}
