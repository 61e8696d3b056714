import { brazilianTimeZone } from '@melhor-escola/domain/date';
import { type RefusalRefund, refusalRefund } from '@melhor-escola/domain/refusal';
import { routes } from '@melhor-escola/domain/routes';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../../platform/database/account-schema.ts';
import { findSchoolContact, type LocatedSchoolContact } from '../../search/directory/school-contact.ts';
import { enqueueUrgentMails } from '../../accounts/school-mails/urgent-mail.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import type { MailKind } from '../../platform/mail/mail-kinds.ts';
import {
  enrollmentConfirmedMail,
  type OrderMail,
  paymentReceivedMail,
  reservationCancelledMail,
  reservationExpiredMail,
  type RefusalMail,
  reservationMail,
  reservationRefusedMail,
  scholarshipConfirmedMail,
} from './order-mails.ts';
import {
  type CancellationNews,
  type NotifiedRefusal,
  type OrderFamily,
  type OrderNews,
  type OrderNotice,
  orderNoticeForMember,
  orderNoticeForOperator,
  orderNoticeForSchool,
  refundNoticeForOperator,
  refusalNoticeForOperator,
} from './order-notices.ts';
import { readHistories } from '../find-orders.ts';
import type { MailMessage } from '../../platform/mail/text/mail-content.ts';
import { amountDueFor, offerPayment } from '../amount-due.ts';
import type { OrderEnvironment, OrderRow } from '../order.ts';

/** What happened to an order. The school has reported an enrollment itself: only the family gets a mail. */
type OrderEvent = OrderNews | 'enrolled';

interface FamilyMail {
  readonly kind: MailKind;
  readonly write: (order: OrderMail) => MailMessage;
}

/** The family's mail about each event. Of an oversold order it learns once the school or our team has decided. */
const familyMails: Readonly<Record<Exclude<OrderEvent, 'oversold'>, FamilyMail>> = {
  reserved: { kind: 'reservation', write: reservationMail },
  paid: { kind: 'payment-received', write: paymentReceivedMail },
  confirmed: { kind: 'scholarship-confirmed', write: scholarshipConfirmedMail },
  cancelled: { kind: 'reservation-cancelled', write: (order) => reservationCancelledMail(order, 'unpaid') },
  refunded: { kind: 'reservation-cancelled', write: (order) => reservationCancelledMail(order, 'paid') },
  'oversold-refunded': {
    kind: 'reservation-cancelled',
    write: (order) => reservationCancelledMail(order, 'paid'),
  },
  withdrawn: {
    kind: 'reservation-cancelled',
    write: (order) => reservationCancelledMail(order, 'confirmed'),
  },
  expired: { kind: 'reservation-expired', write: reservationExpiredMail },
  enrolled: { kind: 'enrollment-confirmed', write: enrollmentConfirmedMail },
};

/** What canceling an order is for those who learn of it. @param order as it was before. */
export function cancellationEvent({ status, seatMissing }: OrderRow): CancellationNews {
  if (seatMissing) return 'oversold-refunded';
  if (status === 'paid') return 'refunded';
  return status === 'confirmed' ? 'withdrawn' : 'cancelled';
}

/**
 * Announces a change of an order to everyone who must know, in the transaction of the change: to its family, unless the
 * account was deleted, to the school, if it has an e-mail, and to our team. An oversold order is only the team's: no
 * mail promises a seat.
 */
export async function announceOrder(
  tx: NodePgDatabase,
  event: OrderEvent,
  order: OrderRow,
  environment: OrderEnvironment,
  { notifiesFamily = true }: { readonly notifiesFamily?: boolean } = {},
): Promise<void> {
  const parties = await findParties(tx, order);
  const { family } = parties;
  if (family && notifiesFamily && event !== 'oversold') {
    await notifyFamily(tx, familyMails[event], order, { ...parties, family, siteUrl: environment.siteUrl });
  }
  if (event !== 'enrolled') await notifySchoolAndTeam(tx, event, order, { ...parties, ...environment });
}

/**
 * The same for an order that its school has refused: the family learns why, and our team what to refund. What the school writes to the
 * family stands in its mail alone.
 *
 * @param order as it was before.
 * @returns what happens to the money.
 */
export async function announceRefusal(
  tx: NodePgDatabase,
  order: OrderRow,
  environment: OrderEnvironment,
  refusal: RefusalMail,
): Promise<RefusalRefund> {
  const parties = await findParties(tx, order);
  const { family } = parties;
  const refused = { ...refusal, paidAt: await findPaidAt(tx, order), refusedAt: new Date() };
  const refund = refusalRefund(refused);
  const write = (mail: OrderMail) => reservationRefusedMail(mail, refused);
  if (family) {
    const mail = { kind: 'reservation-refused', write } as const;
    await notifyFamily(tx, mail, order, { ...parties, family, siteUrl: environment.siteUrl });
  }
  const notified = { ...parties, ...environment, refusal: { reason: refusal.reason, refund } };
  await notifySchoolAndTeam(tx, cancellationEvent(order), order, notified);
  return refund;
}

/** When a paid order was paid last; undefined for any other. */
async function findPaidAt(tx: NodePgDatabase, { id, status }: OrderRow): Promise<Date | undefined> {
  if (status !== 'paid') return undefined;
  const history = (await readHistories(tx, [id])).get(id) ?? [];
  return history.findLast((change) => change.status === 'paid')?.createdAt;
}

/** Tells our team that the payment host has refunded an order that its school had refused. */
export async function announceRefund(
  tx: NodePgDatabase,
  order: OrderRow,
  { siteUrl, operatorEmail }: OrderEnvironment,
): Promise<void> {
  if (operatorEmail === undefined) return;
  const { contact } = await findParties(tx, order);
  const mail = refundNoticeForOperator(buildNotice(order, { contact, siteUrl }));
  await enqueueMail(tx, 'order-refunded-operator', { email: operatorEmail }, mail);
}

type OrderFamilyAccount = OrderFamily & { readonly accountId: number };

interface OrderParties {
  readonly contact: LocatedSchoolContact | undefined;
  /** Undefined once the account was deleted. */
  readonly family: OrderFamilyAccount | undefined;
}

async function findParties(tx: NodePgDatabase, order: OrderRow): Promise<OrderParties> {
  const contact = order.schoolId === null ? undefined : await findSchoolContact(tx, order.schoolId);
  return { contact, family: await findFamily(tx, order) };
}

async function notifyFamily(
  tx: NodePgDatabase,
  { kind, write }: FamilyMail,
  order: OrderRow,
  { family, ...links }: OrderLinks & { readonly family: OrderFamilyAccount },
): Promise<void> {
  await enqueueMail(tx, kind, family, write(buildFamilyMail(order, family.responsible, links)));
}

async function notifySchoolAndTeam(
  tx: NodePgDatabase,
  event: OrderNews,
  order: OrderRow,
  {
    contact,
    family,
    siteUrl,
    operatorEmail,
    refusal,
  }: OrderParties & OrderEnvironment & { readonly refusal?: NotifiedRefusal },
): Promise<void> {
  const notice = buildNotice(order, { contact, siteUrl });
  const schoolEmail = contact?.email;
  const isTeamsAlone = event === 'oversold' || event === 'oversold-refunded';
  const isSchoolNotified = !isTeamsAlone && schoolEmail !== undefined;
  if (isSchoolNotified) {
    const toEnroll = event === 'paid' || event === 'confirmed' ? family : undefined;
    await enqueueMail(
      tx,
      `order-${event}-school`,
      // With the family's data the mail is deleted with the account (S31).
      { email: schoolEmail, ...(toEnroll && { accountId: toEnroll.accountId }) },
      orderNoticeForSchool(event, notice, toEnroll),
    );
  }
  if (order.schoolId !== null && (event === 'paid' || event === 'confirmed'))
    await enqueueUrgentMails(
      tx,
      {
        kind: 'order-secured-member',
        schoolId: order.schoolId,
        orderId: order.id,
        notifiedMailbox: schoolEmail,
        write: (recipient) => orderNoticeForMember(event, notice, recipient),
      },
      { siteUrl, now: new Date() },
    );
  if (operatorEmail === undefined) return;
  const mail =
    refusal === undefined
      ? orderNoticeForOperator(event, notice, isSchoolNotified)
      : refusalNoticeForOperator(notice, refusal);
  await enqueueMail(tx, `order-${event}-operator`, { email: operatorEmail }, mail);
}

/** The order's family; undefined once the account was deleted. */
async function findFamily(
  tx: NodePgDatabase,
  { accountId, studentName: student }: OrderRow,
): Promise<OrderFamilyAccount | undefined> {
  if (accountId === null) return undefined;
  const [family] = await tx
    .select({ responsible: account.name, email: account.email, phone: account.phone })
    .from(account)
    .where(eq(account.id, accountId));
  return family && { accountId, student, ...family };
}

interface OrderLinks {
  readonly contact: LocatedSchoolContact | undefined;
  readonly siteUrl: string;
}

function buildFamilyMail(
  { code, snapshot, expiresAt }: OrderRow,
  name: string,
  { contact, siteUrl }: OrderLinks,
): OrderMail {
  const { price: monthly, monthlyFee: monthlyInFull, enrollmentFee: enrollment, extras } = snapshot;
  return {
    name,
    school: snapshot.school.name,
    address: contact?.address ?? null,
    phone: contact?.phone ?? null,
    grade: snapshot.grade,
    fees: { monthly, monthlyInFull, enrollment, extras },
    firstPayment: offerPayment(snapshot),
    code,
    expiresAt,
    orderUrl: siteUrl + routes.order.path({ code }),
    searchUrl: siteUrl + routes.results.path(),
  };
}

function buildNotice(order: OrderRow, { contact, siteUrl }: OrderLinks): OrderNotice {
  const { code, snapshot, expiresAt } = order;
  return {
    code,
    school: { name: snapshot.school.name, phone: contact?.phone ?? null },
    grade: snapshot.grade,
    shift: snapshot.shift,
    year: snapshot.year,
    monthly: snapshot.price,
    amountDue: amountDueFor(order),
    expiresAt,
    timeZone: contact?.timeZone ?? brazilianTimeZone,
    panelUrl: panelUrl(code, { slug: contact?.slug ?? snapshot.school.slug, siteUrl }),
  };
}

/** The order in the panel of its school, for its people and our team. */
function panelUrl(
  code: string,
  { slug, siteUrl }: { readonly slug: string; readonly siteUrl: string },
): string {
  return `${siteUrl}${routes.panelOrders.path({ slug })}?${new URLSearchParams({ codigo: code }).toString()}`;
}
