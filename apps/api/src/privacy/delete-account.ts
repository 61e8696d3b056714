import { and, eq, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { deleteAlerts } from '../accounts/alerts/alert.ts';
import { type AccountRow, accountMailCondition, visitsBy } from '../accounts/account.ts';
import { deleteForms } from '../accounts/visitors/visitor-account.ts';
import { notSignedIn } from '../accounts/sessions/signed-in.ts';
import { recordAuditEvent } from '../platform/audit/record-audit-event.ts';
import { account, baseUser, oneTimeToken, savedSearch } from '../platform/database/account-schema.ts';
import { mailOutbox } from '../platform/database/operation-schema.ts';
import { memberMail, schoolInvitation } from '../platform/database/panel-schema.ts';
import { paymentEvent, scholarshipOrder } from '../platform/database/order-schema.ts';
import { schoolVisit } from '../platform/database/school-visit-schema.ts';
import { bumpDataVersionIn } from '../catalog/data-version.ts';
import { enqueueMail } from '../platform/mail/enqueue-mail.ts';
import { accountDeletedMail } from '../accounts/mail/account-mails.ts';
import { type Cancellation, cancelOrder } from '../orders/lifecycle/cancel-order.ts';
import { cancellableStatuses } from '../catalog/offers/order-status.ts';
import type { OrderEnvironment } from '../orders/order.ts';
import { ServiceError } from '../platform/http/errors/service-error.ts';
import {
  ANONYMOUS_NAME,
  leaveQuestions,
  leaveReviews,
  lockWrittenSchools,
  type ReviewsChoice,
} from './leave-writing.ts';
import { recordPrivacyRequest } from '../accounts/privacy-request.ts';
import { findUnusedScholarships } from './unused-scholarships.ts';

export interface AccountDeletion {
  readonly protocol: string;
  /** Open reservations that were canceled; their seats are free. */
  readonly cancelledOrders: number;
  /** Orders that must be kept by law. */
  readonly keptOrders: number;
  readonly reviews: number;
}

/** Attempts, because new reservations may be made during the cancellation. */
const MAX_ROUNDS = 3;

/**
 * Deletes an account at the user's request (LGPD, art. 18, VI); docs/privacy.md lists what is deleted and what is
 * kept. Open orders are canceled first, each in its own transaction; everything else happens in one, so that a
 * deletion that fails leaves the account with all it wrote.
 *
 * @throws {ServiceError} 401 when the account is gone; 409 SCHOLARSHIP_UNUSED when it has an unused scholarship that the
 * user did not give up; 409 RESERVATION_UNDER_WAY when reservations are made faster than they are canceled.
 */
export async function deleteAccount(
  db: NodePgDatabase,
  {
    own,
    reviews,
    givenUp,
    requestId,
    environment,
  }: {
    readonly own: AccountRow;
    readonly reviews: ReviewsChoice;
    /** Codes of unused scholarships. */
    readonly givenUp: readonly string[];
    readonly requestId: string;
    readonly environment: OrderEnvironment;
  },
): Promise<AccountDeletion> {
  let cancelledOrders = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    await requireGivenUp(db, own.id, givenUp);
    cancelledOrders += await cancelOpenOrders(db, own.id, { givenUp, requestId, environment });
    const erased = await db.transaction((tx) => eraseAccount(tx, own, { reviews, givenUp, requestId }));
    if (erased) return { ...erased, cancelledOrders };
  }
  throw new ServiceError(
    'RESERVATION_UNDER_WAY',
    'Há uma reserva em andamento nesta conta. Tente de novo em instantes.',
  );
}

const openOrders = (accountId: number) =>
  and(eq(scholarshipOrder.accountId, accountId), inArray(scholarshipOrder.status, [...cancellableStatuses]));

/** Requires that the user has named every scholarship that is lost with the account. */
async function requireGivenUp(
  db: NodePgDatabase,
  accountId: number,
  givenUp: readonly string[],
): Promise<void> {
  const unused = await findUnusedScholarships(db, accountId);
  const kept = unused.find(({ code }) => !givenUp.includes(code));
  if (!kept) return;
  throw new ServiceError(
    'SCHOLARSHIP_UNUSED',
    `A bolsa ${kept.paid ? 'paga' : 'integral'} de ${kept.student} em ${kept.school}, para ${kept.year}, ainda não foi usada e se perde com a conta. Confirme que você abre mão dela.`,
  );
}

/** Cancels the open orders; a scholarship for free only if it is given up. @returns their number. */
async function cancelOpenOrders(
  db: NodePgDatabase,
  accountId: number,
  { givenUp, ...context }: Pick<Cancellation, 'requestId' | 'environment'> & { givenUp: readonly string[] },
): Promise<number> {
  const { code: orderCode, status } = scholarshipOrder;
  const mayGo = or(ne(status, 'confirmed'), inArray(orderCode, [...givenUp]));
  const open = await db
    .select({ code: orderCode })
    .from(scholarshipOrder)
    .where(and(openOrders(accountId), mayGo));
  for (const { code } of open) await cancelOrder(db, { ...context, accountId, code, notifiesFamily: false });
  return open.length;
}

interface ErasureChoices {
  readonly reviews: ReviewsChoice;
  readonly givenUp: readonly string[];
  readonly requestId: string;
}

/** Deletes the account itself, with all it wrote. @returns undefined while it has an open order. */
async function eraseAccount(
  tx: NodePgDatabase,
  loaded: AccountRow,
  { reviews: choice, givenUp, requestId }: ErasureChoices,
): Promise<Omit<AccountDeletion, 'cancelledOrders'> | undefined> {
  const accountId = loaded.id;
  await lockWrittenSchools(tx, loaded);
  // The lock prevents new rows that refer to the account.
  const [own] = await tx.select().from(account).where(eq(account.id, accountId)).for('update');
  if (!own) throw notSignedIn();
  if ((await tx.$count(scholarshipOrder, openOrders(accountId))) > 0) return undefined;
  await requireGivenUp(tx, accountId, givenUp);
  const keptOrders = await eraseOrders(tx, accountId);
  const reviewed = await leaveReviews(tx, own, choice);
  const asked = await leaveQuestions(tx, own, choice);
  await eraseTokens(tx, accountId);
  await eraseVisits(tx, own);
  await tx.delete(mailOutbox).where(accountMailCondition(own));
  if (own.emailConfirmedAt !== null) {
    await deleteForms(tx, own.email);
    await deleteAlerts(tx, eq(savedSearch.email, own.email));
    await tx.delete(schoolInvitation).where(eq(schoolInvitation.email, own.email));
  }
  await tx.delete(account).where(eq(account.id, accountId));
  await tx.delete(baseUser).where(eq(baseUser.id, own.baseUserId));
  await recordAuditEvent(tx, {
    actor: `account:${accountId}`,
    action: 'account.deleted',
    subject: `account:${accountId}`,
    requestId,
  });
  const protocol = await recordPrivacyRequest(tx, { kind: 'deletion', accountId });
  await enqueueMail(
    tx,
    'account-deleted',
    { email: own.email },
    accountDeletedMail({ name: own.name, protocol }),
  );
  for (const schoolId of new Set([...reviewed, ...asked])) await bumpDataVersionIn(tx, schoolId);
  return { protocol, keptOrders, reviews: reviewed.length };
}

/** Deletes orders without a payment, and removes data from the others that need not be kept. */
async function eraseOrders(tx: NodePgDatabase, accountId: number): Promise<number> {
  const ofAccount = eq(scholarshipOrder.accountId, accountId);
  const isUnpaid = and(
    inArray(scholarshipOrder.status, ['cancelled', 'expired']),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(paymentEvent)
        .where(eq(paymentEvent.orderId, scholarshipOrder.id)),
    ),
  );
  await tx.delete(scholarshipOrder).where(and(ofAccount, isUnpaid));
  const kept = await tx
    .update(scholarshipOrder)
    .set({ studentName: ANONYMOUS_NAME, studentBirthDate: null, accountId: null, idempotencyKey: null })
    .where(ofAccount)
    .returning({ id: scholarshipOrder.id });
  return kept.length;
}

/** Deletes visit requests, their links, and the mails about them, also those to schools. */
async function eraseVisits(tx: NodePgDatabase, own: AccountRow): Promise<void> {
  const deleted = await tx.delete(schoolVisit).where(visitsBy(own)).returning({ id: schoolVisit.id });
  const ids = deleted.map(({ id }) => id);
  await tx.delete(mailOutbox).where(inArray(mailOutbox.schoolVisitId, ids));
  await tx
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.purpose, 'change-visit'), inArray(oneTimeToken.subjectId, ids)));
}

/** Deletes the account's link tokens, and those of its saved searches and of its mails about schools. */
async function eraseTokens(tx: NodePgDatabase, accountId: number): Promise<void> {
  const searches = tx
    .select({ id: savedSearch.id })
    .from(savedSearch)
    .where(eq(savedSearch.accountId, accountId));
  await tx
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.purpose, 'stop-alert'), inArray(oneTimeToken.subjectId, searches)));
  const mails = tx.select({ id: memberMail.id }).from(memberMail).where(eq(memberMail.accountId, accountId));
  await tx
    .delete(oneTimeToken)
    .where(
      and(
        inArray(oneTimeToken.purpose, ['stop-digest', 'stop-urgent-mails']),
        inArray(oneTimeToken.subjectId, mails),
      ),
    );
  await tx
    .delete(oneTimeToken)
    .where(
      and(
        inArray(oneTimeToken.purpose, ['confirm-email', 'change-email', 'reset-password']),
        eq(oneTimeToken.subjectId, accountId),
      ),
    );
}
