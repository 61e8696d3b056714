import { today } from '@melhor-escola/domain/date';
import { z } from 'zod';
import { fullNameField } from '../accounts/schema.ts';
import type { orderStatusChange } from '../database/order-schema.ts';
import { amountDueFor } from './amount-due.ts';
import type { OrderRow } from './lifecycle/change-order-status.ts';
import { orderStatuses, isUnpaid } from './lifecycle/order-status.ts';

export const reservationBody = z
  .object({
    offerId: z.int().min(1).max(2_147_483_647),
    expectedPrice: z.int().min(0).max(2_147_483_647).optional().meta({
      description:
        'The monthly price with the discount that was shown, in centavos: at another one no seat is taken.',
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

/** A reserved scholarship as its owner sees it (EN-09). Money in centavos. */
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
    }),
    offer: z
      .object({
        id: z.int().nullable().meta({ description: 'null when the offer is no longer there.' }),
        title: z.string(),
        grade: z.string(),
        stage: z.string(),
        shift: z.string(),
        year: z.int(),
        monthlyFee: z.int(),
        monthlyFeeWithDiscount: z.int(),
        discountPercentage: z.number(),
        enrollmentFee: z.int(),
      })
      .meta({ description: 'As it was when it was reserved.' }),
    amountDue: z.int().meta({
      description:
        'What the payment page collects for the reservation: the enrolment fee, or without one the first month with the discount.',
    }),
    paymentUrl: z.url().nullable().meta({
      description:
        'Where amountDue is paid, which it names in centavos (`valor`); null when there is nothing to pay (any more).',
    }),
    seatMissing: z.boolean().meta({
      description:
        'Whether it was paid when its seat had gone to another family, and none has been found since.',
    }),
    history: z
      .array(z.object({ status, createdAt: moment }))
      .meta({ description: 'How it came to its status, oldest first.' }),
    demo: z.boolean().meta({ description: 'Whether it is of the demonstration: no school knows of it.' }),
  })
  .meta({ id: 'Order' });

/** An order with what its answer needs of other tables. */
export interface FoundOrder {
  readonly order: OrderRow;
  /** As it is now. */
  readonly schoolSlug: string | null;
  readonly history: readonly (typeof orderStatusChange.$inferSelect)[];
}

/**
 * An order as it is answered to its owner.
 *
 * @param paymentHost origin of the payment sub-host.
 */
export function toOrder(
  { order, schoolSlug, history }: FoundOrder,
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
      slug: schoolSlug,
      city: snapshot.school.city,
      uf: snapshot.school.uf,
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
    },
    amountDue,
    paymentUrl: isUnpaid(order.status) ? `${paymentHost}/reservas/${order.code}?valor=${amountDue}` : null,
    seatMissing: order.seatMissing,
    history: history.map((change) => ({
      status: change.status,
      createdAt: change.createdAt.toISOString(),
    })),
    demo: order.demo,
  };
}

/** An order that was paid when its seat was gone, with whom to talk to. Answered to the operator alone. */
export const oversoldOrderBody = z
  .object({
    internalTransactionCode: z.string(),
    status: z.enum(orderStatuses),
    createdAt: z.iso.datetime(),
    student: z.object({ name: z.string() }),
    owner: z
      .object({ name: z.string(), email: z.string(), phone: z.string().nullable() })
      .nullable()
      .meta({ description: 'null once the account was deleted.' }),
    school: z.object({ name: z.string(), slug: z.string() }),
    offer: z.object({
      id: z.int().nullable(),
      title: z.string(),
      seatsLeft: z.int().nullable().meta({ description: 'Now; null when the offer is gone.' }),
    }),
  })
  .meta({ id: 'SeatlessOrder' });
