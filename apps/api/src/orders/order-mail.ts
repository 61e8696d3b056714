import type { PriceSumFees } from '@melhor-escola/domain/price-sum';
import { routes } from '@melhor-escola/domain/routes';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../database/account-schema.ts';
import type { OfferSnapshot } from '../database/order-schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { MailMessage } from '../mail/text/mail-content.ts';
import {
  enrollmentConfirmedMail,
  paymentReceivedMail,
  reservationCancelledMail,
} from '../mail/messages/order-mails.ts';
import type { OrderRow } from './order.ts';
import { isPaid } from './lifecycle/order-status.ts';

/** The monthly fees agreed in a reservation. */
export function monthlyFeesOf({ monthlyFee, price }: OfferSnapshot): PriceSumFees {
  return { monthlyInFull: monthlyFee, monthly: price };
}

/** URL of an order's page (RT-07). */
export function orderUrl(siteUrl: string, code: string): string {
  return siteUrl + routes.order.path({ code });
}

/** URL of the site's search (RT-03). */
export function searchUrl(siteUrl: string): string {
  return siteUrl + routes.results.path();
}

/** Notifies the user that the order is paid and the seat is theirs. */
export async function mailPaymentReceived(
  tx: NodePgDatabase,
  order: OrderRow,
  siteUrl: string,
): Promise<void> {
  const { code, snapshot } = order;
  await enqueueOrderMail(tx, order, 'payment-received', (name) =>
    paymentReceivedMail({ name, school: snapshot.school.name, code, orderUrl: orderUrl(siteUrl, code) }),
  );
}

/** Notifies the user that the school has confirmed the enrolment. */
export async function mailEnrollmentConfirmed(
  tx: NodePgDatabase,
  order: OrderRow,
  siteUrl: string,
): Promise<void> {
  const { code, snapshot } = order;
  await enqueueOrderMail(tx, order, 'enrollment-confirmed', (name) =>
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

/** Notifies the user of a cancellation. @param order as it was before. */
export async function mailReservationCancelled(
  tx: NodePgDatabase,
  order: OrderRow,
  siteUrl: string,
): Promise<void> {
  const { code, snapshot, status } = order;
  await enqueueOrderMail(tx, order, 'reservation-cancelled', (name) =>
    reservationCancelledMail({
      name,
      school: snapshot.school.name,
      code,
      wasPaid: isPaid(status),
      searchUrl: searchUrl(siteUrl),
    }),
  );
}

/**
 * Stores a mail to the order's user, in the transaction of its cause. Does nothing if the account was deleted.
 *
 * @param kind of message: 'payment-received'.
 */
export async function enqueueOrderMail(
  tx: NodePgDatabase,
  order: Pick<OrderRow, 'accountId'>,
  kind: string,
  write: (name: string) => MailMessage,
): Promise<void> {
  const { accountId } = order;
  if (accountId === null) return;
  const [recipient] = await tx
    .select({ name: account.name, email: account.email })
    .from(account)
    .where(eq(account.id, accountId));
  if (recipient) await enqueueMail(tx, kind, { email: recipient.email, accountId }, write(recipient.name));
}
