import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type AccountRow, mailsOf, visitsBy } from '../accounts/account.ts';
import { deleteForms } from '../accounts/visitors/visitor-account.ts';
import { notSignedIn } from '../accounts/sessions/signed-in.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { account, baseUser, oneTimeToken, savedSearch } from '../database/account-schema.ts';
import { mailOutbox } from '../database/operation-schema.ts';
import { paymentEvent, scholarshipOrder } from '../database/order-schema.ts';
import { schoolVisit } from '../database/school-visit-schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { accountDeletedMail } from '../mail/messages/account-mails.ts';
import { type Cancellation, cancelOrder } from '../orders/lifecycle/cancel-order.ts';
import { unpaidStatuses } from '../orders/lifecycle/order-status.ts';
import type { OrderEnvironment } from '../orders/order.ts';
import { ServiceError } from '../server/errors/service-error.ts';
import { ANONYMOUS_NAME, leaveQuestions, leaveReviews, type ReviewsChoice } from './leave-writing.ts';
import { recordPrivacyRequest } from './privacy-request.ts';
import { findUnusedScholarships } from './unused-scholarships.ts';

export interface AccountDeletion {
  readonly protocol: string;
  /** Open reservations that were cancelled; their seats are free. */
  readonly cancelledOrders: number;
  /** Orders that must be kept by law. */
  readonly keptOrders: number;
  readonly reviews: number;
}

/** Attempts, because new reservations may be made during the cancellation. */
const MAX_ROUNDS = 3;

/**
 * Deletes an account at the user's request (LGPD, art. 18, VI); docs/privacy.md lists what is deleted and what is
 * kept. Each part has its own transaction, so that locks are short; after an interruption a repeated request
 * completes it.
 *
 * @throws {ServiceError} 401 when the account is gone; 409 SCHOLARSHIP_UNUSED when it has a paid, unused scholarship
 * that the user did not give up; 409 CONFLICT when reservations are made faster than they are cancelled.
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
    /** Codes of paid, unused scholarships. */
    readonly givenUp: readonly string[];
    readonly requestId: string;
    readonly environment: OrderEnvironment;
  },
): Promise<AccountDeletion> {
  let cancelledOrders = 0;
  await requireGivenUp(db, own.id, givenUp);
  const left = await leaveReviews(db, own, reviews);
  await leaveQuestions(db, own, reviews);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    cancelledOrders += await cancelOpenOrders(db, own.id, { requestId, environment });
    const erased = await db.transaction((tx) => eraseAccount(tx, own.id, { givenUp, requestId }));
    if (erased) return { ...erased, cancelledOrders, reviews: left };
  }
  throw new ServiceError(
    409,
    'CONFLICT',
    'Há uma reserva em andamento nesta conta. Tente de novo em instantes.',
  );
}

const openOrders = (accountId: number) =>
  and(eq(scholarshipOrder.accountId, accountId), inArray(scholarshipOrder.status, [...unpaidStatuses]));

/** Requires that the user has named every paid scholarship that is lost with the account. */
async function requireGivenUp(
  db: NodePgDatabase,
  accountId: number,
  givenUp: readonly string[],
): Promise<void> {
  const unused = await findUnusedScholarships(db, accountId);
  const kept = unused.find(({ code }) => !givenUp.includes(code));
  if (!kept) return;
  throw new ServiceError(
    409,
    'SCHOLARSHIP_UNUSED',
    `A bolsa paga de ${kept.student} em ${kept.school}, para ${kept.year}, ainda não foi usada e se perde com a conta. Confirme que você abre mão dela.`,
  );
}

async function cancelOpenOrders(
  db: NodePgDatabase,
  accountId: number,
  context: Pick<Cancellation, 'requestId' | 'environment'>,
): Promise<number> {
  const open = await db
    .select({ code: scholarshipOrder.code })
    .from(scholarshipOrder)
    .where(openOrders(accountId));
  for (const { code } of open) await cancelOrder(db, { ...context, accountId, code, isFamilyTold: false });
  return open.length;
}

/** Deletes the account itself. @returns undefined while it has an open order. */
async function eraseAccount(
  tx: NodePgDatabase,
  accountId: number,
  { givenUp, requestId }: { readonly givenUp: readonly string[]; readonly requestId: string },
): Promise<Pick<AccountDeletion, 'protocol' | 'keptOrders'> | undefined> {
  // The lock prevents new rows that refer to the account.
  const [own] = await tx.select().from(account).where(eq(account.id, accountId)).for('update');
  if (!own) throw notSignedIn();
  if ((await tx.$count(scholarshipOrder, openOrders(accountId))) > 0) return undefined;
  await requireGivenUp(tx, accountId, givenUp);
  const keptOrders = await eraseOrders(tx, accountId);
  await eraseTokens(tx, accountId);
  await eraseVisits(tx, own);
  await tx.delete(mailOutbox).where(mailsOf(own));
  if (own.emailConfirmedAt !== null) await deleteForms(tx, own.email);
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
  return { protocol, keptOrders };
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

/** Deletes the account's link tokens, and those of its saved searches. */
async function eraseTokens(tx: NodePgDatabase, accountId: number): Promise<void> {
  const searches = tx
    .select({ id: savedSearch.id })
    .from(savedSearch)
    .where(eq(savedSearch.accountId, accountId));
  await tx
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.purpose, 'stop-alert'), inArray(oneTimeToken.subjectId, searches)));
  await tx
    .delete(oneTimeToken)
    .where(
      and(
        inArray(oneTimeToken.purpose, ['confirm-email', 'change-email', 'reset-password']),
        eq(oneTimeToken.subjectId, accountId),
      ),
    );
}
