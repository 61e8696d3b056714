import type { ExtraKind } from '@melhor-escola/domain/year-cost';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from './account-schema.ts';
import { offer, school } from './schema.ts';

/** EN-09. `confirmed`: of a scholarship for free, which the reservation secures without a payment. */
export type OrderStatus =
  | 'initiated'
  | 'awaiting_payment'
  | 'paid'
  | 'confirmed'
  | 'enrolled'
  | 'cancelled'
  | 'expired';

/** The offer at the time of the reservation: binding for the school, whatever changes later. Money in centavos. */
export interface OfferSnapshot {
  readonly title: string;
  readonly grade: string;
  readonly stage: string;
  readonly shift: string;
  readonly year: number;
  readonly monthlyFee: number;
  readonly price: number;
  readonly discountPercentage: number;
  readonly enrollmentFee: number;
  /** A year's; 0 if included, null if not disclosed. */
  readonly extras: Readonly<Record<ExtraKind, number | null>>;
  readonly school: {
    readonly name: string;
    readonly slug: string;
    readonly city: string;
    readonly uf: string;
  };
}

/** A reserved scholarship (EN-09). */
export const scholarshipOrder = pgTable(
  'scholarship_order',
  {
    id: serial().primaryKey(),
    /** internalTransactionCode: readable aloud, and not guessable. */
    code: text().notNull(),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    offerId: integer('offer_id').references(() => offer.id, { onDelete: 'set null' }),
    schoolId: integer('school_id').references(() => school.id, { onDelete: 'set null' }),
    status: text().$type<OrderStatus>().notNull(),
    studentName: text('student_name').notNull(),
    /** Absent after account deletion: the law requires keeping the order, not this field. */
    studentBirthDate: date('student_birth_date', { mode: 'string' }),
    snapshot: jsonb().$type<OfferSnapshot>().notNull(),
    /** Amount that the payment page collects, in centavos. Absent in older orders: see `amountDueFor`. */
    amountDue: integer('amount_due'),
    /** Idempotency key of the client, so that a repeated request creates one order. */
    idempotencyKey: text('idempotency_key'),
    /** Paid after the last seat was taken (oversold): an operator finds a seat or refunds. */
    seatMissing: boolean('seat_missing').notNull().default(false),
    demo: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When an unpaid reservation frees its seat. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('scholarship_order_code_key').on(t.code),
    uniqueIndex('scholarship_order_idempotency_key').on(t.accountId, t.idempotencyKey),
    index('scholarship_order_account').on(t.accountId, t.id.desc().nullsFirst()),
    index('scholarship_order_offer').on(t.offerId),
    index('scholarship_order_school').on(t.schoolId, t.id),
    index('scholarship_order_due')
      .on(t.expiresAt)
      .where(sql`${t.status} IN ('initiated', 'awaiting_payment')`),
    index('scholarship_order_seat_missing')
      .on(t.id)
      .where(sql`${t.seatMissing}`),
    check(
      'scholarship_order_status',
      sql`${t.status} IN ('initiated', 'awaiting_payment', 'paid', 'confirmed', 'enrolled', 'cancelled', 'expired')`,
    ),
  ],
);

/** History of an order's status. */
export const orderStatusChange = pgTable(
  'order_status_change',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => scholarshipOrder.id, { onDelete: 'cascade' }),
    status: text().$type<OrderStatus>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('order_status_change_order').on(t.orderId, t.id),
    index('order_status_change_time').on(t.createdAt),
  ],
);

/** Handled events of the payment host: each counts once. */
export const paymentEvent = pgTable('payment_event', {
  id: text().primaryKey(),
  orderId: integer('order_id').references(() => scholarshipOrder.id, { onDelete: 'set null' }),
  kind: text().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Benefits from partners for signed-in parents (EN-09). */
export const benefit = pgTable('benefit', {
  id: serial().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  partner: text().notNull(),
  category: text().notNull(),
  /** As displayed: '20% de desconto'. */
  discount: text().notNull(),
  link: text().notNull(),
  validUntil: date('valid_until', { mode: 'string' }),
  demo: boolean().notNull().default(false),
});
