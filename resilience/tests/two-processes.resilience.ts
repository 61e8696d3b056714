import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInWithRole } from '../../apps/api/src/accounts/testing/panel-people.ts';
import { mailOutbox } from '../../apps/api/src/platform/database/operation-schema.ts';
import { scholarshipOrder } from '../../apps/api/src/platform/database/order-schema.ts';
import { tenantHeader } from '../../apps/api/test/test-server.ts';
import { until } from '../cluster/until.ts';
import { createHttpClient } from '../load/http-client.ts';
import { createTestDatabase, postgresqlBinaries, type TestDatabase } from './testing/test-database.ts';
import { createTestFolder } from './testing/test-folder.ts';
import { createBuyers, createOffers, reservationCall } from './testing/reservations.ts';
import { startService, type ServiceProcess } from './testing/service-process.ts';

const countEqual = (all: readonly number[], wanted: number): number =>
  all.filter((one) => one === wanted).length;

describe.skipIf(!postgresqlBinaries)('two services on one database', () => {
  let database: TestDatabase;
  let services: readonly ServiceProcess[] = [];
  const started = new AsyncDisposableStack();
  const origins = (): readonly string[] => services.map(({ url }) => url);

  beforeAll(async () => {
    const folder = createTestFolder();
    const { signal } = new AbortController();
    database = started.use(await createTestDatabase({ engine: 'postgresql', folder }));
    // Started concurrently on a migrated database: the order must not matter.
    services = await Promise.all(
      ['service1', 'service2'].map((name) => startService({ folder, name, databaseUrl: database.url })),
    );
    for (const service of services) started.use(service);
    await Promise.all(services.map((service) => service.waitUntilReady(signal)));
  });
  afterAll(() => started.disposeAsync());

  it('S28 of 20 parallel reservations of a last seat exactly one succeeds, 25 times', async ({ task }) => {
    const seats = 25;
    const { buyers, offers } = await database.inspect(async (opened) => ({
      // Each buyer may have ten unpaid reservations.
      buyers: await createBuyers(opened, 20 * 3),
      offers: await createOffers(
        opened,
        Array.from({ length: seats }, () => 1),
      ),
    }));
    const clients = origins().map((origin) => createHttpClient(origin));
    for (const [round, offerId] of offers.entries()) {
      const callers = buyers.slice((round % 3) * 20, (round % 3) * 20 + 20);
      const statuses = await Promise.all(
        callers.map(async (buyer, n) => {
          const response = await clients[n % clients.length]?.call(reservationCall(buyer, offerId));
          return response?.status ?? 0;
        }),
      );
      expect([countEqual(statuses, 201), countEqual(statuses, 409)]).toEqual([1, 19]);
    }
    for (const client of clients) client.close();
    const orders = await database.inspect(({ db }) => db.select().from(scholarshipOrder));
    expect(orders).toHaveLength(seats);
    task.meta.figures = `${seats} seats, ${20 * seats} calls, ${orders.length} orders`;
  });

  it('S6 a rate limit is exact across both: of 60 parallel logins 5 are checked', async ({ task }) => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const response = await fetch(`${origins()[n % 2]}/v3/account/auth/login`, {
          method: 'POST',
          headers: { ...tenantHeader, 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'alguem@resilience.example', password: 'não é esta a senha' }),
        });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    expect([countEqual(statuses, 401), countEqual(statuses, 429)]).toEqual([5, 55]);
    task.meta.figures = `401 × ${countEqual(statuses, 401)}, 429 × ${countEqual(statuses, 429)}`;
  });

  it('RT-17 a redirect rule written on one applies on the other within seconds', async ({ task, signal }) => {
    const [first, second] = origins();
    const lookup = `${second}/v3/redirects?path=/antiga`;
    expect((await fetch(lookup, { headers: tenantHeader })).status).toBe(204);
    const { headers } = await database.inspect((opened) => signedInWithRole(opened, 'operator', 0));
    const written = await fetch(`${first}/v3/panel/operation/redirects`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ rule: { path: '/antiga', target: '/nova' }, seen: null }),
    });
    expect(written.status).toBe(200);
    const began = performance.now();
    await until({ what: 'the other service applies the rule', seconds: 10, signal }, async () => {
      const response = await fetch(lookup, { headers: tenantHeader });
      return response.status === 200 || undefined;
    });
    task.meta.figures = `after ${((performance.now() - began) / 1000).toFixed(1)} s`;
  });

  it('CA-12 jobs run once: mail of a dead process, expired reservations', async ({ task, signal }) => {
    const mails = 300;
    await database.inspect(async ({ db, pool }) => {
      await db.insert(mailOutbox).values(
        Array.from({ length: mails }, (_, n) => ({
          kind: 'welcome',
          recipient: `correio-${n}@resilience.example`,
          subject: 'Boas-vindas',
          text: 'Olá.',
          html: '<p>Olá.</p>',
        })),
      );
      await pool.query("UPDATE scholarship_order SET expires_at = now() - interval '1 minute'");
    });
    const left = async (): Promise<number> =>
      database.inspect(async ({ pool }) => {
        const { rows } = await pool.query<{ count: number }>(
          `SELECT (SELECT count(*) FROM mail_outbox WHERE sent_at IS NULL AND failed_at IS NULL)::int
                + (SELECT count(*) FROM scholarship_order WHERE status = 'initiated')::int AS count`,
        );
        return rows[0]?.count ?? 0;
      });
    // The jobs run every minute and every five minutes.
    await until(
      { what: 'all jobs are done', seconds: 360, signal },
      async () => (await left()) === 0 || undefined,
    );
    const done = await database.inspect(async ({ pool }) => {
      const { rows } = await pool.query<{
        mails: number;
        attempts: number;
        expired: number;
        notified: number;
        seats: number;
      }>(
        `SELECT count(*) FILTER (WHERE recipient LIKE 'correio-%')::int AS mails,
                max(attempts)::int AS attempts,
                (SELECT count(*) FROM order_status_change WHERE status = 'expired')::int AS expired,
                count(*) FILTER (WHERE kind = 'reservation-expired')::int AS notified,
                (SELECT count(*) FROM offer WHERE seats_left <> 1)::int AS seats
           FROM mail_outbox`,
      );
      return rows[0];
    });
    expect(done).toEqual({ mails, attempts: 1, expired: 25, notified: 25, seats: 0 });
    task.meta.figures = `${mails} mails and 25 reservations, each processed once`;
  }, 400_000);
});
