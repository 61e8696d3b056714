import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/each-engine.ts';
import { tenantHeader, testEnvironment } from '../../../test/test-server.ts';
import { hashPassword } from '../../accounts/passwords/check-password.ts';
import { orderStatuses } from '../../catalog/offers/order-status.ts';
import { insertCities } from '../../search/testing/place-rows.ts';
import { insertOffers, insertSchools } from '../../search/testing/school-rows.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';
import { prepareDemoAccount } from './demo-account.ts';
import { clearDemo } from '../seed.ts';

describe('the demonstration account', () => {
  let test: TestDatabase;
  let server: ZodFastify;
  const prepare = () => prepareDemoAccount(test.database, test.environment.dataDir);
  const file = () => path.join(test.environment.dataDir, 'demo-account.json');
  const one = async <Row extends object>(sql: string): Promise<Row | undefined> =>
    (await test.database.pool.query<Row>(sql)).rows[0];
  const login = (email: string, password = '') =>
    server.inject({
      method: 'POST',
      url: '/v3/account/auth/login',
      headers: tenantHeader,
      payload: { email, password },
    });
  const seatsNotCounted = () =>
    one<{ wrong: number }>(
      `SELECT count(*)::int AS wrong FROM offer o WHERE demo AND seats_left + (SELECT count(*) FROM scholarship_order s
         WHERE s.offer_id = o.id AND s.status IN ('initiated', 'awaiting_payment', 'paid', 'confirmed', 'enrolled')) <> seats_total`,
    );

  beforeAll(async () => {
    test = await openTestDatabase('pglite');
    const { database } = test;
    server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
    await insertCities(database);
  });
  afterAll(async () => {
    await test.remove();
  });

  it('is not created without demonstration data', async () => {
    expect(await prepare()).toBeUndefined();
  });

  it('signs in with the printed password, and has an order of every status, benefits and reviews', async () => {
    const { database } = test;
    const schools = await insertSchools(
      database,
      orderStatuses.map((status) => ({
        name: `Escola ${status}`,
        cityId: 3550308,
        demo: true,
        source: 'demo',
      })),
    );
    const offers = schools.map((school) => ({ school, seatsTotal: 3, seatsLeft: 3, demo: true }));
    await insertOffers(database, offers);

    const demo = await prepare();
    const { token } = (await login(demo?.email ?? '', demo?.password)).json();
    const get = async (url: string) => {
      const headers = { ...tenantHeader, authorization: `Bearer ${token}` };
      const answer = await server.inject({ method: 'GET', url: `/v3/account/${url}`, headers });
      return answer.json();
    };
    const user = await get('user');
    expect.soft(isValidCpf(user.cpf)).toBe(true);
    const orders = (await get('user/orders')) as {
      status: string;
      history: { status: string; createdAt: string }[];
      school: { name: string };
    }[];
    expect.soft(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
    expect.soft(new Set(orders.map(({ school }) => school.name)).size).toBe(orderStatuses.length);
    for (const { status, history } of orders) {
      expect.soft(history.at(-1)?.status).toBe(status);
      expect.soft(history.every(({ createdAt }) => Date.parse(createdAt) <= Date.now())).toBe(true);
    }
    expect.soft(await get('user/benefits')).toHaveLength(6);
    expect.soft(await seatsNotCounted()).toEqual({ wrong: 0 });
    const reviews = await database.pool.query(
      `SELECT r.status, r.proof, s.rating_count FROM review r JOIN school s ON s.id = r.school_id ORDER BY r.status`,
    );
    expect.soft(reviews.rows).toEqual([
      { status: 'held', proof: 'email', rating_count: 0 },
      { status: 'published', proof: 'enrolled', rating_count: 1 },
    ]);
  });

  it('stores its password in a file readable by its user only', async () => {
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(await prepare());
  });

  it('is unchanged at the next start, except for missing parts', async () => {
    const { pool } = test.database;
    const everything = async () =>
      (await pool.query('SELECT code, status FROM scholarship_order ORDER BY id')).rows;
    const before = await everything();
    await prepare();
    expect(await everything()).toEqual(before);
    await pool.query(
      `UPDATE scholarship_order SET status = 'expired' WHERE status IN ('initiated', 'awaiting_payment')`,
    );
    await pool.query(`UPDATE offer SET seats_left = 3 WHERE id IN
      (SELECT offer_id FROM scholarship_order WHERE status = 'expired')`);
    await insertMore();
    await prepare();
    const statuses = (await everything()).map(({ status }) => status as string);
    expect(new Set(statuses)).toEqual(new Set(orderStatuses));
    expect(statuses).toHaveLength(orderStatuses.length + 2);
    expect(await seatsNotCounted()).toEqual({ wrong: 0 });
  });

  async function insertMore(): Promise<void> {
    const schools = await insertSchools(test.database, [
      { name: 'Escola Nova', cityId: 3550308, demo: true },
      { name: 'Escola Novíssima', cityId: 3550308, demo: true },
    ]);
    await insertOffers(
      test.database,
      schools.map((school) => ({ school, seatsTotal: 1, seatsLeft: 1, demo: true })),
    );
  }

  it('gets a new password when the file is lost, and prints none when it was changed', async () => {
    const before = await prepare();
    rmSync(file());
    const after = await prepare();
    expect(after?.password).not.toBe(before?.password);
    expect((await login(after?.email ?? '', after?.password)).statusCode).toBe(200);
    await test.database.pool.query('UPDATE account SET password_hash = $1 WHERE demo', [
      await hashPassword('another one altogether'),
    ]);
    expect(await prepare()).toEqual({ email: before?.email, password: undefined });
  });

  it('is never created in a server’s database', async () => {
    expect(
      await prepareDemoAccount({ ...test.database, engine: 'postgresql' }, test.environment.dataDir),
    ).toBeUndefined();
  });

  it('is removed with the demonstration data only', async () => {
    await test.database.pool.query(`INSERT INTO base_user DEFAULT VALUES`);
    await test.database.pool.query(
      `INSERT INTO account (base_user_id, name, email) SELECT max(id), 'Ana Souza', 'ana@exemplo.com.br' FROM base_user`,
    );
    await clearDemo(test.database);
    expect(
      await one(
        `SELECT (SELECT count(*)::int FROM scholarship_order) AS orders, (SELECT count(*)::int FROM benefit) AS benefits,
                (SELECT count(*)::int FROM review) AS reviews, (SELECT array_agg(email) FROM account) AS accounts,
                (SELECT count(*)::int FROM base_user) AS visitors`,
      ),
    ).toEqual({ orders: 0, benefits: 0, reviews: 0, accounts: ['ana@exemplo.com.br'], visitors: 1 });
    expect(await prepare()).toBeUndefined();
  });
});
