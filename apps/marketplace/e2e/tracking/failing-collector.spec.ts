import { expect, type Page } from '@playwright/test';
import { analyticsConsent } from '../consent-cookie.ts';
import { startFaultService, type FaultService, type CollectorFault } from '../fakes/fault-service.ts';
import { startSecondSite } from '../second-site.ts';
import { test } from '../visitor.ts';

/* The telemetry collector fails while the rest of the service works: visitors must not notice. */

let service: FaultService;
let site: Awaited<ReturnType<typeof startSecondSite>>;

test.beforeAll(async () => {
  service = await startFaultService();
  site = await startSecondSite(service.url);
});
test.beforeEach(() => {
  service.batches.length = 0;
});
test.afterAll(() => {
  site.stop();
  service.stop();
});

test.use({ storageState: analyticsConsent });

/** Errors after the visit, one per 200 ms. Each would be a batch without backoff. */
const LATER_ERRORS = 25;

/** Maximum batches to a failing collector: those in flight before the first failure, and a few retries. */
const MAX_BATCHES = 10;

/** Visits three pages, the last with repeated errors. @returns errors in the console. */
async function visitPages(page: Page): Promise<string[]> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(`${site.url}/escolas/busca?city=araguaina-to`);
  await expect.poll(() => service.batches.length, { timeout: 15_000 }).toBeGreaterThan(0);
  const begun = Date.now();
  await page.locator('main article').first().getByRole('heading').getByRole('link').tap();
  await expect(page.getByRole('heading', { name: /bolsas? nesta escola$/u })).toBeVisible();
  await page
    .getByRole('button', { name: /^Salvar/u })
    .first()
    .tap();
  await expect(page.getByRole('button', { name: /^Salvo\b/u }).first()).toBeVisible();
  await page.goBack();
  await expect(page.locator('main article').first()).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(5_000);
  for (let count = 0; count < LATER_ERRORS; count += 1) {
    await page.evaluate((error) => {
      // An uncaught error, without a line in the console.
      window.dispatchEvent(new ErrorEvent('error', { message: error, error: new Error(error) }));
    }, `failure ${count}`);
    // Errors within 250 ms are one batch (CO-04), and several batches are needed.
    await page.waitForTimeout(200);
  }
  return messages;
}

const faults: readonly { name: string; fault: CollectorFault }[] = [
  { name: 'is gone', fault: 'gone' },
  { name: 'does not answer', fault: 'hanging' },
  { name: 'says 429 with Retry-After', fault: 'busy' },
];

for (const { name, fault } of faults) {
  test(`CA-13 CO-04 S19 a collector that ${name} delays nothing, and is retried with backoff`, async ({
    page,
  }) => {
    test.slow();
    service.collector = fault;
    const messages = await visitPages(page);
    expect(service.batches.length).toBeLessThanOrEqual(MAX_BATCHES);
    // Only the browser's own line per failed request.
    expect(messages.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    expect(messages.length).toBeLessThanOrEqual(MAX_BATCHES);
  });
}

test('CA-13 CO-04 an expired session is replaced by a new one, and the visit continues', async ({ page }) => {
  test.slow();
  service.collector = 'session-over';
  const reached = visitPages(page);
  await expect.poll(() => service.batches.length, { timeout: 20_000 }).toBeGreaterThan(1);
  service.collector = 'none';
  expect(await reached).toEqual([]);
  const sessions = service.batches.map(({ session }) => session);
  expect(new Set(sessions).size).toBeGreaterThan(1);
  // At most one per error, plus the pages' own telemetry.
  expect(service.batches.length).toBeLessThan(LATER_ERRORS + 2 * MAX_BATCHES);
});
