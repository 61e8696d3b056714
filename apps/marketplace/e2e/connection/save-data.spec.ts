import { expect, type Page } from '@playwright/test';
import { siteUrl } from '../site.ts';
import { test } from '../visitor.ts';

/* Product 15: the footer's "Economizar dados". Pages come without scripts, pictures and the site's font until something needs them. */

/** Half of what a whole visit transferred before there was a switch. */
const MAX_KB = 174;

/** A navigation that does not wait for hydration, which never comes. */
const asDocument = { waitUntil: 'commit' } as const;

const html = (page: Page) => page.locator('html');
const turnOff = (page: Page) => page.getByRole('button', { name: 'Parar de economizar dados' });

/** Bytes that the page transfers, headers included, and the paths of its scripts and fonts. */
async function recordTransfers(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const transfers = { bytes: 0, files: [] as string[] };
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (transfers.bytes += encodedDataLength));
  client.on('Network.requestWillBeSent', ({ request, type }) => {
    if (type === 'Script' || type === 'Font') transfers.files.push(new URL(request.url).pathname);
  });
  return transfers;
}

test('product 15 a whole visit that saves data transfers at most half of what it did', async ({ page }) => {
  await page.context().addCookies([{ name: 'save_data', value: 'on', url: siteUrl }]);
  const transfers = await recordTransfers(page);
  await page.goto('/escolas', asDocument);
  await expect(turnOff(page)).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Cidade' });
  await field.click();
  await page.keyboard.type('araguaina');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/city=araguaina/u);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.locator('main article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /^Reservar/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/reservar\//u);
  await page.goBack(asDocument);
  await page.waitForLoadState('networkidle');
  expect(transfers.files).toEqual([]);
  expect(transfers.bytes / 1024).toBeLessThanOrEqual(MAX_KB);
});

test('product 15 what needs scripts loads them when it is used', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await page.goto('/escolas/busca?city=araguaina-to', asDocument);
  const card = page.locator('main article').first();
  await card.getByRole('button', { name: /nos favoritos$/u }).click();
  await expect(card.getByRole('button', { name: /^Salvo nos favoritos/u })).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-hydrated', 'true');
});
