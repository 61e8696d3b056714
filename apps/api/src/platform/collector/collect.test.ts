import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { silentServer } from '../../../test/silent-server.ts';
import { testEnvironment, testLog } from '../../../test/test-server.ts';
import { pageError, visit, visitStep, webVital } from '../database/collected-schema.ts';
import { deleteCollectedJob } from './store-page-report.ts';
import { findSiteMetrics } from './site-metrics.ts';

/** A page's batch from `@grafana/faro-web-sdk` 2.12, reduced to the fields it always has. */
const batch = (own: object = {}) => ({
  meta: {
    sdk: { name: '@grafana/faro-web-sdk', version: '2.12.1' },
    app: { name: 'melhor-escola', version: 'b1' },
    session: { id: 'aB3dE6gH9k', attributes: { is_bot: 'false', isSampled: 'true' } },
    page: { url: 'https://melhorescola.example/escolas/busca?city=araguaina-to' },
    browser: { name: 'Chrome', mobile: true, viewportWidth: '360' },
    view: { name: '/escolas/busca' },
  },
  ...own,
});

const vital = (metric: string, value: number, id = `v5-1-${metric}`) => ({
  type: 'web-vitals',
  timestamp: '2026-03-05T12:00:00.000Z',
  values: { [metric]: value, delta: value },
  context: { id, rating: 'good' },
});

/** The same, with the route that our monitoring adds. */
function measured(route: string, id: string) {
  const body = vital('cls', 0.2, id);
  return { ...body, context: { ...body.context, route, device: 'phone' } };
}

const failure = (
  value: string,
  filename = 'https://melhorescola.example/assets/results-page-DkP3x9aQ.js',
) => ({
  timestamp: '2026-03-05T12:00:00.000Z',
  type: 'TypeError',
  value,
  stacktrace: { frames: [{ filename, function: 'load', lineno: 1, colno: 200 }] },
});

const failures = (count: number, text: string) => Array.from({ length: count }, () => failure(text));

/** A batch of a release. @param loads routes whose first byte was measured. */
function ofRelease(release: string, exceptions: readonly object[], loads: readonly string[]) {
  const measurements = loads.map((route, n) => {
    const load = vital('ttfb', 100, `v5-${release}-${n}`);
    return { ...load, context: { ...load.context, route, device: 'phone' } };
  });
  const body = batch({ exceptions, measurements });
  body.meta.app.version = release;
  return body;
}

const event = (name: string, step: string) => ({
  timestamp: '2026-03-05T12:00:00.000Z',
  name,
  attributes: { step },
});

describeOneEngine('collected browser measurements', (test) => {
  const server = silentServer(test);
  beforeEach(async () => {
    await test().database.db.execute(sql`TRUNCATE collected_batch, visit, visit_step, web_vital, page_error`);
  });

  let visitor = 0;
  const send = (payload: object, headers: object = {}, ip?: string) =>
    server().inject({
      method: 'POST',
      url: '/collect',
      payload,
      headers: {
        'x-api-key': testEnvironment.searchApiKey,
        'x-forwarded-for': ip ?? `198.18.0.${(visitor += 1)}`,
        ...headers,
      },
    });
  const metrics = (route?: string) => findSiteMetrics(test().database.db, { days: 7, route });

  it('CA-13 accepts a batch from the site with 202', async () => {
    const answer = await send(
      batch({ measurements: [vital('lcp', 1_234.5), vital('cls', 0.03)], events: [event('x', 'search')] }),
    );
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ stored: true });
    expect(answer.headers['x-faro-session-status']).toBeUndefined();
    const { db } = test().database;
    expect(await db.select().from(webVital).orderBy(webVital.metric)).toMatchObject([
      { metric: 'cls', value: 0.03, route: '/escolas/busca', device: 'phone', release: 'b1' },
      { metric: 'lcp', value: 1_234.5 },
    ]);
    expect(await db.select().from(visitStep)).toMatchObject([{ visitId: 'aB3dE6gH9k', step: 'search' }]);
  });

  it('CA-13 stores a vital with the route pattern of its page', async () => {
    await send(
      batch({ measurements: [measured('/escolas/$slug', 'v5-1'), measured('/x?q=ana@exemplo.com', 'v5-2')] }),
    );
    const stored = await test().database.db.select().from(webVital).orderBy(webVital.measureId);
    expect(stored.map(({ route }) => route)).toEqual(['/escolas/$slug', 'unknown']);
  });

  it('CA-13 rejects calls without the key, invalid batches and large bodies', async () => {
    expect((await send(batch(), { 'x-api-key': 'wrong' })).statusCode).toBe(401);
    expect((await send({ meta: 'x' })).statusCode).toBe(400);
    expect(
      (await send(batch({ measurements: Array.from({ length: 201 }, () => vital('lcp', 1)) }))).statusCode,
    ).toBe(400);
    expect((await send(batch({ logs: ['x'.repeat(300_000)] }))).statusCode).toBe(413);
  });

  it('CO-04 answers 429 with Retry-After per address', async () => {
    const flood = await Promise.all(Array.from({ length: 245 }, () => send({ meta: {} }, {}, '198.18.7.7')));
    const rejected = flood.filter(({ statusCode }) => statusCode === 429);
    expect(rejected).toHaveLength(5);
    expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send({ meta: {} }, {}, '198.18.7.8')).statusCode).toBe(202);
  });

  it('CA-13 counts a repeated batch once', async () => {
    const again = batch({ exceptions: [failure('x is undefined')] });
    for (let time = 0; time < 3; time += 1) {
      expect((await send(again, { 'idempotency-key': 'k1' })).statusCode).toBe(202);
    }
    await Promise.all(Array.from({ length: 5 }, () => send(again, { 'idempotency-key': 'k2' })));
    expect(await test().database.db.select().from(pageError)).toMatchObject([{ count: 2 }]);
  });

  it('CO-04 reports the session as invalid after 15 idle minutes or 4 hours', async () => {
    const { db } = test().database;
    const status = async () => (await send(batch())).headers['x-faro-session-status'];
    expect(await status()).toBeUndefined();
    await db.update(visit).set({ seenAt: sql`now() - interval '14 minutes'` });
    expect(await status()).toBeUndefined();
    await db.update(visit).set({ seenAt: sql`now() - interval '16 minutes'` });
    expect(await status()).toBe('invalid');
    await db.update(visit).set({ seenAt: sql`now()`, startedAt: sql`now() - interval '241 minutes'` });
    expect(await status()).toBe('invalid');
    // Later measurements are stored, but the visit gets no further steps.
    await send(batch({ measurements: [vital('lcp', 900)], events: [event('x', 'school')] }));
    expect(await db.$count(webVital)).toBe(1);
    expect(await db.$count(visitStep)).toBe(0);
  });

  it('EN-13 ignores robots', async () => {
    const robot = batch({ measurements: [vital('lcp', 1)], events: [event('x', 'search')] });
    robot.meta.session.attributes.is_bot = 'true';
    const answer = await send(robot);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ stored: false });
    expect((await metrics()).funnel.visits).toBe(0);
    expect(await test().database.db.$count(webVital)).toBe(0);
  });

  it('S23 stores nothing that identifies the visitor', async () => {
    await send(
      batch({
        exceptions: [
          failure('Falha para ana@exemplo.com, CPF 529.982.247-25', 'https://x.example/entrar?token=abc123'),
        ],
      }),
    );
    const [error] = await test().database.db.select().from(pageError);
    expect(error).toMatchObject({
      message: 'Falha para [removed], CPF [removed]',
      stack: 'load (entrar:1:200)',
    });
    const stored = JSON.stringify(await metrics());
    for (const secret of ['ana@', '529.982', 'abc123', 'araguaina']) expect(stored).not.toContain(secret);
  });

  it('groups similar errors across builds', async () => {
    await send(
      batch({
        exceptions: [
          failure('Timeout after 1234 ms'),
          failure('Timeout after 99 ms', 'https://x.example/assets/results-page-AAAAAAAA.js'),
          failure('Something else'),
        ],
      }),
    );
    const { errors, releases } = await metrics();
    // Counts below five are hidden.
    expect(errors).toMatchObject([
      { type: 'TypeError', count: null, release: 'b1', routes: ['/escolas/busca'] },
      { message: 'Something else', count: null },
    ]);
    expect(releases).toEqual([{ release: 'b1', errors: null, views: 0 }]);
    expect(await test().database.db.$count(pageError, sql`count = 2`)).toBe(1);
  });

  it('LGPD states no sums from which a hidden count could be derived', async () => {
    const searches = Array.from({ length: 6 }, () => '/escolas/busca');
    await send(
      ofRelease('b1', [...failures(7, 'first'), ...failures(3, 'second')], [...searches, '/escolas/$slug']),
    );
    await send(ofRelease('b2', [...failures(3, 'first'), ...failures(4, 'second')], []));
    const { releases, vitals } = await metrics();
    expect(vitals).toMatchObject([{ route: '/escolas/busca', views: 6 }]);
    expect(releases).toEqual([
      { release: 'b1', errors: 7, views: 6 },
      // Of two hidden errors together.
      { release: 'b2', errors: 7, views: 0 },
    ]);
  });

  it('P9 stores at most 5,000 different errors a day, and still counts known ones', async () => {
    const { db } = test().database;
    await db.execute(sql`
      INSERT INTO page_error (day, release, route, fingerprint, type, message, stack)
      SELECT (now() AT TIME ZONE 'America/Sao_Paulo')::date, 'b1', '/', n::text, 'E', '', '' FROM generate_series(2, 5000) AS n`);
    await send(batch({ exceptions: [failure('first')] }));
    await send(batch({ exceptions: [failure('one too many')] }));
    await send(batch({ exceptions: [failure('first')] }));
    expect(await db.$count(pageError)).toBe(5_000);
    expect(await db.$count(pageError, sql`message = 'first' AND count = 2`)).toBe(1);
  });

  it('shows the 75th percentile by route and device, and the visit funnel', async () => {
    for (const [index, lcp] of [1_000, 2_000, 3_000, 4_000, 5_000].entries()) {
      const body = batch({
        measurements: [vital('lcp', lcp, `v5-${index}`)],
        events: [event('search', 'search'), ...(index < 2 ? [event('page', 'school')] : [])],
      });
      body.meta.session.id = `visit${index}`;
      await send(body);
    }
    // The same page view again: its last value counts.
    await send(batch({ measurements: [vital('lcp', 6_000, 'v5-4')] }));
    const { vitals, daily, funnel } = await metrics();
    expect(vitals).toEqual([
      { route: '/escolas/busca', device: 'phone', metric: 'lcp', p75: 4_000, views: 5 },
    ]);
    // Without counts, so that the sum above less these is no hidden day's.
    expect(daily).toEqual([
      { day: expect.any(String) as string, device: 'phone', metric: 'lcp', p75: 4_000 },
    ]);
    expect((await metrics('/escolas/busca')).daily).toEqual(daily);
    expect((await metrics('/')).daily).toEqual([]);
    expect(funnel).toEqual({
      visits: 6,
      steps: [
        { step: 'search', visits: 5 },
        // Fewer than five are hidden.
        { step: 'school', visits: null },
        { step: 'school-visit', visits: 0 },
        { step: 'offer', visits: 0 },
        { step: 'lead', visits: 0 },
        { step: 'reservation', visits: 0 },
      ],
    });
  });

  it('hides measurements of fewer than five page views', async () => {
    for (let index = 0; index < 4; index += 1)
      await send(batch({ measurements: [vital('inp', 100, `v5-few-${index}`)] }));
    const { vitals, daily } = await metrics();
    expect({ vitals, daily }).toEqual({ vitals: [], daily: [] });
  });

  it('CA-13 counts for Prometheus what it stores, and makes no label of what a visitor sends', async () => {
    await send(
      batch({
        measurements: [measured('/escolas/$slug', 'm1'), measured('/ana', 'm2'), vital('lcp', 1_200)],
        exceptions: [failure('x is undefined')],
        events: [event('x', 'search')],
      }),
    );
    const { body } = await server().inject('/metrics');
    const counted = [
      'web_vital_seconds_count{metric="lcp",route="/escolas/busca",device="phone"}',
      'web_vital_layout_shift_count{route="/escolas/$slug",device="phone"}',
      'web_vital_layout_shift_count{route="other",device="phone"}',
      'page_errors_total{route="/escolas/busca"}',
      'visit_steps_total{step="search"}',
    ];
    const found = counted.filter((name) => body.split('\n').some((line) => line.startsWith(`${name} `)));
    expect(found).toEqual(counted);
    expect(body).not.toContain('/ana');
  });

  it('deletes data older than COLLECTED_DAYS', async () => {
    const { database } = test();
    await send(
      batch({ measurements: [vital('lcp', 1)], exceptions: [failure('x')], events: [event('x', 'search')] }),
      {
        'idempotency-key': 'k3',
      },
    );
    const run = (days: number) =>
      deleteCollectedJob.run({
        database,
        environment: { ...testEnvironment, collectedDays: days },
        signal: new AbortController().signal,
        log: testLog().log,
      });
    const age = async (interval: string) => {
      const moment = sql`now() - ${interval}::interval`;
      await database.db.update(webVital).set({ collectedAt: moment });
      await database.db.update(visit).set({ startedAt: moment });
      await database.db.update(pageError).set({ lastAt: moment });
    };
    const stored = () =>
      Promise.all([webVital, visit, visitStep, pageError].map((table) => database.db.$count(table)));
    await age('29 days');
    await run(30);
    expect(await stored()).toEqual([1, 1, 1, 1]);
    await age('31 days');
    await run(30);
    expect(await stored()).toEqual([0, 0, 0, 0]);
  });
});
