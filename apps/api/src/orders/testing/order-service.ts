import { eq } from 'drizzle-orm';
import { araguaina, tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { beginSession } from '../../accounts/sessions/account-session.ts';
import { account, baseUser } from '../../platform/database/account-schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { orderStatusChange, scholarshipOrder } from '../../platform/database/order-schema.ts';
import { city, offer } from '../../platform/database/schema.ts';
import { insertOffers, insertSchools } from '../../search/testing/school-rows.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import { amountDueFor } from '../amount-due.ts';
import { signPaymentEvent } from '../payment/payment-signature.ts';

export interface Person {
  readonly accountId: number;
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

let people = 0;

/** A signed-in person: registered, unless created without a CPF. */
export async function signInPerson(
  { db }: Database,
  {
    cpf = true,
    passwordHash = 'not asked for here',
  }: { readonly cpf?: boolean; readonly passwordHash?: string } = {},
): Promise<Person> {
  people += 1;
  // Read now, because others may be created concurrently.
  const number = String(people);
  const email = `pessoa-${number}@exemplo.com.br`;
  const [base] = await db.insert(baseUser).values({}).returning();
  const [row] = await db
    .insert(account)
    .values({
      baseUserId: base?.id ?? 0,
      name: 'Maria das Dores',
      email,
      cpf: cpf ? number.padStart(11, '0') : null,
      passwordHash,
    })
    .returning();
  if (!row) throw new Error('The account was not stored.');
  const token = await beginSession(db, row.id, 'Chrome no Android');
  return { accountId: row.id, email, headers: { ...tenantHeader, authorization: `Bearer ${token}` } };
}

/** A service with one school, Colégio Anglo in Araguaína, on this database. */
export async function openOrderService(
  database: Database,
  settings: Partial<Parameters<typeof buildServer>[0]> = {},
) {
  await database.db.insert(city).values(araguaina);
  const [anglo] = await insertSchools(database, [
    { name: 'Colégio Anglo', slug: 'anglo', cityId: araguaina.id, codEnt: 17_041_830 },
  ]);
  if (!anglo) throw new Error('The school was not stored.');
  const server = await buildServer({
    environment: testEnvironment,
    database,
    logLevel: 'silent',
    requestsPerMinute: 100_000,
    ...settings,
  });
  let staff: ReturnType<typeof signedInWithRole> | undefined;
  let operator: ReturnType<typeof signedInWithRole> | undefined;
  const service = {
    server,
    school: anglo,
    /** Somebody of the school. */
    staff: () => (staff ??= signedInWithRole(database, 'staff', anglo.id)),
    /** Somebody of our own team. */
    operator: () => (operator ??= signedInWithRole(database, 'operator', anglo.id)),
    /** A call of the school's panel about its orders, by its staff unless others are given. @param path below /orders. */
    panel: async (path: string, payload?: object, by?: Pick<Person, 'headers'>) =>
      server.inject({
        method: payload ? 'POST' : 'GET',
        url: `/v3/panel/schools/anglo/orders${path}`,
        headers: (by ?? (await service.staff())).headers,
        ...(payload && { payload }),
      }),
    /** A decision of the school about an order, as it is now unless `body` has another one as `seen`. */
    decide: async (code: string, decision: 'enrollment' | 'seat' | 'refusal', body: object = {}) => {
      const { status, seatMissing } = await storedOrder(database, code);
      return service.panel(`/${code}/${decision}`, { seen: { status, seatMissing }, ...body });
    },
    /** Adds an offer with this many seats, all free. */
    async offer(seats: number, fields: Partial<typeof offer.$inferInsert> = {}): Promise<number> {
      const { grade: _grade, stage: _stage, shift: _shift, ...rest } = fields;
      const values = { school: anglo, seatsTotal: seats, seatsLeft: seats, ...rest };
      const [row] = await insertOffers(database, [values]);
      return row?.id ?? 0;
    },
    reserve: (person: Person, offerId: number, options: ReserveOptions = {}) =>
      reserve(server, person, offerId, options),
    /** A reservation by a new person of a new offer with this many seats. */
    async reservation(seats = 1): Promise<{ person: Person; offerId: number; code: string }> {
      const person = await signInPerson(database);
      const offerId = await service.offer(seats);
      const answer = await service.reserve(person, offerId);
      return { person, offerId, code: answer.json().internalTransactionCode };
    },
    get: (person: Person, path: string) =>
      server.inject({ method: 'GET', url: `/v3/account/user/${path}`, headers: person.headers }),
    cancel: (person: Person, code: string) =>
      server.inject({
        method: 'POST',
        url: `/v3/account/user/orders/${code}/cancel`,
        headers: person.headers,
      }),
    /** A look of our own team at what it settles. @param path below /v3/panel/operation. */
    operate: async (path: string) =>
      server.inject({ url: `/v3/panel/operation${path}`, headers: (await service.operator()).headers }),
    /** Reports an event. A payment without an amount gets the amount due. */
    report: async (event: PaymentEvent) =>
      report(server, { ...(await readAmountDue(database, event)), ...event }),
  };
  return service;
}

export type OrderService = Awaited<ReturnType<typeof openOrderService>>;

interface ReserveOptions {
  readonly expectedPrice?: number;
  readonly student?: { readonly name: string; readonly birthDate: string };
  readonly key?: string;
}

export const ana = { name: 'Ana Clara Souza', birthDate: '2019-05-14' };

function reserve(
  server: ZodFastify,
  person: Person,
  offerId: number,
  { student = ana, key, expectedPrice }: ReserveOptions,
) {
  return server.inject({
    method: 'POST',
    url: '/v3/account/user/orders',
    headers: { ...person.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    payload: { offerId, student, expectedPrice },
  });
}

/** An event of the payment host, valid or not. */
interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly internalTransactionCode: string;
  readonly amount?: number | undefined;
}

/** The amount due of the order. */
async function readAmountDue(
  { db }: Database,
  { type, internalTransactionCode: code }: PaymentEvent,
): Promise<{ readonly amount?: number }> {
  if (type !== 'payment.succeeded') return {};
  const [order] = await db.select().from(scholarshipOrder).where(eq(scholarshipOrder.code, code));
  return { amount: order ? amountDueFor(order) : 0 };
}

/** Reports an event like the payment host. */
function report(server: ZodFastify, event: object) {
  const payload = JSON.stringify(event);
  return server.inject({
    method: 'POST',
    url: '/v3/payments/events',
    headers: {
      ...tenantHeader,
      'content-type': 'application/json',
      'x-payment-signature': signPaymentEvent(
        payload,
        testEnvironment.paymentWebhookSecret,
        Math.floor(Date.now() / 1000),
      ),
    },
    payload,
  });
}

/** The seats left of an offer. */
export async function seatsLeft({ db }: Database, offerId: number): Promise<number | undefined> {
  const [row] = await db.select().from(offer).where(eq(offer.id, offerId));
  return row?.seatsLeft;
}

/** A stored order with the statuses it has had. */
export async function storedOrder({ db }: Database, code: string) {
  const [order] = await db.select().from(scholarshipOrder).where(eq(scholarshipOrder.code, code));
  if (!order) throw new Error(`There is no order ${code}.`);
  const changes = await db
    .select()
    .from(orderStatusChange)
    .where(eq(orderStatusChange.orderId, order.id))
    .orderBy(orderStatusChange.id);
  return { ...order, statuses: changes.map(({ status }) => status) };
}

/** Moves an order's deadline into the past. */
export async function passExpiry({ db }: Database, code: string): Promise<void> {
  await db
    .update(scholarshipOrder)
    .set({ expiresAt: new Date(Date.now() - 60_000) })
    .where(eq(scholarshipOrder.code, code));
}

/** Messages sent to a person, oldest first. */
export async function mailTo({ db }: Database, { email }: Person): Promise<string[]> {
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(mailOutbox.id);
  return rows.map(({ kind }) => kind);
}
