import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { beginSession } from '../../../apps/api/src/accounts/sessions/account-session.ts';
import { account, baseUser } from '../../../apps/api/src/platform/database/account-schema.ts';
import type { Database } from '../../../apps/api/src/platform/database/database.ts';
import { school } from '../../../apps/api/src/platform/database/schema.ts';
import { insertOffers } from '../../../apps/api/src/search/testing/school-rows.ts';
import { createHttpClient, callOutcome, type HttpCall } from '../../load/http-client.ts';
import { startLoops } from '../../load/loops.ts';
import type { WritersOptions } from '../../load/writers.ts';
import { siteHeaders } from './service-process.ts';

/** The service's limit of unpaid reservations per account. */
const MAX_ORDERS_PER_ACCOUNT = 10;

/** A signed-in user who may reserve. */
export interface Buyer {
  readonly accountId: number;
  readonly token: string;
}

/** Inserts accounts into the database and signs them in. */
export async function createBuyers({ db }: Database, count: number): Promise<readonly Buyer[]> {
  const bases = await db
    .insert(baseUser)
    .values(Array.from({ length: count }, () => ({})))
    .returning();
  const rows = await db
    .insert(account)
    .values(
      bases.map(({ id }, n) => ({
        baseUserId: id,
        name: 'Maria das Dores',
        email: `compra-${n}@resilience.example`,
        cpf: String(n + 1).padStart(11, '0'),
        passwordHash: 'unused',
      })),
    )
    .returning();
  const buyers: Buyer[] = [];
  for (const { id } of rows)
    buyers.push({ accountId: id, token: await beginSession(db, id, 'Chrome no Android') });
  return buyers;
}

/** Adds an offer of the school for each number of seats. @returns their ids. */
export async function createOffers(database: Database, seats: readonly number[]): Promise<readonly number[]> {
  const [anglo] = await database.db.select().from(school).limit(1);
  if (!anglo) throw new Error('There is no school.');
  const rows = await insertOffers(
    database,
    seats.map((count) => ({ school: anglo, seatsTotal: count, seatsLeft: count })),
  );
  return rows.map(({ id }) => id);
}

/** The call that reserves a seat. @param key idempotency key. */
export function reservationCall({ token }: Buyer, offerId: number, key?: string): HttpCall {
  return {
    method: 'POST',
    path: '/v3/account/user/orders',
    headers: {
      ...siteHeaders,
      authorization: `Bearer ${token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ offerId, student: { name: 'Ana Clara Souza', birthDate: '2019-05-14' } }),
  };
}

const orderResponse = z.object({ internalTransactionCode: z.string() });

/** Load of reservations, retried with the same idempotency key until they succeed. */
export interface Reservations {
  /** Order codes of acknowledged reservations by idempotency key. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Number of failed attempts by outcome. */
  readonly failures: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/**
 * Each buyer reserves the maximum number of seats, of the offers in turn; there must be at least as many offers. Stops when all buyers
 * are done.
 */
export function startReservations(
  origin: string,
  buyers: readonly Buyer[],
  offers: readonly number[],
  { concurrency = 4, timeoutMs }: WritersOptions = {},
): Reservations {
  const client = createHttpClient(origin, timeoutMs);
  const acknowledged = new Map<string, string>();
  const failures = new Map<string, number>();
  const stopping = new AbortController();
  let last = 0;
  const reserve = async (call: HttpCall, key: string): Promise<void> => {
    while (!stopping.signal.aborted) {
      const attempt = client.call(call);
      const outcome = await callOutcome(attempt);
      if (outcome === '201') {
        const { body } = await attempt;
        acknowledged.set(key, orderResponse.parse(JSON.parse(body)).internalTransactionCode);
        return;
      }
      failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
      await delay(100);
    }
  };
  const loops = startLoops(concurrency, async () => {
    const number = last;
    last += 1;
    const buyer = buyers[Math.floor(number / MAX_ORDERS_PER_ACCOUNT)];
    const offerId = offers[number % offers.length];
    if (buyer && offerId !== undefined) {
      const key = `reserva-${number}`;
      await reserve(reservationCall(buyer, offerId, key), key);
    }
    await delay(buyer ? 10 : 250);
  });
  return {
    acknowledged,
    failures,
    async stop() {
      stopping.abort();
      await loops.stop();
      client.close();
    },
  };
}
