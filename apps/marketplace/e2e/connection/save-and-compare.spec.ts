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

test(
  'product 8 saving and comparing are one row at the bottom of the card, each as large as a finger',
  onBoth,
  async ({ page }) => {
    await page.goto(results);
    for (const card of (await page.locator('main article').all()).slice(0, 5)) {
      const inner = await card.boundingBox();
      const save = await card.getByRole('button', { name: /^Salvar / }).boundingBox();
      const compare = await card.getByRole('link', { name: /^Comparar / }).boundingBox();
      if (!inner || !save || !compare) throw new Error('A card has no actions.');
      expect(save.y).toBe(compare.y);
      const right = inner.x + inner.width - (compare.x + compare.width);
      const below = inner.y + inner.height - (compare.y + compare.height);
      expect(right).toBeLessThanOrEqual(16);
      expect(below).toBeLessThanOrEqual(16);
      expect(Math.min(save.width, save.height, compare.width, compare.height)).toBeGreaterThanOrEqual(44);
    }
  },
);

test('product 3 the link to a comparison of one school selects it, like the button', async ({ page }) => {
  await page.goto(results);
  const compare = page.getByRole('link', { name: /^Comparar / }).and(page.locator('main article a'));
  // The link's target before hydration.
  await page.goto((await compare.first().getAttribute('href')) ?? '');
  await page.getByRole('link', { name: 'Ver as escolas em Araguaína' }).click();
  const tray = page.getByRole('complementary', { name: 'Comparação' });
  await expect(tray).toContainText('1 de 4');
  const second = (await compare.first().getAttribute('href')) ?? '';
  await page.goto(second);
  await page.getByRole('link', { name: 'Comparar com a que você escolheu' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
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

test('product 3 the bar of a comparison takes no space from the forms of sign-in and reservation', async ({
  page,
}) => {
  await page.goto(results);
  const card = page.locator('main article').first();
  await card.getByRole('link', { name: /^Comparar / }).click();
  const tray = page.getByRole('complementary', { name: 'Comparação' });
  await expect(tray).toBeVisible();
  await page.goto('/entrar');
  const header = page.getByRole('banner').getByRole('link', { name: 'Comparar, 1 escola' });
  await expect(header).toBeVisible();
  await expect(tray).toHaveCount(0);

  await page.goto(results);
  await expect(tray).toBeVisible();
  await card.getByRole('heading').getByRole('link').click();
  await page
    .getByRole('link', { name: /^Reservar/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/reservar\//);
  await expect(header).toBeVisible();
  await expect(tray).toHaveCount(0);
});

test('product 3 the grade is chosen first, and stays with the other choices', async ({ page }) => {
  await page.goto(results);
  const hrefs = await page
    .locator('main article h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));
  const schools = [...new Set(hrefs)].slice(0, 2).map((slug) => `escola=${slug}`);
  await page.goto(`/escolas/comparar?${schools.join('&')}`);
  const select = page.getByRole('combobox', { name: 'Qual série?' });
  const current = await select.inputValue();
  const other = await select.locator(`option:not([value="${current}"])`).first().getAttribute('value');
  await select.selectOption(other ?? '');
  await expect(page).toHaveURL(`/escolas/comparar?${schools.join('&')}&serie=${other ?? ''}`);
  await page.getByText('Só as diferenças').click();
  await expect(page).toHaveURL(`/escolas/comparar?${schools.join('&')}&serie=${other ?? ''}&diferencas=true`);
  await expect(page.getByRole('switch', { name: 'Só as diferenças' })).toBeChecked();
  await expect(select).toHaveValue(other ?? '');
});

test('product 3 P3 without JavaScript the amenities of a comparison are counted, and unfold one by one', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(results);
  await page
    .locator('main article')
    .first()
    .getByRole('link', { name: /^Comparar / })
    .click();
  const one = page.locator('.search-fold ~ tbody td').first();
  await expect(page.getByRole('cell', { name: /^\d de \d$/u }).first()).toBeVisible();
  await expect(one).toBeHidden();
  await page.getByText(/^Ver os \d+ itens, um por um$/u).click();
  await expect(one).toBeVisible();
  await context.close();
});

test(
  'product 3 the bar of a comparison is at the bottom of the window, also on a short page',
  onBoth,
  async ({ page }) => {
    await page.goto(results);
    await page.evaluate(() =>
      localStorage.setItem('montilla:compared', JSON.stringify({ version: 1, slugs: ['colegio-azul'] })),
    );
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto('/escolas/favoritos');
    const tray = page.getByRole('complementary', { name: 'Comparação' });
    await expect(tray).toBeInViewport();
    const box = await tray.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(1400);
    // The page's last line can be scrolled out from under it.
    await page.setViewportSize({ width: 360, height: 500 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const foot = await page.getByRole('contentinfo').boundingBox();
    const bar = await tray.boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  },
);

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
  await tray.getByRole('button', { name: 'Limpar' }).click();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(page.getByRole('button', { name: /^Comparar/u })).toHaveCount(0);
});

test(
  'product 3 only the differences between the visible schools, two on a phone',
  onBoth,
  async ({ page, isMobile }) => {
    await page.goto(results);
    const links = page.locator('main article h2 a');
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const slugs = [...new Set(hrefs)].slice(0, 4).map((href) => `escola=${href.split('/').at(-1) ?? ''}`);
    await page.goto(`/escolas/comparar?${slugs.join('&')}&diferencas=true`);
    const columns = isMobile ? 2 : 4;
    await expect(page.getByRole('columnheader')).toHaveCount(columns);
    const rows = await page.locator('main tbody tr:has(td)').evaluateAll((found) =>
      found
        .filter((row) => row.checkVisibility())
        .map((row) => [...row.querySelectorAll('td')].filter((cell) => cell.checkVisibility()))
        .map((cells) => cells.map((cell) => cell.innerText)),
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter((cells) => cells.length !== columns || new Set(cells).size === 1)).toEqual([]);
  },
);

test('product 8 printed results contain only the list, without controls', async ({ page }) => {
  await page.goto(results);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main article').first()).toBeVisible();
  const main = page.locator('main');
  for (const name of [/^Salvar /, /^Filtros/, /^Comparar /, /^Ordenar/, /^Mapa/])
    await expect(
      main.getByRole('button', { name }).or(main.getByRole('link', { name })).filter({ visible: true }),
    ).toHaveCount(0);
  await expect(page.getByText('Por que estou vendo isto?').first()).toBeHidden();
});
