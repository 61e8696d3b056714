import { today } from '@melhor-escola/domain/date';
import { formatBRL } from '@melhor-escola/domain/money';
import { shifts } from '@melhor-escola/domain/shift';
import { findStageGroup, gradeAt } from '@melhor-escola/domain/stage';
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../platform/audit/record-audit-event.ts';
import { account } from '../platform/database/account-schema.ts';
import {
  type OfferSnapshot,
  orderStatusChange,
  scholarshipOrder,
} from '../platform/database/order-schema.ts';
import { city, offer, school } from '../platform/database/schema.ts';
import { bumpDataVersionIn } from '../catalog/data-version.ts';
import { tooManyAttempts } from '../platform/rate-limits/rate-limit.ts';
import { ServiceError } from '../platform/http/errors/service-error.ts';
import { offerPayment } from './amount-due.ts';
import type { OrderEnvironment, OrderRow } from './order.ts';
import { newOrderCode } from '../platform/readable-codes.ts';
import { announceOrder } from './mail/announce-order.ts';
import { cancellableStatuses, isSeated, seatedStatuses } from '../catalog/offers/order-status.ts';
import { type OfferRow, takeSeat } from '../catalog/offers/seats.ts';
import { requireListed, unlistingColumns } from '../catalog/schools/listing.ts';

/** Hours for which an unpaid reservation keeps its seat. */
export const RESERVATION_HOURS = 48;

/** Reservations without a payment per account: seats are scarce, and holding them costs nothing. */
export const MAX_OPEN_ORDERS = 10;

/** Reservations per account in 24 hours, canceled ones too: each sends mails to the school and to our team (S32). */
export const MAX_ORDERS_A_DAY = 20;

export interface ReservationRequest {
  readonly accountId: number;
  readonly offerId: number;
  /** Displayed price in centavos a month; undefined to accept any price. */
  readonly expectedPrice?: number | undefined;
  readonly student: { readonly name: string; /** 'YYYY-MM-DD' */ readonly birthDate: string };
  /** Idempotency-Key of the request: a repeated request returns the same order while that holds its seat. */
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
}

/**
 * Reserves a seat of an offer for a student at the current price, and notifies the family, the school and our team. With
 * nothing to pay, the scholarship is the family's at once.
 *
 * Locks the account's row, so that its limits and keys are checked by one request at a time.
 *
 * @throws {ServiceError} 403 CPF_REQUIRED, 404 OFFER_NOT_FOUND, or 409: SCHOOL_UNLISTED, OFFER_CLOSED, OFFER_SOLD_OUT,
 * OFFER_PRICE_CHANGED, STUDENT_ALREADY_RESERVED, RESERVATION_LIMIT, IDEMPOTENCY_KEY_REUSED; 429.
 */
export async function reserveOffer(
  db: NodePgDatabase,
  request: ReservationRequest,
  environment: OrderEnvironment,
): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, request.accountId);
    const before = await findByKey(tx, request);
    if (before) return before;
    await rejectUnlisted(tx, request.offerId);
    await rejectTooMany(tx, request);
    const seat =
      (await takeSeat(tx, request.offerId, today())) ?? (await explainRejection(tx, request.offerId));
    // The offer's row is locked only now, so the checked price is the stored one.
    rejectOtherPrice(request, seat);
    const order = await storeOrder(tx, request, seat);
    await announceOrder(tx, order.status === 'confirmed' ? 'confirmed' : 'reserved', order, environment);
    await recordAuditEvent(tx, {
      actor: `account:${request.accountId}`,
      action: 'order.reserved',
      subject: `order:${order.id}`,
      requestId: request.requestId,
    });
    await bumpDataVersionIn(tx, seat.schoolId);
    return order;
  });
}

/** Locks the account. Only registered users reserve (EN-01), because the school needs the payer. */
async function lockAccount(tx: NodePgDatabase, accountId: number): Promise<void> {
  const [buyer] = await tx
    .select({ cpf: account.cpf })
    .from(account)
    .where(eq(account.id, accountId))
    .for('no key update');
  if (!buyer?.cpf) {
    throw new ServiceError('CPF_REQUIRED', 'Informe o seu CPF nos dados da conta para reservar uma bolsa.');
  }
}

/**
 * The order of an earlier request with this key. A key belongs to one attempt: it repeats its result only while that is
 * true, because 201 with a canceled order would be a reservation that nobody has.
 */
async function findByKey(tx: NodePgDatabase, request: ReservationRequest): Promise<OrderRow | undefined> {
  const { accountId, offerId, expectedPrice, student, idempotencyKey } = request;
  if (idempotencyKey === undefined) return undefined;
  const [found] = await tx
    .select()
    .from(scholarshipOrder)
    .where(
      and(eq(scholarshipOrder.accountId, accountId), eq(scholarshipOrder.idempotencyKey, idempotencyKey)),
    );
  if (!found) return undefined;
  const isSame =
    // Absent once the offer is gone.
    (found.offerId ?? offerId) === offerId &&
    (expectedPrice ?? found.snapshot.price) === found.snapshot.price &&
    found.studentName === student.name &&
    found.studentBirthDate === student.birthDate;
  if (isSame && isSeated(found.status)) return found;
  throw new ServiceError(
    'IDEMPOTENCY_KEY_REUSED',
    isSame
      ? `A reserva ${found.code} deste Idempotency-Key foi cancelada ou venceu. Reserve de novo, com outro.`
      : 'Este Idempotency-Key já foi usado em outra reserva.',
  );
}

/**
 * Allows one reservation per student and offer. Checks the own account only: otherwise trying would reveal other
 * families' reservations.
 */
async function rejectTooMany(
  tx: NodePgDatabase,
  { accountId, offerId, student }: ReservationRequest,
): Promise<void> {
  const own = eq(scholarshipOrder.accountId, accountId);
  const [same] = await tx
    .select({ code: scholarshipOrder.code })
    .from(scholarshipOrder)
    .where(
      and(
        own,
        eq(scholarshipOrder.offerId, offerId),
        inArray(scholarshipOrder.status, [...seatedStatuses]),
        eq(scholarshipOrder.studentBirthDate, student.birthDate),
        eq(sql`lower(${scholarshipOrder.studentName})`, student.name.toLowerCase()),
      ),
    )
    .limit(1);
  if (same) {
    throw new ServiceError(
      'STUDENT_ALREADY_RESERVED',
      `Você já reservou esta bolsa para este estudante. O código da reserva é ${same.code}.`,
      { details: { internalTransactionCode: same.code } },
    );
  }
  const [open] = await tx
    .select({ orders: count() })
    .from(scholarshipOrder)
    .where(and(own, inArray(scholarshipOrder.status, [...cancellableStatuses])));
  if ((open?.orders ?? 0) >= MAX_OPEN_ORDERS) {
    throw new ServiceError(
      'RESERVATION_LIMIT',
      `Você já tem ${MAX_OPEN_ORDERS} reservas em aberto. Pague ou cancele uma delas para reservar outra bolsa.`,
    );
  }
  const [recent] = await tx
    .select({
      orders: count(),
      wait: sql<number>`ceil(extract(epoch FROM min(${scholarshipOrder.createdAt}) + interval '1 day' - now()))::int`,
    })
    .from(scholarshipOrder)
    .where(and(own, gt(scholarshipOrder.createdAt, sql`now() - interval '1 day'`)));
  if (recent && recent.orders >= MAX_ORDERS_A_DAY) throw tooManyAttempts(recent.wait);
}

/** Holds the school's row, so that a school that leaves meanwhile finds this reservation, or this rejects it. */
async function rejectUnlisted(tx: NodePgDatabase, offerId: number): Promise<void> {
  const [found] = await tx
    .select(unlistingColumns)
    .from(school)
    .innerJoin(offer, eq(offer.schoolId, school.id))
    .where(eq(offer.id, offerId))
    .for('key share', { of: school });
  if (found) requireListed(found);
}

/** The reason why no seat was available. */
async function explainRejection(tx: NodePgDatabase, offerId: number): Promise<never> {
  const [found] = await tx.select({ validUntil: offer.validUntil }).from(offer).where(eq(offer.id, offerId));
  if (!found) throw new ServiceError('OFFER_NOT_FOUND', 'Esta bolsa não existe mais.');
  if (found.validUntil < today()) {
    throw new ServiceError('OFFER_CLOSED', 'O prazo desta bolsa já terminou.');
  }
  throw new ServiceError('OFFER_SOLD_OUT', 'As vagas desta bolsa acabaram.');
}

/** Rejects a price that the user has not seen. The thrown error also releases the seat. */
function rejectOtherPrice({ expectedPrice }: ReservationRequest, { price }: OfferRow): void {
  if (expectedPrice === undefined || expectedPrice === price) return;
  throw new ServiceError(
    'OFFER_PRICE_CHANGED',
    `O preço desta bolsa mudou: a mensalidade agora é ${formatBRL(price)}. Confirme de novo para reservar.`,
    { details: { currentPrice: price } },
  );
}

async function storeOrder(
  tx: NodePgDatabase,
  { accountId, student, idempotencyKey }: ReservationRequest,
  seat: OfferRow,
): Promise<OrderRow> {
  const snapshot = await takeSnapshot(tx, seat);
  const amountDue = offerPayment(snapshot).amount;
  const [order] = await tx
    .insert(scholarshipOrder)
    .values({
      code: newOrderCode(),
      accountId,
      offerId: seat.id,
      schoolId: seat.schoolId,
      status: amountDue > 0 ? 'initiated' : 'confirmed',
      studentName: student.name,
      studentBirthDate: student.birthDate,
      snapshot,
      amountDue,
      idempotencyKey: idempotencyKey ?? null,
      demo: seat.demo,
      expiresAt: sql`now() + make_interval(hours => ${RESERVATION_HOURS})`,
    })
    .returning();
  if (!order) throw new Error('The order was not stored.');
  await tx.insert(orderStatusChange).values({ orderId: order.id, status: order.status });
  return order;
}

/** A copy of the offer with names instead of codes, so that it stays correct when grades or schools change. */
export async function takeSnapshot(tx: NodePgDatabase, row: OfferRow): Promise<OfferSnapshot> {
  const [of] = await tx
    .select({ name: school.name, slug: school.slug, city: city.name, uf: city.uf })
    .from(school)
    .innerJoin(city, eq(city.id, school.cityId))
    .where(eq(school.id, row.schoolId));
  const grade = gradeAt(row.grade);
  const stage = grade && findStageGroup(grade.stage);
  const shift = shifts[row.shift];
  if (!of || !grade || !stage || !shift) {
    throw new Error(`Offer ${row.id} is of a school, grade or shift that does not exist.`);
  }
  return {
    title: row.title,
    grade: grade.name,
    stage: stage.name,
    shift: shift.name,
    year: row.year,
    monthlyFee: row.monthlyFee,
    price: row.price,
    discountPercentage: row.discountPercentage,
    enrollmentFee: row.enrollmentFee,
    extras: {
      material: row.materialFee,
      uniform: row.uniformFee,
      meals: row.mealsFee,
      transport: row.transportFee,
    },
    school: of,
  };
}
