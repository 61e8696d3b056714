import { isFamilyContactOpen, familyContactUntil } from '@melhor-escola/domain/family-contact';
import type { PanelRole } from '@melhor-escola/domain/panel-role';
import { localDay, type TimeZone } from '@melhor-escola/domain/time-zone';
import { canBecome, isSeated, isUnpaid, securedStatuses } from '../../catalog/offers/order-status.ts';
import { amountDueFor } from '../amount-due.ts';
import type { Refusal } from '../find-refusals.ts';
import { CONTACT_HOURS } from '../mail/order-notices.ts';
import type { OrderRow } from '../order.ts';
import type { SchoolOrderBody, SchoolOrderDecision } from './schema.ts';

/** An order with data from other tables, for its school. */
export interface FoundSchoolOrder {
  readonly order: OrderRow;
  /** Seats left of its offer now; null when that is gone. */
  readonly seatsLeft: number | null;
  /** When it was paid, or reserved for free; null before. */
  readonly securedAt: Date | null;
  /** When its status changed last. */
  readonly changedAt: Date;
  readonly refusal: Refusal | undefined;
}

type FamilyOrder = Pick<OrderRow, 'accountId' | 'status' | 'snapshot'>;

/**
 * Whether people of its school can see whose order this is: while it holds a seat and its account exists, until the day that
 * `familyContactUntil` gives.
 *
 * @param day 'YYYY-MM-DD': today at the school.
 */
export function isFamilyVisible({ accountId, status, snapshot }: FamilyOrder, day: string): boolean {
  return accountId !== null && isSeated(status) && isFamilyContactOpen(snapshot.year, day);
}

/**
 * Whether this person needs the family of an order that is over to return its money: our team only, until the payment host has
 * reported the refund.
 */
export function isRefunding(role: PanelRole, refusal: Refusal | undefined): boolean {
  return role === 'operator' && refusal?.isRefundDue === true;
}

const isSecuredNow = (status: OrderRow['status']) => securedStatuses.some((secured) => secured === status);

/** What a school can decide about an order now. An oversold one first needs a seat. */
export function possibleDecisions({
  status,
  seatMissing,
}: Pick<OrderRow, 'status' | 'seatMissing'>): SchoolOrderDecision[] {
  return [
    ...(seatMissing ? (['keep'] as const) : []),
    ...(isSecuredNow(status) && !seatMissing ? (['enroll'] as const) : []),
    ...(status !== 'cancelled' && canBecome(status, 'cancelled') ? (['refuse'] as const) : []),
  ];
}

const HOUR_MS = 60 * 60 * 1_000;

/** The end of the 48 hours: of an unpaid reservation, then of the time that a school has to contact the family. */
function dueAt({ order, securedAt }: FoundSchoolOrder): Date | null {
  if (isUnpaid(order.status)) return order.expiresAt;
  if (!isSecuredNow(order.status) || securedAt === null) return null;
  return new Date(securedAt.getTime() + CONTACT_HOURS * HOUR_MS);
}

/** Who reads an order of a school, and when. */
export interface OrderReading {
  readonly role: PanelRole;
  readonly now: Date;
  /** The school's. */
  readonly timeZone: TimeZone;
}

/** Maps an order to the response for its school: of the family only the student's name, while it may be seen. */
export function toSchoolOrder(
  found: FoundSchoolOrder,
  { role, now, timeZone }: OrderReading,
): SchoolOrderBody {
  const { order, seatsLeft, changedAt, refusal } = found;
  const { snapshot } = order;
  const isVisible = isFamilyVisible(order, localDay(now, timeZone));
  return {
    internalTransactionCode: order.code,
    status: order.status,
    seatMissing: order.seatMissing,
    grade: snapshot.grade,
    shift: snapshot.shift,
    year: snapshot.year,
    price: snapshot.price,
    amountDue: amountDueFor(order),
    studentName: isVisible ? order.studentName : null,
    contactUntil: isVisible ? familyContactUntil(snapshot.year) : null,
    seatsLeft,
    createdAt: order.createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    dueAt: dueAt(found)?.toISOString() ?? null,
    timeZone,
    decisions: possibleDecisions(order),
    refusal: refusal ? refusal.reason : null,
    refundDue: isRefunding(role, refusal),
    demo: order.demo,
  };
}
