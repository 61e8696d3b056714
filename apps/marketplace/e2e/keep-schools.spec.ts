import { expect, test } from '@playwright/test';

/* What a visitor does with a school without leaving the list it stands in. */

const results = '/escolas/busca?city=araguaina-to';

test('product 8 a school is saved from its card, on this device, and the header tells how many', async ({
  page,
}) => {
  await page.goto(results);
  const card = page.locator('main article').first();
  const name = await card.getByRole('heading').innerText();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Favoritos', exact: true })).toBeVisible();
  const save = card.getByRole('button', { name: `Salvar ${name} nos favoritos`, exact: true });
  const box = await save.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await save.click();
  const saved = card.getByRole('button', { name: `Salva nos favoritos: tirar ${name}`, exact: true });
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(results);
  await page.reload();
  await expect(saved).toBeVisible();
  await header.getByRole('link', { name: 'Favoritos 1 escola', exact: true }).click();
  await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible();
});

test('product 3 schools are compared from their cards, by keyboard too, and the header leads there', async ({
  page,
}) => {
  await page.goto(results);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^Comparar/ })).toHaveCount(0);
  // Before the page is taken over, the link is the way to a comparison of one.
  await page.waitForLoadState('networkidle');
  const compare = page.getByRole('link', { name: /^Comparar / }).and(page.locator('main article a'));
  const first = await compare.first().innerText();
  expect((await compare.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await compare.first().press('Enter');
  const name = first.replace(/^Comparar\s+/, '');
  const chosen = page.getByRole('button', { name: `Na comparação de escolas: tirar ${name}`, exact: true });
  await expect(chosen.first()).toBeFocused();
  await compare.first().click();
  await header.getByRole('link', { name: 'Comparar 2 escolas', exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('P3 without scripts a card has no button that does nothing, and its comparison is a link', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(results);
  const card = page.locator('main article').first();
  await expect(card.getByRole('button', { name: /favoritos/ })).toHaveCount(0);
  await card.getByRole('link', { name: /^Comparar / }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await context.close();
});
