import { expect, type Page, type Route } from '@playwright/test';
import { z } from 'zod';
import { analyticsConsent } from '../consent-cookie.ts';
import { rollbarPort, tagManagerPort } from '../site.ts';
import { answerConsent } from './tracked-visit.ts';
import { scrollToHydrated, test } from '../visitor.ts';

/* What monitoring and error reporting send and when, by the page's clock. */

const batch = z.object({
  meta: z.object({ session: z.object({ id: z.string() }) }),
  exceptions: z.array(z.object({ value: z.string() })).default([]),
  events: z
    .array(z.object({ name: z.string(), attributes: z.record(z.string(), z.string()).optional() }))
    .default([]),
});
type Batch = z.infer<typeof batch>;

const sentReport = z.object({
  data: z.object({ body: z.object({ trace: z.object({ exception: z.object({ message: z.string() }) }) }) }),
});

/** A fake collector: received batches, and its responses. */
interface Collector {
  readonly batches: Batch[];
  /** Messages of the received errors, in order. */
  readonly errors: () => string[];
  answer: (route: Route) => Promise<void>;
}

const take = (route: Route) => route.fulfill({ status: 202 });

async function collect(page: Page): Promise<Collector> {
  const batches: Batch[] = [];
  const collector: Collector = {
    batches,
    errors: () => batches.flatMap(({ exceptions }) => exceptions.map(({ value }) => value)),
    answer: take,
  };
  await page.route('**/api/collect', async (route) => {
    batches.push(batch.parse(route.request().postDataJSON()));
    await collector.answer(route);
  });
  return collector;
}

/** Dispatches uncaught errors, without lines in the console. */
const fail = (page: Page, ...messages: string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const message of all)
      window.dispatchEvent(new ErrorEvent('error', { message, error: new Error(message) }));
  }, messages);

/** Makes monitoring send something; repeated until it has started. */
async function isMonitored(page: Page, { errors }: Collector): Promise<void> {
  await expect(async () => {
    await fail(page, `ready ${Date.now()}`);
    await expect.poll(() => errors().length, { timeout: 1_000 }).toBeGreaterThan(0);
  }).toPass();
}

/** A measured action of the visitor: name and milliseconds. */
const actions = ({ batches }: Collector) =>
  batches
    .flatMap(({ events }) => events)
    .filter(({ name }) => name === 'faro.user.action')
    .map(({ attributes = {} }) => ({
      name: attributes['userActionName'],
      duration: Number(attributes['userActionDuration']),
    }));

interface SentRequest {
  readonly at: number;
  readonly keepalive: boolean;
  readonly bytes: number;
  isSettled: boolean;
}

/** Records in the page when and how it sends to the collector. */
function noteRequests(): void {
  const sent: SentRequest[] = [];
  const native = window.fetch;
  window.fetch = (input, init) => {
    if (typeof input !== 'string' || !input.endsWith('/api/collect')) return native(input, init);
    const request: SentRequest = {
      at: Date.now(),
      keepalive: init?.keepalive === true,
      bytes: typeof init?.body === 'string' ? new TextEncoder().encode(init.body).byteLength : 0,
      isSettled: false,
    };
    sent.push(request);
    // The browser rejects keepalive requests that are too large, and the SDK sends them again.
    return native(input, init).finally(() => (request.isSettled = true));
  };
  Object.assign(window, { sentRequests: sent });
}

const sentRequests = (page: Page): Promise<readonly SentRequest[]> =>
  page.evaluate(() => Reflect.get(window, 'sentRequests'));

/**
 * Waits until the page has no requests in flight. Otherwise advancing its clock would trigger the SDK's request timeout (10 s), and the
 * batch would be sent twice.
 */
const allSettled = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await sentRequests(page)).filter(({ isSettled }) => !isSettled), { intervals: [20] })
    .toEqual([]);

test.describe('with consent to analytics', () => {
  test.use({ storageState: analyticsConsent });

  test('CO-04 telemetry is sent in batches, five at a time and thirty at most, respects Retry-After, and detects the end of a session', async ({
    page,
  }) => {
    test.slow();
    const collector = await collect(page);
    const { batches, errors } = collector;
    await page.clock.install();
    await page.addInitScript(noteRequests);
    await page.goto('/metodologias');
    await isMonitored(page, collector);
    await page.waitForLoadState('networkidle');
    const begin = async () => {
      await allSettled(page);
      batches.length = 0;
    };

    // 50 items are sent at once, the others within 250 ms together.
    await begin();
    await fail(page, ...Array.from({ length: 60 }, (_, count) => `burst ${count}`));
    await expect.poll(() => batches.map(({ exceptions }) => exceptions.length)).toEqual([50, 10]);

    // Requests use keepalive, unless they have more than 60,000 bytes.
    await fail(page, 'ã'.repeat(40_000));
    await expect.poll(async () => (await sentRequests(page)).at(-1)?.keepalive).toBe(false);
    const requests = await sentRequests(page);
    expect(requests.at(-1)?.bytes).toBeGreaterThan(60_000);
    expect(requests.filter(({ bytes }) => bytes <= 60_000).every(({ keepalive }) => keepalive)).toBe(true);

    // Rejected without Retry-After: retried after 5 s, and later batches wait.
    for (const { retryAfter, least, most } of [
      { retryAfter: undefined, least: 5_000, most: 8_000 },
      { retryAfter: '60', least: 60_000, most: 90_000 },
    ]) {
      await begin();
      collector.answer = async (route) => {
        collector.answer = take;
        await route.fulfill({ status: 429, headers: retryAfter ? { 'retry-after': retryAfter } : {} });
      };
      await fail(page, 'rejected');
      await expect.poll(errors).toEqual(['rejected']);
      await allSettled(page);
      await fail(page, 'after it');
      await page.clock.runFor(least - 1_500);
      expect(errors()).toEqual(['rejected']);
      await expect(async () => {
        await page.clock.runFor(500);
        expect(errors()).toEqual(['rejected', 'rejected', 'after it']);
      }).toPass({ intervals: [20] });
      const [again, first] = (await sentRequests(page)).toReversed().slice(1);
      const waited = (again?.at ?? 0) - (first?.at ?? 0);
      expect(waited).toBeGreaterThanOrEqual(least);
      expect(waited).toBeLessThanOrEqual(most);
    }

    // Five at a time, and thirty queued or in flight; further ones are dropped.
    await begin();
    const held = Promise.withResolvers<void>();
    collector.answer = (route) => held.promise.then(() => take(route));
    await fail(page, ...Array.from({ length: 40 * 50 }, (_, count) => `held ${count}`));
    await expect.poll(() => batches.length).toBe(5);
    collector.answer = take;
    held.resolve();
    await expect.poll(() => batches.length).toBe(30);

    // A session expires after 15 minutes of inactivity, and after 4 hours.
    const sessionAfter = async (minutes: number): Promise<string | undefined> => {
      await begin();
      await page.clock.fastForward(minutes * 60_000);
      await fail(page, `after ${minutes} minutes ${Date.now()}`);
      await page.clock.runFor(300);
      await expect.poll(() => errors().length, { intervals: [20] }).toBe(1);
      return batches.find(({ exceptions }) => exceptions.length > 0)?.meta.session.id;
    };
    const first = await sessionAfter(1);
    expect(await sessionAfter(14)).toBe(first);
    const second = await sessionAfter(16);
    expect(second).not.toBe(first);
    const sessions: (string | undefined)[] = [];
    for (let quarter = 0; quarter < 18; quarter += 1) sessions.push(await sessionAfter(14));
    expect(sessions.filter((session) => session === second)).toHaveLength(17);
  });

  test('CO-04 a report of an error has at most 524,288 bytes, and then texts of 1024 characters', async ({
    page,
  }) => {
    const reports: string[] = [];
    await page.route(`http://localhost:${rollbarPort}/**`, (route) => {
      reports.push(route.request().postData() ?? '');
      return route.fulfill({ json: { err: 0, result: {} } });
    });
    await page.goto('/metodologias');
    await expect(async () => {
      await fail(page, `long ${'ã'.repeat(400_000)}`);
      await expect.poll(() => reports.length, { timeout: 1_000 }).toBeGreaterThan(0);
    }).toPass({ timeout: 15_000 });
    const [report = ''] = reports;
    const { message } = sentReport.parse(JSON.parse(report)).data.body.trace.exception;
    expect(message).toBe(`long ${'ã'.repeat(1024 - 'long ...'.length)}...`);
    expect(new TextEncoder().encode(report).byteLength).toBeLessThanOrEqual(524_288);
  });

  test('CO-04 RT-18 at most 60 errors per minute are reported, 404 pages included', async ({ page }) => {
    const reports: string[] = [];
    await page.route(`http://localhost:${rollbarPort}/**`, (route) => {
      reports.push(route.request().postData() ?? '');
      return route.fulfill({ json: { err: 0, result: {} } });
    });
    await page.goto('/nao-existe/ana@exemplo.com/%5B31m');
    await expect.poll(() => reports.length, { timeout: 15_000 }).toBe(1);
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({
      data: {
        level: 'error',
        body: { trace: { exception: { message: 'Page not found: /nao-existe/[removed]/[31m' } } },
      },
    });
    await page.evaluate(() => {
      for (let count = 0; count < 80; count += 1)
        setTimeout(() => {
          throw new Error(`failure ${count}`);
        });
    });
    // Plus Rollbar's own message that there were more.
    await expect.poll(() => reports.length).toBe(61);
    expect(reports.filter((report) => /Page not found|failure \d/u.test(report))).toHaveLength(60);
  });
});

test.describe('of a new visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('ST-05 analytics starts once, is retried after a failure, and tracks an action until it has finished', async ({
    page,
  }) => {
    const collector = await collect(page);
    let asked = 0;
    await page.route(`http://localhost:${tagManagerPort}/gtm.js*`, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.clock.install();
    await page.goto('/metodologias');
    await answerConsent(page, 'Aceitar');
    await expect.poll(() => asked).toBe(1);
    const footer = page.getByRole('contentinfo');
    const schools = footer.getByRole('link', { name: 'Escolas no Brasil' });
    await scrollToHydrated(schools);
    await schools.tap();
    await expect.poll(() => asked).toBe(2);
    await footer.getByRole('link', { name: 'Metodologias' }).tap();
    await expect(page).toHaveURL(/metodologias$/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /página inicial$/u })
      .tap();
    await isMonitored(page, collector);

    const search = page.getByRole('button', { name: 'Buscar bolsas' });
    await search.tap();
    await expect(page).toHaveURL(/\/escolas\/busca/);
    await expect.poll(() => actions(collector).map(({ name }) => name)).toEqual(['search']);
    expect(actions(collector)[0]?.duration).toBeLessThan(10_000);

    // Requests of an action are waited for, up to 10 s.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /página inicial$/u })
      .tap();
    await expect(search).toBeVisible();
    await page.route('**/api/graphql/**', () => undefined);
    // Data from a minute ago is stale and refetched.
    await page.clock.fastForward(120_000);
    const request = page.waitForRequest(/\/api\/graphql\/SearchOffers/);
    await search.tap();
    await expect(page).toHaveURL(/\/escolas\/busca/);
    // The clock advances faster than the page works.
    await request;
    await page.clock.runFor(9_000);
    expect(actions(collector)).toHaveLength(1);
    await page.clock.runFor(4_000);
    await expect.poll(() => actions(collector).length).toBe(2);
    expect(actions(collector)[1]?.duration).toBeGreaterThanOrEqual(10_000);
    expect(asked).toBe(2);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
