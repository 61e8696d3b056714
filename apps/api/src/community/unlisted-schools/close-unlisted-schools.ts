import { isoDay } from '@melhor-escola/domain/date';
import { routes } from '@melhor-escola/domain/routes';
import type { Unlisting } from '@melhor-escola/domain/school-listing';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { and, asc, eq, gt, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { deleteWaitingVisitMails } from '../../accounts/school-mails/urgent-mail.ts';
import { account } from '../../platform/database/account-schema.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { city, offer, school } from '../../platform/database/schema.ts';
import { schoolVisit } from '../../platform/database/school-visit-schema.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import {
  unlistedForOperatorMail,
  unlistedOrderMail,
  type UnlistedSchool,
  unlistedVisitMail,
} from './unlisting-mails.ts';
import { changeOrderStatus } from '../../orders/lifecycle/change-order-status.ts';
import { cancellableStatuses } from '../../catalog/offers/order-status.ts';
import { visitCalendar } from '../visits/visit-calendar.ts';
import { findVisit } from '../visits/visit.ts';

/** What the mails need. */
export type UnlistingEnvironment = Pick<Environment, 'siteUrl' | 'mailFrom' | 'operatorEmail'>;

/**
 * Ends what a school that leaves the directory had here, in the transaction that unlists it: closes its offers, cancels open
 * visits and unpaid reservations, and tells these families, those with a paid scholarship, and our team.
 *
 * The rows of the schools must be locked: reservations wait for them.
 */
export async function closeUnlistedSchools(
  tx: NodePgDatabase,
  unlisted: ReadonlyMap<number, Unlisting>,
  environment: UnlistingEnvironment,
): Promise<void> {
  const schools: UnlistedSchool[] = [];
  for (const [id, unlisting] of unlisted) {
    const [found] = await tx
      .select({ name: school.name, city: city.name, uf: city.uf })
      .from(school)
      .innerJoin(city, eq(city.id, school.cityId))
      .where(eq(school.id, id));
    if (!found) continue;
    const about = { id, unlisting, name: found.name };
    const visits = await cancelVisits(tx, about, environment);
    const orders = await settleOrders(tx, about, environment);
    const offers = await closeOffers(tx, id);
    schools.push({
      name: found.name,
      place: `${found.city}, ${found.uf}`,
      unlisting,
      offers,
      visits,
      ...orders,
    });
  }
  const { operatorEmail } = environment;
  if (operatorEmail === undefined || schools.length === 0) return;
  const message = unlistedForOperatorMail(schools);
  await enqueueMail(tx, 'schools-unlisted-operator', { email: operatorEmail }, message);
}

interface LeavingSchool {
  readonly id: number;
  readonly name: string;
  readonly unlisting: Unlisting;
}

/** @returns the number of canceled visits. */
async function cancelVisits(
  tx: NodePgDatabase,
  { id: schoolId, unlisting }: LeavingSchool,
  { siteUrl, mailFrom }: UnlistingEnvironment,
): Promise<number> {
  const now = new Date();
  const open = await tx
    .select({ id: schoolVisit.id })
    .from(schoolVisit)
    .where(
      and(
        eq(schoolVisit.schoolId, schoolId),
        notInArray(schoolVisit.status, ['cancelled', 'declined']),
        gt(schoolVisit.endsAt, now),
      ),
    )
    .orderBy(asc(schoolVisit.id));
  for (const { id } of open) {
    const found = await findVisit(tx, id, { lock: true });
    if (!found) continue;
    const { visit, school: visited } = found;
    const sequence = visit.sequence + 1;
    await tx
      .update(schoolVisit)
      .set({ status: 'cancelled', sequence, requestDigest: null, changedAt: now })
      .where(eq(schoolVisit.id, id));
    await deleteWaitingVisitMails(tx, id);
    const event = { id, sequence, times: visit.times, confirmedTime: visit.confirmedTime, isCancelled: true };
    const calendar = visitCalendar({ ...event, school: visited, siteUrl, organizer: mailFrom, now });
    const message = unlistedVisitMail({
      name: visit.contactName,
      school: visited.name,
      unlisting,
      times: visit.times,
      searchUrl: siteUrl + routes.results.path(),
    });
    const recipient = { email: visit.email, schoolVisitId: id };
    await enqueueMail(tx, 'school-unlisted-visit', recipient, {
      ...message,
      ...(visit.times.length > 0 && { calendar }),
    });
  }
  return open.length;
}

/** Cancels reservations for which nothing was paid; paid ones are our team's to settle. */
async function settleOrders(
  tx: NodePgDatabase,
  { id: schoolId, name: schoolName, unlisting }: LeavingSchool,
  { siteUrl }: UnlistingEnvironment,
): Promise<Pick<UnlistedSchool, 'reservations' | 'freeScholarships' | 'paidCodes'>> {
  const orders = await tx
    .select()
    .from(scholarshipOrder)
    .where(
      and(
        eq(scholarshipOrder.schoolId, schoolId),
        inArray(scholarshipOrder.status, [...cancellableStatuses, 'paid']),
      ),
    )
    .orderBy(asc(scholarshipOrder.id))
    .for('update');
  const paidCodes: string[] = [];
  for (const order of orders) {
    const isPaid = order.status === 'paid';
    if (isPaid) paidCodes.push(order.code);
    else await changeOrderStatus(tx, order, 'cancelled');
    const { accountId, code, status } = order;
    if (accountId === null) continue;
    const [family] = await tx
      .select({ name: account.name, email: account.email })
      .from(account)
      .where(eq(account.id, accountId));
    if (!family) continue;
    const message = unlistedOrderMail({
      name: family.name,
      school: schoolName,
      unlisting,
      code,
      before: status === 'paid' || status === 'confirmed' ? status : 'unpaid',
      searchUrl: siteUrl + routes.results.path(),
    });
    await enqueueMail(tx, 'school-unlisted-order', { email: family.email, accountId }, message);
  }
  const freeScholarships = orders.filter(({ status }) => status === 'confirmed').length;
  return { reservations: orders.length - paidCodes.length - freeScholarships, freeScholarships, paidCodes };
}

/** @returns the number of offers that were open. */
async function closeOffers(tx: NodePgDatabase, schoolId: number): Promise<number> {
  const today = isoDay(new Date());
  const closed = await tx
    .update(offer)
    .set({ validUntil: sql`${today}::date - 1`, updatedAt: sql`now()` })
    .where(and(eq(offer.schoolId, schoolId), gte(offer.validUntil, today)))
    .returning({ seatsLeft: offer.seatsLeft });
  return closed.filter(({ seatsLeft }) => seatsLeft > 0).length;
}
