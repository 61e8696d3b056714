import { expect } from '@playwright/test';
import { test } from '../visitor.ts';

const onBoth = { tag: '@both' };

/* Saving and comparing schools from the list of results. */

const results = '/escolas/busca?city=araguaina-to';

test('product 8 a school is saved from its card on this device, and the header shows the count', async ({
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
  const saved = card.getByRole('button', { name: `Salvo nos favoritos: tirar ${name}`, exact: true });
  await expect(saved).toBeVisible();
  await expect(page).toHaveURL(results);
  await page.reload();
  await expect(saved).toBeVisible();
  await header.getByRole('link', { name: 'Favoritos, 1 escola', exact: true }).click();
  // Until the next page has loaded, the list is shown, in which the school may occur twice.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favoritos');
  await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible();
});

test(
  'product 3 schools are compared from their cards, also by keyboard, and the header links to the comparison',
  onBoth,
  async ({ page }) => {
    await page.goto(results);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Comparar/ })).toHaveCount(0);
    // Before hydration it is a link to a comparison of one school.
    await page.waitForLoadState('networkidle');
    const compare = page.getByRole('link', { name: /^Comparar / }).and(page.locator('main article a'));
    const first = (await compare.first().getAttribute('aria-label')) ?? '';
    expect((await compare.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await compare.first().press('Enter');
    const name = first.replace(/^Comparar\s+/, '');
    const chosen = page.getByRole('button', { name: `Na comparação de escolas: tirar ${name}`, exact: true });
    await expect(chosen.first()).toBeFocused();
    await compare.first().click();
    await header.getByRole('link', { name: 'Comparar, 2 escolas', exact: true }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  },
);

test('P3 without JavaScript a card has no dead buttons, and comparing is a link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(results);
  const card = page.locator('main article').first();
  await expect(card.getByRole('button', { name: /favoritos/ })).toHaveCount(0);
  await card.getByRole('link', { name: /^Comparar / }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await expect(page.getByText('Escolha mais uma escola para comparar.')).toBeVisible();
  await page.getByRole('button', { name: 'Atualizar a comparação' }).click();
  await expect(page).toHaveURL(/\/escolas\/comparar\?escola=[a-z0-9-]+&serie=[a-z0-9-]+$/u);
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'Ver as escolas em Araguaína' }).click();
  await expect(page).toHaveURL(results);
  await context.close();
});

test('product 3 a comparison without schools in its URL is the one of this device', async ({ page }) => {
  await page.goto(results);
  const compare = page.getByRole('link', { name: /^Comparar / }).and(page.locator('main article a'));
  const slugs = await compare.evaluateAll((links) =>
    links
      .slice(0, 2)
      .map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).searchParams.get('escola')),
  );
  await page.evaluate(
    (stored) => localStorage.setItem('montilla:compared', stored),
    JSON.stringify({ version: 1, slugs }),
  );
  await page.goto('/escolas/comparar');
  await expect(page).toHaveURL(`/escolas/comparar?escola=${slugs.join('&escola=')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('product 3 a saved school’s checkbox is the comparison of this device, whose bar has the only button', async ({
  page,
}) => {
  await page.goto(results);
  for (const index of [0, 1]) {
    const card = page.locator('main article').nth(index);
    await card.getByRole('button', { name: /^Salvar .* nos favoritos$/u }).click();
    await expect(card.getByRole('button', { name: /^Salvo nos favoritos/u })).toBeVisible();
  }
  await page.goto('/escolas/favoritos');
  const boxes = page.getByRole('checkbox', { name: /^Comparar /u });
  await expect(boxes).toHaveCount(2);
  const tray = page.getByRole('complementary', { name: 'Comparação' });
  await expect(tray).toBeHidden();
  // Not `check()`, which requires the new state at once: a click before hydration is replayed.
  for (const index of [0, 1]) {
    await boxes.nth(index).click();
    await expect(boxes.nth(index)).toBeChecked();
  }
  await expect(tray).toContainText('2 de 4');
  await page.reload();
  for (const index of [0, 1]) await expect(boxes.nth(index)).toBeChecked();
  await boxes.first().click();
  await expect(tray).toContainText('1 de 4');
  // The bar takes no space from a form; the header still has the list.
  await page.goto('/entrar');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Comparar, 1 escola' })).toBeVisible();
  await expect(tray).toHaveCount(0);
  await page.goto('/escolas/favoritos');
  await tray.getByRole('button', { name: 'Limpar' }).click();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(page.getByRole('button', { name: /^Comparar/u })).toHaveCount(0);
});

test('product 8 printed results contain only the list, without controls', async ({ page }) => {
  await page.goto(results);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main article').first()).toBeVisible();
  const main = page.locator('main');
  for (const name of [/^Salvar /, /^Filtros/, /^Comparar /, /^Ordenar/, /^Mapa/])
    await expect(
      main.getByRole('button', { name }).or(main.getByRole('link', { name })).filter({ visible: true }),
    ).toHaveCount(0);
  for (const why of ['Por que estou vendo isto?', 'Por que aqui?'])
    await expect(page.getByText(why).first()).toBeHidden();
});
