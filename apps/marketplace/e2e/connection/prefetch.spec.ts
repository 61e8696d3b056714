import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

/* ST-14: the likely next page is prefetched. */

const results = '/escolas/busca?city=araguaina-to';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page and waits until it has prefetched the next one. @param operation one of its calls. */
async function openAndPrefetch(page: Page, address: string, operation: string): Promise<void> {
  // Waits for this page's own requests, not the previous page's.
  await page.goto('about:blank');
  const response = page.waitForResponse(`**/api/graphql/${operation}-*`);
  await page.goto(address);
  await response;
  await page.waitForLoadState('networkidle');
}

/** Blocks all calls to the service from now on. */
const silence = (page: Page) => page.route('**/api/**', (route) => route.abort());

/** Milliseconds from the page's scripts to the first call to the service, by the browser's clock. */
async function idleTime(page: Page): Promise<number> {
  return page.evaluate(() => {
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/graphql'));
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => /\/assets\/.*\.js/u.test(entry.name));
    const first = Math.min(...calls.map(({ startTime }) => startTime));
    return first - Math.min(...scripts.map(({ responseEnd }) => responseEnd));
  });
}

test('ST-14 after a second on the results, the first school in view opens without further calls', async ({
  page,
}) => {
  await openAndPrefetch(page, results, 'SchoolPage');
  await silence(page);
  expect(await idleTime(page)).toBeGreaterThanOrEqual(1_000);
  const first = page.locator('main article').first().getByRole('heading').getByRole('link');
  const name = await first.innerText();
  await first.tap();
  await expect(title(page)).toHaveText(name);
  await expect(page.getByRole('heading', { name: /bolsas? nesta escola$/u })).toBeVisible();
});

test('ST-14 a city page prefetches its results, and the home page those of the preselected city', async ({
  page,
}) => {
  await openAndPrefetch(page, '/escolas/mensalidades/araguaina-to', 'SearchOffers');
  await silence(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ver .*bolsas/u })
    .first()
    .tap();
  await expect(page).toHaveURL(results);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.unrouteAll();

  await openAndPrefetch(page, '/escolas', 'SearchOffers');
  await page.getByRole('combobox', { name: 'Cidade' }).tap();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Cidade' }).fill('araguaina');
  const araguaina = page.getByRole('option', { name: /^Araguaína, TO/ });
  await expect(araguaina).toBeVisible();
  await silence(page);
  await araguaina.tap();
  await expect(page).toHaveURL(results);
  await expect(page.locator('main article').first()).toBeVisible();
});

for (const [visitor, connection] of [
  ['a visitor with Save-Data', { saveData: true, effectiveType: '4g' }],
  ['a slow connection', { saveData: false, effectiveType: '2g' }],
  ['the slowest connection', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`ST-14 nothing is prefetched for ${visitor}`, async ({ page }) => {
    await page.addInitScript(
      (connectionInfo) =>
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => connectionInfo }),
      connection,
    );
    if (connection.saveData) {
      await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
      // Someone who has stored something here gets the scripts at once.
      await page.addInitScript(() => localStorage.setItem('montilla:compared', '{}'));
    }
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(results);
    await page.evaluate(() => window.scrollBy(0, 1));
    // Three times the prefetch delay.
    await page.waitForTimeout(3_000);
    await page.waitForLoadState('networkidle');
    expect(calls.filter((path) => /^\/api\/graphql|prefetch/u.test(path))).toEqual([]);
  });
}
