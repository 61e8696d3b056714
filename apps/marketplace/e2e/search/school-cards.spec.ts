import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

/* Product 13: one card per school in the results; its other scholarships open in place. */

const results = '/escolas/busca?city=sao-paulo-sp';

/** The first card of a school with several matching scholarships, and the line that opens them. */
async function firstOfSeveral(page: Page): Promise<{ card: Locator; line: Locator; count: number }> {
  const card = page
    .locator('main article')
    .filter({ hasText: /mais \d+ bolsas? de(?:sde)?/ })
    .first();
  const line = card.getByText(/^mais \d+ bolsas? de(?:sde)?/);
  const [, count] = /mais (\d+)/.exec(await line.innerText()) ?? [];
  return { card, line, count: Number(count) };
}

const reais = (text: string): number[] =>
  [...text.matchAll(/R\$\s*([\d.]+)/g)].map(([, amount = '']) => Number(amount.replaceAll('.', '')));

test('product 13 the other scholarships open in place, each with its price and reservation', async ({
  page,
  isMobile,
}) => {
  await page.goto(results);
  const { card, line, count } = await firstOfSeveral(page);
  const [lowest] = reais(await line.innerText());
  const summary = card.locator('summary').filter({ hasText: /^mais/ });
  if (isMobile) await line.tap();
  else {
    await summary.focus();
    await page.keyboard.press('Enter');
  }
  const rows = card.locator('li').filter({ hasText: 'Reservar' });
  await expect(rows).toHaveCount(count);
  await expect(page).toHaveURL(results);
  await expect(summary).toBeFocused();
  const prices = (await rows.locator('strong').allInnerTexts()).flatMap(reais);
  expect(Math.min(...prices)).toBe(lowest);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  const name = await card.getByRole('heading').innerText();
  await rows
    .first()
    .getByRole('link', { name: /^Reservar a bolsa de/ })
    .click();
  await expect(page).toHaveURL(/\/reservar/);
  await expect(page.getByText(name).first()).toBeVisible();
});

test('product 13 A2 a failed call says so, and is repeated without losing the focus', async ({ page }) => {
  await page.goto(results);
  const { card, line, count } = await firstOfSeveral(page);
  await page.route('**/api/graphql/SearchOffers*', (route) => route.abort());
  await line.click();
  await expect(card.getByRole('alert')).toHaveText('Não foi possível buscar as outras bolsas agora.');
  await expect(card.getByRole('link', { name: 'Todas as bolsas da escola' })).toBeVisible();
  await page.unroute('**/api/graphql/SearchOffers*');
  await card.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(card.locator('li').filter({ hasText: 'Reservar' })).toHaveCount(count);
  await expect(card.locator('summary').filter({ hasText: /^mais/ })).toBeFocused();
});
