import type { PriceSumFees } from '@melhor-escola/domain/price-sum';
import type { YearFees } from '@melhor-escola/domain/year-cost';
import { routes } from '@melhor-escola/domain/routes';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../database/account-schema.ts';
import type { OfferSnapshot } from '../database/order-schema.ts';
import { findSchoolContact } from '../directory/school-contact.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { MailKind } from '../mail/mail-kinds.ts';
import type { MailMessage } from '../mail/text/mail-content.ts';
import {
  enrollmentConfirmedMail,
  paymentReceivedMail,
  reservationCancelledMail,
  reservationExpiredMail,
  reservationMail,
} from '../mail/messages/order-mails.ts';
import { paymentOf } from './amount-due.ts';
import type { OrderEnvironment, OrderRow } from './order.ts';
import { enqueueOrderNotices } from './order-notice.ts';
import { isPaid } from './lifecycle/order-status.ts';

// Each function announces a change of an order to everyone who must know, in the transaction of the change: the
// family, and by `enqueueOrderNotices` the school and our team.

/** The seat is reserved until the deadline. */
export async function announceReservation(
  tx: NodePgDatabase,
  order: OrderRow,
  environment: OrderEnvironment,
): Promise<void> {
  const { code, snapshot, expiresAt } = order;
  await enqueueFamilyMail(tx, order, 'reservation', (name) =>
    reservationMail({
      name,
      school: snapshot.school.name,
      grade: snapshot.grade,
      fees: monthlyFeesOf(snapshot),
      firstPayment: paymentOf(snapshot),
      code,
      expiresAt,
      orderUrl: orderUrl(environment.siteUrl, code),
    }),
  );
  await enqueueOrderNotices(tx, 'reserved', order, environment);
}

/** The order is paid and the seat is the family's. */
export async function announcePayment(
  tx: NodePgDatabase,
  order: OrderRow,
  environment: OrderEnvironment,
): Promise<void> {
  const { code, snapshot, schoolId } = order;
  const contact = schoolId === null ? undefined : await findSchoolContact(tx, schoolId);
  await enqueueFamilyMail(tx, order, 'payment-received', (name) =>
    paymentReceivedMail({
      name,
      school: {
        name: snapshot.school.name,
        address: contact?.address ?? null,
        phone: contact?.phone ?? null,
      },
      fees: yearFeesOf(snapshot),
      code,
      orderUrl: orderUrl(environment.siteUrl, code),
    }),
  );
  await enqueueOrderNotices(tx, 'paid', order, environment);
}

/** The order is paid, but has no seat: only our team learns of it, and decides. */
export function announceOversold(
  tx: NodePgDatabase,
  order: OrderRow,
  environment: OrderEnvironment,
): Promise<void> {
  return enqueueOrderNotices(tx, 'oversold', order, environment);
}

/** The order was cancelled. @param order as it was before. */
export async function announceCancellation(
  tx: NodePgDatabase,
  order: OrderRow,
  environment: OrderEnvironment,
  { isFamilyTold = true }: { readonly isFamilyTold?: boolean } = {},
): Promise<void> {
  const { code, snapshot, status } = order;
  const wasPaid = isPaid(status);
  if (isFamilyTold) {
    await enqueueFamilyMail(tx, order, 'reservation-cancelled', (name) =>
      reservationCancelledMail({
        name,
        school: snapshot.school.name,
        code,
        wasPaid,
        searchUrl: searchUrl(environment.siteUrl),
      }),
    );
  }
  const paidNews = order.seatMissing ? 'oversold-refunded' : 'refunded';
  await enqueueOrderNotices(tx, wasPaid ? paidNews : 'cancelled', order, environment);
}

/** The unpaid seat was freed after the deadline. */
export async function announceExpiry(
  tx: NodePgDatabase,
  order: OrderRow,
  environment: OrderEnvironment,
): Promise<void> {
  const { code, snapshot } = order;
  await enqueueFamilyMail(tx, order, 'reservation-expired', (name) =>
    reservationExpiredMail({
      name,
      school: snapshot.school.name,
      code,
      searchUrl: searchUrl(environment.siteUrl),
    }),
  );
  await enqueueOrderNotices(tx, 'expired', order, environment);
}

/** The school has confirmed the enrolment; it and our team know. */
export async function announceEnrollment(
  tx: NodePgDatabase,
  order: OrderRow,
  { siteUrl }: Pick<OrderEnvironment, 'siteUrl'>,
): Promise<void> {
  const { code, snapshot } = order;
  await enqueueFamilyMail(tx, order, 'enrollment-confirmed', (name) =>
    enrollmentConfirmedMail({
      name,
      school: snapshot.school.name,
      grade: snapshot.grade,
      fees: monthlyFeesOf(snapshot),
      code,
      orderUrl: orderUrl(siteUrl, code),
    }),
  );
}

/** Stores a mail to the order's user. Does nothing if the account was deleted. */
async function enqueueFamilyMail(
  tx: NodePgDatabase,
  { accountId }: Pick<OrderRow, 'accountId'>,
  kind: MailKind,
  write: (name: string) => MailMessage,
): Promise<void> {
  if (accountId === null) return;
  const [recipient] = await tx
    .select({ name: account.name, email: account.email })
    .from(account)
    .where(eq(account.id, accountId));
  if (recipient) await enqueueMail(tx, kind, { email: recipient.email, accountId }, write(recipient.name));
}

/** The fees of the year agreed in a reservation. */
function yearFeesOf({ price, monthlyFee, enrollmentFee, extras }: OfferSnapshot): YearFees {
  return { monthly: price, monthlyInFull: monthlyFee, enrollment: enrollmentFee, extras };
}

/** The monthly fees agreed in a reservation. */
function monthlyFeesOf({ monthlyFee, price }: OfferSnapshot): PriceSumFees {
  return { monthlyInFull: monthlyFee, monthly: price };
}

/** URL of an order's page (RT-07). */
function orderUrl(siteUrl: string, code: string): string {
  return siteUrl + routes.order.path({ code });
}

/** URL of the site's search (RT-03). */
function searchUrl(siteUrl: string): string {
  return siteUrl + routes.results.path();
}
