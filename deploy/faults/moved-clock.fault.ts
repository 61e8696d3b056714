import { afterEach, describe, expect, it } from 'vitest';
import { startMailCatcher, type MailCatcher } from '../../apps/api/src/mail/testing/mail-catcher.ts';
import { freePort } from '../../apps/api/test/postgresql-cluster.ts';
import { tenantHeader } from '../../apps/api/test/test-server.ts';
import { until } from '../cluster/until.ts';
import { createHttpClient, type HttpClient } from '../load/http-client.ts';
import { makeFaultDatabase, postgresqlBinaries, type FaultDatabase } from './testing/fault-database.ts';
import { makeFaultFolder } from './testing/fault-folder.ts';
import { makeMovedClock, type MovedClock } from './testing/moved-clock.ts';
import { makeBuyers, makeOffers, reservation, type Buyer } from './testing/reservations.ts';
import { siteHeaders, startService, type ServiceUnderFault } from './testing/service-under-fault.ts';

/** Longer than a reservation lasts, shorter than a session. */
const jump = 49 * 3600;

/**
 * So many seconds ahead that on the moved clock the next time of the jobs' that come every five minutes is just about to
 * be: who waits for them waits for seconds.
 */
function jumpToJobs(): number {
  const now = Date.now() / 1000 + jump;
  return jump + 300 - (now % 300) - 10;
}

/** The service's own clock, by the answer's date, in seconds off ours. */
async function secondsAhead({ url }: ServiceUnderFault): Promise<number> {
  const answer = await fetch(`${url}/healthz`);
  return (Date.parse(answer.headers.get('date') ?? '') - Date.now()) / 1000;
}

async function isSignedIn(client: HttpClient, { token }: Buyer): Promise<boolean> {
  const { status } = await client.call({
    method: 'GET',
    path: '/v3/account/user/orders',
    headers: { ...siteHeaders, authorization: `Bearer ${token}` },
  });
  return status === 200;
}

interface StoredOrder {
  readonly status: string;
  readonly accountId: number;
}

async function storedOrders(database: FaultDatabase): Promise<readonly StoredOrder[]> {
  return database.inspect(async ({ pool }) => {
    const { rows } = await pool.query<StoredOrder>(
      'SELECT status, account_id AS "accountId" FROM scholarship_order ORDER BY id',
    );
    return rows;
  });
}

/** A service that goes by this clock, and PostgreSQL if it shall, with two buyers, and a mail server that is away. */
async function startWith(
  stack: AsyncDisposableStack,
  { folder, clock, databaseToo }: { folder: string; clock: MovedClock; databaseToo: boolean },
) {
  const database = stack.use(
    await makeFaultDatabase({
      engine: 'postgresql',
      folder,
      ...(databaseToo && { environment: clock.environment }),
    }),
  );
  const { buyers, offers } = await database.inspect(async (opened) => ({
    buyers: await makeBuyers(opened, 2),
    offers: await makeOffers(opened, [5]),
  }));
  const mailPort = await freePort();
  const running = stack.use(
    await startService({
      folder,
      databaseUrl: database.url,
      environment: { ...clock.environment, SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
    }),
  );
  return { database, running, client: createHttpClient(running.url), buyers, offers, mailPort };
}

describe('the clock is two days ahead for a while', () => {
  let catcher: MailCatcher | undefined;
  afterEach(() => catcher?.close());

  it("S26 the service's alone: nobody is signed out, no reservation ends, and its jobs go on", async ({
    task,
    signal,
    skip,
  }) => {
    if (!postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    const folder = makeFaultFolder();
    const clock = makeMovedClock(folder) ?? skip((task.meta.figures = 'no libfaketime here'));
    await using stack = new AsyncDisposableStack();
    const started = await startWith(stack, { folder, clock, databaseToo: false });
    const { running, client, buyers, offers } = started;
    const [buyer] = buyers;
    if (!buyer) throw new Error('There is a buyer.');
    await running.ready(signal);
    expect((await client.call(reservation(buyer, offers[0] ?? 0))).status).toBe(201);
    const runs = async (): Promise<number> => (await running.metric('job_duration_seconds_count')) ?? 0;
    for (const ahead of [jump, 0, -jump, 0]) {
      clock.move(ahead);
      await until({ what: 'the clock is moved', seconds: 30, signal }, async () =>
        Math.abs((await secondsAhead(running)) - ahead) < 60 ? true : undefined,
      );
      expect(await isSignedIn(client, buyer)).toBe(true);
      const before = await runs();
      await until(
        { what: 'jobs run', seconds: 300, signal },
        async () => (await runs()) > before || undefined,
      );
      expect(await storedOrders(started.database)).toMatchObject([{ status: 'initiated' }]);
      // Who asks without the site's key may do so 300 times a minute, by whatever clock.
      const { headers } = await fetch(`${running.url}/v3/marketplace/directory/overall-data`, {
        headers: tenantHeader,
      });
      expect(Number(headers.get('x-ratelimit-reset'))).toBeLessThanOrEqual(60);
    }
    client.close();
    task.meta.figures = '+49 h, back, −49 h and back: signed in, reserved, jobs within their minute';
  }, 900_000);

  it("S26 the database's too: reservations end once, mail of then is sent now, and nothing waits for it to be then again", async ({
    task,
    signal,
    skip,
  }) => {
    if (!postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    const folder = makeFaultFolder();
    const clock = makeMovedClock(folder) ?? skip((task.meta.figures = 'no libfaketime here'));
    await using stack = new AsyncDisposableStack();
    const started = await startWith(stack, { folder, clock, databaseToo: true });
    const { running, client, buyers, offers, mailPort } = started;
    const [before, then] = buyers;
    if (!before || !then) throw new Error('There are two buyers.');
    await running.ready(signal);
    const reserve = async (buyer: Buyer): Promise<void> => {
      expect((await client.call(reservation(buyer, offers[0] ?? 0))).status).toBe(201);
    };
    await reserve(before);
    const ahead = jumpToJobs();
    clock.move(ahead);
    await until({ what: 'the reservation ends', seconds: 240, signal }, async () =>
      (await storedOrders(started.database))[0]?.status === 'expired' ? true : undefined,
    );
    expect(await isSignedIn(client, before)).toBe(true);
    await reserve(then);
    // Its first attempt, of two days ahead, has failed: there is no mail server yet.
    await until({ what: 'its mail is put off', seconds: 60, signal }, () =>
      started.database.inspect(async ({ pool }) => {
        const { rows } = await pool.query<{ waiting: number }>(
          'SELECT count(*) FILTER (WHERE attempts = 0)::int AS waiting FROM mail_outbox',
        );
        return rows[0]?.waiting === 0 || undefined;
      }),
    );

    clock.move(0);
    await until({ what: 'the clock is right again', seconds: 30, signal }, async () =>
      Math.abs(await secondsAhead(running)) < 60 ? true : undefined,
    );
    const back = performance.now();
    const mails = await startMailCatcher({ port: mailPort });
    catcher = mails;
    for (const buyer of [before, then]) expect(await isSignedIn(client, buyer)).toBe(true);
    // The two reservations, and that the first of them ended.
    await until(
      { what: 'all mail has arrived', seconds: 400, signal },
      () => mails.caught.length >= 3 || undefined,
    );
    const sent = ((performance.now() - back) / 1000).toFixed(0);
    expect(await running.metric('mail_outbox_failed')).toBe(0);
    expect(await running.metric('mail_outbox_waiting')).toBe(0);
    expect(mails.caught).toHaveLength(3);
    expect(await storedOrders(started.database)).toEqual([
      { status: 'expired', accountId: before.accountId },
      { status: 'initiated', accountId: then.accountId },
    ]);
    await reserve(before);
    client.close();
    task.meta.figures = `+49 h and back: one expired, none twice; its mail ${sent} s after the clock was right`;
  }, 900_000);
});
