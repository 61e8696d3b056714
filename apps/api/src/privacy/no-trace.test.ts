import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOneEngine, testFolder } from '../../test/each-engine.ts';
import { tenantHeader, testEnvironment, testLog } from '../../test/test-server.ts';
import { accountCalls, bearer, type AccountCalls } from '../accounts/testing/account-calls.ts';
import { account, favorite, savedSearch } from '../platform/database/account-schema.ts';
import { mailOutbox } from '../platform/database/operation-schema.ts';
import { scholarshipOrder } from '../platform/database/order-schema.ts';
import { review } from '../platform/database/schema.ts';
import { allJobs } from '../app/background-work.ts';
import { startJobs, type JobRunner } from '../platform/jobs/job-runner.ts';
import { purgeExpiredJob } from '../platform/jobs/purge-expired-job.ts';
import { startMailSender, type MailSender } from '../platform/mail/sending/mail-sender.ts';
import { outboxFolder } from '../platform/mail/sending/outbox-files.ts';
import { amountDueFor } from '../orders/amount-due.ts';
import { signPaymentEvent } from '../orders/payment/payment-signature.ts';
import { createQuestionForm } from '../community/questions/testing/question-service.ts';
import { createReviewForm } from '../community/reviews/testing/review-service.ts';
import { insertCities } from '../search/testing/place-rows.ts';
import { insertOffers, insertSchools } from '../search/testing/school-rows.ts';

const password = 'girassol amarelo na varanda';
const person = {
  name: 'Josefa Quitéria Bandeira',
  email: 'josefa.antiga@exemplo.com.br',
  phone: '(98) 98877-6655',
  cpf: '28625587887',
  gaToken: '7654321.1234567',
  gaCampaignParams: { utmSource: 'radio-timbira' },
};
const newEmail = 'josefa.nova@exemplo.com.br';
/**
 * Unique values of this person and her child: any row or file that contains one is personal data.
 * Numbers have at least seven digits in a row or a separator, which no fraction of a timestamp has.
 */
const traces = [
  'Josefa',
  'Quitéria',
  'josefa.antiga',
  'josefa.nova',
  '98877-',
  '9887766',
  '286.255',
  '2862558',
  '7654321',
  'timbira',
  'Theodora',
  '2019-05-14',
  'chave-da-reserva',
  'Busca da Jô',
];

describeOneEngine('data left after account deletion', (test) => {
  let calls: AccountCalls;
  let sender: MailSender;
  let jobs: JobRunner;
  let log = '';
  let headers: Record<string, string>;
  let offerId: number;
  const dataDir = testFolder('no-trace');
  const environment = { ...testEnvironment, dataDir };
  const folder = outboxFolder(environment);

  beforeAll(async () => {
    const { database } = test();
    await insertCities(database);
    const [school] = await insertSchools(database, [
      { name: 'Anglo', slug: 'anglo', cityId: 1702109, email: 'anglo@escola.example' },
    ]);
    if (!school) throw new Error('The school was not stored.');
    const [offer] = await insertOffers(database, [{ school, seatsTotal: 9, seatsLeft: 9 }]);
    offerId = offer?.id ?? 0;
    const logTo = { write: (line: string) => void (log += line) };
    calls = await accountCalls(database, { environment, logLevel: 'trace', logTo });
    sender = startMailSender({ database, environment, log: calls.server.log });
    jobs = startJobs({ database, environment, log: calls.server.log, jobs: allJobs, pollSeconds: 1 });
  });
  afterAll(async () => {
    await jobs.stop();
    await sender.stop();
    await rm(dataDir, { recursive: true });
  });

  const own = (call: string, body: object) => calls.post(call, body, { headers });
  const whenSent = () =>
    expect
      .poll(async () => test().database.db.$count(mailOutbox, sql`sent_at IS NULL`), { timeout: 15_000 })
      .toBe(0);
  /** Follows the link in the latest mail file of this kind. */
  const linkTo = async (kind: string) => {
    await whenSent();
    const files = (await readdir(folder)).filter((name) => name.endsWith(`-${kind}.eml`));
    const text = await readFile(path.join(folder, files.toSorted().at(-1) ?? ''), 'utf8');
    const token = /token=3D([\w=\r\n-]+)/.exec(text)?.[1]?.replaceAll(/=\r\n/g, '').slice(0, 43);
    if (token === undefined) throw new Error(`The mail ${kind} has no link.`);
    return token;
  };
  const reserve = async (birthDate: string) => {
    const answer = await calls.post(
      '/user/orders',
      { offerId, student: { name: 'Theodora Bandeira', birthDate } },
      { headers: { ...headers, 'idempotency-key': `chave-da-reserva-${birthDate}` } },
    );
    expect(answer.statusCode).toBe(201);
    return String(answer.json().internalTransactionCode);
  };
  const pay = async (type: string, code: string) => {
    const [order] = await test()
      .database.db.select()
      .from(scholarshipOrder)
      .where(eq(scholarshipOrder.code, code));
    const event = {
      id: `${type}-${code}`,
      type,
      internalTransactionCode: code,
      amount: order ? amountDueFor(order) : 0,
    };
    const payload = JSON.stringify(event);
    const seconds = Math.floor(Date.now() / 1000);
    const answer = await calls.server.inject({
      method: 'POST',
      url: '/v3/payments/events',
      headers: {
        ...tenantHeader,
        'content-type': 'application/json',
        'x-payment-signature': signPaymentEvent(payload, environment.paymentWebhookSecret, seconds),
      },
      payload,
    });
    expect(answer.statusCode).toBe(200);
  };
  /** A visit request, whose mails to the school contain her data too. */
  const requestVisit = async (slug: string, email: string) => {
    const { days } = (
      await calls.server.inject({ url: `/v3/schools/${slug}/visits/days`, headers: tenantHeader })
    ).json<{ days: { day: string }[] }>();
    const asked = await calls.server.inject({
      method: 'POST',
      url: `/v3/schools/${slug}/visits`,
      headers: tenantHeader,
      payload: {
        contactName: person.name,
        email,
        phone: person.phone,
        times: days.slice(0, 2).map(({ day }) => `${day}T09:00`),
        question: 'A Theodora pode ir junto?',
      },
    });
    expect(asked.statusCode).toBe(202);
  };
  /** Stores everything that the site can store about a person, through its own calls. */
  const live = async () => {
    // A form in another browser, before registration.
    await calls.post('/user', { name: person.name, email: person.email, phone: person.phone });
    const registered = await calls.post('/user', { ...person, password });
    expect(registered.statusCode).toBe(201);
    headers = bearer(registered.json().token);
    await own('/auth/confirm-email', { token: await linkTo('welcome') });
    await calls.server.inject({
      method: 'POST',
      url: '/v3/schools/anglo/reviews',
      headers: tenantHeader,
      payload: createReviewForm(person.email, { userName: person.name }),
    });
    const confirmed = await calls.server.inject({
      method: 'POST',
      url: '/v3/reviews/confirm',
      headers: tenantHeader,
      payload: { token: await linkTo('confirm-review') },
    });
    expect(confirmed.statusCode).toBe(200);
    await calls.server.inject({
      method: 'POST',
      url: '/v3/schools/anglo/questions',
      headers: tenantHeader,
      payload: createQuestionForm(person.email, { userName: person.name }),
    });
    const asked = await calls.server.inject({
      method: 'POST',
      url: '/v3/questions/confirm',
      headers: tenantHeader,
      payload: { token: await linkTo('confirm-question') },
    });
    expect(asked.statusCode).toBe(200);
    await requestVisit('anglo', person.email);
    const moved = await own('/user', { email: newEmail, currentPassword: password });
    expect(moved.statusCode).toBe(200);
    await own('/auth/confirm-email', { token: await linkTo('confirm-email') });
    await calls.post('/user', { name: person.name, email: newEmail, phone: person.phone });
    await calls.post('/auth/login', { email: newEmail, password: 'não é esta' });
    await calls.post('/auth/recover-password', { email: newEmail });
    await calls.server.inject({
      method: 'PUT',
      url: '/v3/account/user/favorites/anglo',
      headers: { ...tenantHeader, ...headers },
    });
    await requestVisit('anglo', newEmail);
    const saved = await own('/user/saved-searches', { query: 'city=araguaina-to', name: 'Busca da Jô' });
    expect(saved.statusCode).toBe(201);
    await own('/user/privacy/grant', { purpose: 'marketing' });
    expect((await own('/user/privacy/export', {})).statusCode).toBe(200);
  };

  it('S31 contains no personal data: in no table, file or log line', async () => {
    const { db } = test().database;
    await live();
    const codes = [];
    // Paid, refunded, canceled, and still open.
    for (const day of ['2019-05-14', '2019-05-15', '2019-05-16', '2019-05-17'])
      codes.push(await reserve(day));
    const [paid = '', paidBack = '', cancelled = ''] = codes;
    await pay('payment.succeeded', paid);
    await pay('payment.succeeded', paidBack);
    await pay('order.cancelled', paidBack);
    expect.soft((await own(`/user/orders/${cancelled}/cancel`, {})).statusCode).toBe(200);
    await whenSent();
    await expect.poll(() => tracesIn(db), { timeout: 15_000 }).toContain('account');
    expect((await readdir(folder)).length).toBeGreaterThan(8);

    const gone = await own('/user/privacy/delete', { password, givenUp: [paid] });
    expect.soft(gone.statusCode).toBe(200);
    expect.soft(gone.json()).toMatchObject({ cancelledOrders: 1, keptOrders: 2, reviews: 1 });
    await whenSent();

    expect.soft(await tracesIn(db)).toEqual([]);
    expect.soft(await db.$count(mailOutbox, sql`school_visit_id IS NOT NULL`)).toBe(0);
    const kept = await db.select().from(scholarshipOrder);
    expect.soft(kept.map(({ code, studentName, accountId }) => [code, studentName, accountId])).toEqual([
      [paid, 'Anônimo', null],
      [paidBack, 'Anônimo', null],
    ]);
    // The one mail that must still reach her; and what the school and our team learned, without a word about her.
    const files = await readdir(folder);
    const about = files.map((name) => name.slice(9)).filter((name) => !/^(?:order|question)-/.test(name));
    expect.soft(about).toEqual(['account-deleted.eml']);
    expect.soft(files.join()).toContain('order-cancelled-school');
    for (const name of files.filter((file) => /-(?:order|question)-/.test(file))) {
      const { text, html } = await PostalMime.parse(await readFile(path.join(folder, name)));
      for (const trace of traces) expect.soft(`${text}${html}`).not.toContain(trace);
    }
    for (const trace of traces) expect.soft(log).not.toContain(trace);
  });

  it('S31 the file of a mail sent concurrently is deleted an hour later, and the last one after thirty days', async () => {
    const { database } = test();
    const { log: jobLog } = testLog();
    const run = () =>
      purgeExpiredJob.run({ database, environment, signal: new AbortController().signal, log: jobLog });
    const before = await readdir(folder);
    await run();
    expect(await readdir(folder)).toEqual(before);
    await database.db.update(mailOutbox).set({ sentAt: sql`now() - interval '31 days'` });
    await run();
    expect(await readdir(folder)).toEqual([]);
  });

  it('S31 a form without its visitor is deleted', async () => {
    const { database } = test();
    const { db } = database;
    expect(await db.$count(account)).toBe(0);
    expect(await db.$count(review, sql`user_email IS NOT NULL OR account_id IS NOT NULL`)).toBe(0);
    expect([await db.$count(favorite), await db.$count(savedSearch)]).toEqual([0, 0]);
    await calls.post('/user', { name: person.name, email: person.email });
    await db.update(account).set({ createdAt: sql`now() - interval '2 years'` });
    await db.execute(sql`UPDATE visitor_session SET expires_at = now() - interval '1 day'`);
    await db.execute(sql`UPDATE base_user SET created_at = now() - interval '2 years'`);
    const { log: jobLog } = testLog();
    await purgeExpiredJob.run({ database, environment, signal: new AbortController().signal, log: jobLog });
    expect(await tracesIn(db)).toEqual([]);
  });

  /** Tables of every schema with a row that contains one of the values. */
  async function tracesIn(db: ReturnType<typeof test>['database']['db']): Promise<string[]> {
    const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
      SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`);
    expect(tables.map(({ schema }) => schema)).toContain('pgboss');
    const found: string[] = [];
    for (const { schema, name } of tables) {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      const { rows } = await db.execute<{ text: string }>(sql`SELECT row::text AS text FROM ${table} AS row`);
      if (rows.some(({ text }) => traces.some((trace) => text.includes(trace)))) found.push(name);
    }
    return found;
  }
});
