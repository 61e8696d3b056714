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
  scholarshipConfirmedMail,
  type SecuredMail,
} from '../mail/messages/order-mails.ts';
import { paymentOf } from './amount-due.ts';
import type { OrderEnvironment, OrderRow } from './order.ts';
import { enqueueOrderNotices } from './order-notice.ts';

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
  const secured = await describeSecured(tx, order, environment);
  await enqueueFamilyMail(tx, order, 'payment-received', (name) => paymentReceivedMail({ name, ...secured }));
  await enqueueOrderNotices(tx, 'paid', order, environment);
}

/** The scholarship is for free, and the seat is the family's at once. */
export async function announceConfirmation(
  tx: NodePgDatabase,
  order: OrderRow,
  environment: OrderEnvironment,
): Promise<void> {
  const secured = await describeSecured(tx, order, environment);
  await enqueueFamilyMail(tx, order, 'scholarship-confirmed', (name) =>
    scholarshipConfirmedMail({ name, ...secured }),
  );
  await enqueueOrderNotices(tx, 'confirmed', order, environment);
}

/** What a family takes to the school to enrol. */
async function describeSecured(
  tx: NodePgDatabase,
  { code, snapshot, schoolId }: OrderRow,
  { siteUrl }: OrderEnvironment,
): Promise<Omit<SecuredMail, 'name'>> {
  const contact = schoolId === null ? undefined : await findSchoolContact(tx, schoolId);
  return {
    school: {
      name: snapshot.school.name,
      address: contact?.address ?? null,
      phone: contact?.phone ?? null,
    },
    fees: yearFeesOf(snapshot),
    code,
    orderUrl: orderUrl(siteUrl, code),
  };
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
  const before = status === 'paid' || status === 'confirmed' ? status : 'unpaid';
  if (isFamilyTold) {
    await enqueueFamilyMail(tx, order, 'reservation-cancelled', (name) =>
      reservationCancelledMail({
        name,
        school: snapshot.school.name,
        code,
        before,
        searchUrl: searchUrl(environment.siteUrl),
      }),
    );
  }
  const news = order.seatMissing ? 'oversold-refunded' : cancellationNews[before];
  await enqueueOrderNotices(tx, news, order, environment);
}

/** What a cancellation is to the school and our team, by what the order was before. */
const cancellationNews = { unpaid: 'cancelled', paid: 'refunded', confirmed: 'withdrawn' } as const;

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
