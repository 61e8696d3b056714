import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

/* A2: where the focus is after a navigation in the browser. */

const results = '/escolas/busca?city=araguaina-to';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const isFocused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** Opens a page and waits until its idle tasks have started, of which the last prefetches. */
async function openAndRest(page: Page, address: string): Promise<void> {
  const prefetched = page.waitForResponse('**/api/graphql/**');
  await page.goto(address);
  await prefetched;
}

test('A2 the next page’s heading takes the focus, and Back returns it to the link', async ({ page }) => {
  await openAndRest(page, results);
  expect(await isFocused(page)).toBe('BODY');
  const link = page.locator('main article').first().getByRole('heading').getByRole('link');
  const name = await link.innerText();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(name);
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.goBack();
  await expect(link).toBeFocused();

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Favoritos/ })
    .click();
  await expect(title(page)).toHaveText('Favoritos');
  await expect(title(page)).toBeFocused();
});

test('A2 a page that fails takes the focus', async ({ page }) => {
  await openAndRest(page, results);
  await page.waitForLoadState('networkidle');
  await page.route('**/api/graphql/**', (route) => route.abort());
  const link = page.locator('main article').nth(5).getByRole('heading').getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Sem conexão');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tentar de novo' })).toBeFocused();
});
