import { routes } from '@melhor-escola/domain/routes';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { account } from '../database/account-schema.ts';
import { findSchoolContact } from '../directory/school-contact.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import {
  type OrderFamily,
  type OrderNews,
  type OrderNotice,
  orderNoticeForOperator,
  orderNoticeForSchool,
} from '../mail/messages/order-notices.ts';
import { amountDueFor } from './amount-due.ts';
import type { OrderEnvironment, OrderRow } from './order.ts';

/**
 * Informs the school, if it has an e-mail, and our team of an order, in the transaction of its change. An oversold
 * order is only the team's: no mail promises a seat.
 */
export async function enqueueOrderNotices(
  tx: NodePgDatabase,
  news: OrderNews,
  order: OrderRow,
  { siteUrl, operatorEmail }: OrderEnvironment,
): Promise<void> {
  const contact = order.schoolId === null ? undefined : await findSchoolContact(tx, order.schoolId);
  const notice = noticeOf(order, contact?.phone ?? null, siteUrl);
  const schoolEmail = contact?.email;
  const isTeamsAlone = news === 'oversold' || news === 'oversold-refunded';
  const isSchoolTold = !isTeamsAlone && schoolEmail !== undefined;
  if (isSchoolTold) {
    const family = news === 'paid' || news === 'confirmed' ? await familyOf(tx, order) : undefined;
    await enqueueMail(
      tx,
      `order-${news}-school`,
      // With the family's data the mail is deleted with the account (S31).
      { email: schoolEmail, ...(family && order.accountId !== null && { accountId: order.accountId }) },
      orderNoticeForSchool(news, notice, family),
    );
  }
  if (operatorEmail !== undefined) {
    await enqueueMail(
      tx,
      `order-${news}-operator`,
      { email: operatorEmail },
      orderNoticeForOperator(news, notice, isSchoolTold),
    );
  }
}

function noticeOf(order: OrderRow, phone: string | null, siteUrl: string): OrderNotice {
  const { code, snapshot, expiresAt } = order;
  return {
    code,
    school: { name: snapshot.school.name, phone },
    grade: snapshot.grade,
    shift: snapshot.shift,
    year: snapshot.year,
    monthly: snapshot.price,
    amountDue: amountDueFor(order),
    expiresAt,
    schoolUrl: siteUrl + routes.school.path({ slug: snapshot.school.slug }),
  };
}

/** The order's family; undefined once the account was deleted. */
async function familyOf(
  tx: NodePgDatabase,
  { accountId, studentName: student }: OrderRow,
): Promise<OrderFamily | undefined> {
  if (accountId === null) return undefined;
  const [family] = await tx
    .select({ responsible: account.name, email: account.email, phone: account.phone })
    .from(account)
    .where(eq(account.id, accountId));
  return family && { student, ...family };
}
