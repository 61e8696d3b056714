import { expect, type Page } from '@playwright/test';
import { maxLayoutShift, recordLayoutShifts } from '../layout-shift.ts';
import { holdRequests, scrollAtClick, test } from '../visitor.ts';

/*
 * The first user journey: a parent types 'arag', selects 'Araguaína, TO', filters by grade and price, and opens a school. On a phone
 * and on a desktop, by keyboard, and with JavaScript off.
 */

/** Desktop only, because a phone has no Tab key. The phone project skips these tests. */
const onDesktop = { tag: '@desktop' };

const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function chooseAraguaina(page: Page): Promise<void> {
  await page.goto('/escolas');
  await page.getByRole('combobox', { name: 'Cidade' }).click();
  await page.keyboard.type('arag', { delay: 40 });
  await page.getByRole('option', { name: /^Araguaína, TO/ }).click();
  await expect(page).toHaveURL('/escolas/busca?city=araguaina-to');
  await expect(title(page)).toHaveText(/^\d+ bolsas em Araguaína, TO$/);
}

/** All monthly prices in the list, in reais. */
async function prices(page: Page): Promise<number[]> {
  const texts = await page.locator('main article').filter({ hasText: 'por mês com a bolsa' }).allInnerTexts();
  return texts.map((text) =>
    Number(
      (/R\$\s*([\d.]+(?:,\d\d)?)\s*por mês/.exec(text)?.[1] ?? 'NaN').replaceAll('.', '').replace(',', '.'),
    ),
  );
}

test(
  'RT-01 RT-20 ST-09 a parent finds a scholarship in Araguaína and opens its school',
  { tag: ['@smoke', '@both'] },
  async ({ page, isMobile }) => {
    await chooseAraguaina(page);
    const all = (await prices(page)).length;

    if (isMobile) {
      await page
        .getByRole('link', { name: 'Filtros' })
        .or(page.getByRole('button', { name: 'Filtros' }))
        .tap();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel('Série', { exact: true }).selectOption({ value: '1-ano' });
      await sheet.getByLabel('Máximo', { exact: true }).fill('1200');
      await sheet.getByLabel('Máximo', { exact: true }).blur();
      await sheet.getByRole('button', { name: /^Ver \d+ bolsas?$/ }).tap();
      await expect(sheet).toBeHidden();
    } else {
      await page.getByLabel('Série', { exact: true }).selectOption({ value: '1-ano' });
      await expect(page).toHaveURL(/grade=1-ano/);
      await page.getByLabel('Máximo', { exact: true }).fill('1200');
      await page.getByLabel('Máximo', { exact: true }).press('Enter');
    }
    await expect(page).toHaveURL('/escolas/busca?city=araguaina-to&priceMax=1200&grade=1-ano');
    await expect(title(page)).toHaveText(/^\d+ bolsas? para o 1º\sano em Araguaína, TO$/);
    // The title is the same as before the price filter, whose results may still be loading.
    await expect(async () => {
      const narrowed = await prices(page);
      expect(narrowed.length).toBeGreaterThan(0);
      expect(narrowed.length).toBeLessThan(all);
      for (const price of narrowed) expect(price).toBeLessThanOrEqual(1200);
    }).toPass({ timeout: 7_000 });

    const card = page.locator('main article').filter({ hasText: 'por mês com a bolsa' }).first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').first().click();
    await expect(title(page)).toHaveText(name);
    await expect(page.getByText('1º ano').first()).toBeVisible();
    await expect(
      page
        .getByText(/Custo do ano/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Você está em' })).toContainText('Araguaína');
  },
);

test('ST-09 Enter opens the first matching city, even before the suggestions have loaded', async ({
  page,
}) => {
  await page.goto('/escolas');
  await page.getByRole('combobox', { name: 'Cidade' }).click();
  await page.keyboard.type('palmas');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/escolas/busca?city=palmas-to');
  await expect(title(page)).toHaveText(/bolsas em Palmas, TO$/);
});

test('RT-01 RT-06 pages preselect the default city until one is chosen, and then that one', async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Cidade' });
  await page.goto('/escolas');
  await expect(field).toHaveValue('São Paulo, SP');
  await expect(title(page)).toHaveText(/em São Paulo, SP$/);
  await page.getByRole('button', { name: 'Buscar bolsas' }).click();
  await expect(page).toHaveURL('/escolas/busca?city=sao-paulo-sp');

  await page.goto('/escolas/busca?city=araguaina-to');
  // A search in the whole country does not change the city.
  await page.goto('/escolas/busca');
  const layoutShift = await recordLayoutShifts(page);
  for (const path of ['/', '/escolas/ensino-medio', '/escolas/educacao-basica']) {
    await page.goto(path);
    await expect(field).toHaveValue('Araguaína, TO');
    await expect(title(page)).toHaveText(/em Araguaína, TO$/);
    expect(await layoutShift(), path).toBeLessThan(maxLayoutShift);
  }
  await expect(page.getByRole('heading', { name: 'Bolsas para conhecer em Araguaína, TO' })).toBeVisible();
  await page.getByRole('button', { name: 'Buscar bolsas' }).click();
  await expect(page).toHaveURL('/escolas/busca?city=araguaina-to');
});

test(
  'Back and Forward keep filters and scroll position',
  { tag: ['@smoke', '@both'] },
  async ({ page, isMobile }) => {
    await page.goto('/escolas/busca?city=araguaina-to');
    await expect(title(page)).toHaveText(/\d bolsas em Araguaína/);
    const card = page.locator('main article').nth(12);
    await card.scrollIntoViewIfNeeded();
    const atClick = await scrollAtClick(page);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/escolas\/(?!busca)/);
    const scrolled = await atClick();
    expect(scrolled).toBeGreaterThan(400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(100);
    await page.goBack();
    await expect(page).toHaveURL('/escolas/busca?city=araguaina-to');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 150);
    await expect(card).toBeInViewport();
    await page.goForward();
    await expect(page).toHaveURL(/\/escolas\/(?!busca)/);
    await page.goBack();
    if (isMobile) return;
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByLabel('Série', { exact: true }).selectOption({ value: '2-ano' });
    await expect(page).toHaveURL(/grade=2-ano/);
    await page.goBack();
    await expect(page).toHaveURL('/escolas/busca?city=araguaina-to');
    await expect(page.getByLabel('Série', { exact: true })).toHaveValue('');
    await page.goForward();
    await expect(page.getByLabel('Série', { exact: true })).toHaveValue('2-ano');
  },
);

// On a phone the filters are in a sheet; the list behaves the same.
test(
  'results are announced, and no card of the previous search is shown under a new filter',
  onDesktop,
  async ({ page }) => {
    await page.goto('/escolas/busca?city=araguaina-to');
    const answer = await holdRequests(page, '**/api/graphql/SearchOffers*');
    const before = await page.locator('main article').first().getByRole('heading').innerText();
    await page.getByLabel('Série', { exact: true }).selectOption({ value: '3-serie' });
    await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
    // Until they have loaded, the previous ones are dimmed.
    answer();
    await expect(page.locator('main article').filter({ hasText: before })).toHaveCount(0);
    await expect(title(page)).toHaveText(/3ª\ssérie em Araguaína/);
    await expect(page.getByRole('log').filter({ hasText: /bolsas? .*3ª série em Araguaína/ })).toBeAttached();
  },
);

test('A2 the whole journey works by keyboard', onDesktop, async ({ page }) => {
  await page.goto('/escolas');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toBeFocused();
  await page.keyboard.type('arag', { delay: 40 });
  await expect(page.getByRole('option', { name: /^Araguaína, TO/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(/\d bolsas em Araguaína, TO$/);
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const outline = await focused.evaluate((element) => {
      // The focus ring of a field is on its box, that of a link over a whole card on the card.
      const boxes = [element, element.parentElement, element.closest('[data-interactive]')];
      return boxes.some((box) => {
        const style = getComputedStyle(box ?? element);
        return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
      });
    });
    expect(outline, await focused.evaluate((element) => element.outerHTML.slice(0, 200))).toBe(true);
    if (await focused.evaluate((element) => element.closest('article') !== null)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/escolas\/(?!busca)/);
});

test.describe('P3 with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the search form submits, filters and pagination work, schools open',
    { tag: ['@smoke', '@both'] },
    async ({ page, isMobile }) => {
      await page.goto('/escolas');
      await page.getByRole('button', { name: 'Buscar bolsas' }).click();
      await expect(page).toHaveURL('/escolas/busca?city=sao-paulo-sp');
      await page.goBack();
      await page.getByRole('combobox', { name: 'Cidade' }).fill('arag');
      await page.getByRole('button', { name: 'Buscar bolsas' }).click();
      await expect(title(page)).toHaveText(/cidade/i);
      await page.getByRole('link', { name: 'Araguaína, TO' }).click();
      await expect(page).toHaveURL('/escolas/busca?city=araguaina-to');
      await expect(title(page)).toHaveText(/\d bolsas em Araguaína, TO$/);
      if (isMobile) await page.getByRole('link', { name: 'Filtros' }).click();
      await page.getByLabel('Série', { exact: true }).selectOption({ value: '1-ano' });
      await page.getByLabel('Máximo', { exact: true }).fill('1200');
      await page.getByRole('button', { name: 'Aplicar filtros' }).click();
      await expect(page).toHaveURL('/escolas/busca?city=araguaina-to&priceMax=1200&grade=1-ano');
      for (const price of await prices(page)) expect(price).toBeLessThanOrEqual(1200);
      await page
        .getByRole('link', { name: /Limpar filtros/ })
        .first()
        .click();
      await expect(page).toHaveURL('/escolas/busca?city=araguaina-to');
      await page.goto('/escolas/busca?city=sao-paulo-sp');
      await page.getByRole('link', { name: /Próxim/ }).click();
      await expect(page).toHaveURL('/escolas/busca?city=sao-paulo-sp&page=2');
      await page.locator('main article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/escolas\/(?!busca)/);
      await expect(
        page.getByText('bolsas nesta escola').or(page.getByText('bolsa nesta escola')).first(),
      ).toBeVisible();
    },
  );
});
