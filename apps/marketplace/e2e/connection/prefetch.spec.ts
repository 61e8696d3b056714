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

test('ST-14 from the results the first school in view opens without further calls', async ({ page }) => {
  await openAndPrefetch(page, results, 'SchoolPage');
  await silence(page);
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

test('ST-14 product 12 nothing is prefetched on a slow connection', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({ saveData: false, effectiveType: '2g' }),
    }),
  );
  await page.clock.install();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(results);
  await page.evaluate(() => window.scrollBy(0, 1));
  // Many times the prefetch delay.
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(calls.filter((path) => /^\/api\/graphql|prefetch/u.test(path))).toEqual([]);
});
