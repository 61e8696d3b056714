import { expect } from '@playwright/test';
import { maxLayoutShift, recordLayoutShifts } from '../layout-shift.ts';
import {
  holdRequests,
  holdScripts,
  hydratedContent,
  scrollAtClick,
  sampledTest as test,
} from '../visitor.ts';

/*
 * A slow connection: visitors use the page before it is hydrated. No click, change or input is lost.
 */

const onDesktop = { tag: '@desktop' };

test(
  'a school saved before hydration is saved once, even after several clicks',
  { tag: '@smoke' },
  async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
    const button = page
      .locator('article')
      .first()
      .getByRole('button', { name: /^Salvar/u });
    await button.click();
    await button.click();
    await expect(button).toHaveCSS('opacity', '0.6');
    arrive();
    const saved = page
      .locator('article')
      .first()
      .getByRole('button', { name: /^Salvo /u });
    await expect(saved).toBeVisible();
    await expect(saved).toHaveCSS('opacity', '1');
    await expect(page.getByRole('link', { name: 'Favoritos, 1 escola', exact: true })).toBeVisible();
  },
);

test('a school is saved even if the visitor leaves at once', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
  const card = page.locator('article').first();
  await card.getByRole('button', { name: /^Salvar/u }).click();
  await card.getByRole('link').first().click();
  arrive();
  await expect(page).toHaveURL(/\/escolas\/(?!busca)/u);
  await expect(page.getByRole('link', { name: 'Favoritos, 1 escola', exact: true })).toBeVisible();
});

test('input typed before hydration shows suggestions', async ({ page, isMobile }) => {
  const arrive = await holdScripts(page);
  await page.goto('/escolas', { waitUntil: 'commit' });
  const city = page.getByRole('combobox', { name: 'Cidade' });
  if (isMobile) await city.tap();
  else await city.click();
  await page.keyboard.type('aragua');
  arrive();
  await expect(page.getByRole('option', { name: /^Araguaína, TO/ })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Cidade' }).last()).toHaveValue('aragua');
});

test('a filter and an order chosen before hydration are applied', onDesktop, async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /^Manhã/u }).check();
  await page.getByRole('combobox', { name: /Ordenar/u }).selectOption({ index: 1 });
  arrive();
  await expect(page).toHaveURL(/shift/u);
  await expect(page).toHaveURL(/sort/u);
  await expect(page.getByRole('checkbox', { name: /^Manhã/u })).toBeChecked();
});

test('the scroll position from before hydration is kept, and restored on Back', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
  const card = page.locator('main article').nth(6);
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  // The position in the viewport: lazily rendered content above changes `scrollY`, but moves nothing visible.
  const seenAt = async () => (await card.boundingBox())?.y;
  const before = await seenAt();
  arrive();
  await hydratedContent(page);
  expect(await seenAt()).toBeCloseTo(before ?? NaN, 0);
  const atClick = await scrollAtClick(page);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/escolas\/(?!busca)/u);
  const scrolled = await atClick();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 150);
});

test('a button of a lazily hydrated part is clicked once, even after several clicks', async ({ page }) => {
  const arrive = await holdRequests(page, /\/assets\/school-details-[^/]*\.js$/u);
  await page.goto('/escolas/busca?city=araguaina-to&sort=rating');
  await page.goto((await page.locator('main article h2 a').first().getAttribute('href')) ?? '');
  await hydratedContent(page);
  const report = page.getByRole('button', { name: /^Denunciar a avaliação de / }).first();
  // Of the button only: if the page moves between press and release, the browser clicks what surrounds both.
  await report.evaluate((button) =>
    window.addEventListener('click', ({ target }) => {
      if (target instanceof Node && button.contains(target)) window.name += '1';
    }),
  );
  await report.click();
  await report.click();
  await expect(report).toHaveCSS('opacity', '0.6');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('dialog', { name: 'Denunciar esta avaliação' })).toBeVisible();
  await expect(report).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => window.name)).toBe('1');
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'The same on a desktop, where the filters stand beside the list.');

  test('schools selected for comparison before hydration are selected, and the list stays', async ({
    page,
  }) => {
    const arrive = await holdScripts(page);
    await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
    const cards = page.locator('main article');
    // Schools with several scholarships occur several times.
    const compare = (index: number) => cards.nth(index).getByRole('link', { name: /^Comparar/u });
    await compare(0).tap();
    await expect(compare(0)).toHaveCSS('opacity', '0.6');
    await compare(1).tap();
    arrive();
    await expect(page.getByRole('complementary', { name: 'Comparação' })).toContainText('2 de 4');
    await expect(page).toHaveURL('/escolas/busca?city=araguaina-to');
  });

  test('if hydration takes too long, comparing navigates, and Back leads to the list', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
    const card = page.locator('main article').nth(1);
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name: /^Comparar/u }).tap();
    await expect(page).toHaveURL(/\/escolas\/comparar\?escola/u);
    await expect(page.getByText(`${name} já está na comparação.`)).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(card.getByRole('heading')).toHaveText(name);
  });

  test('filters opened before hydration appear at once, and keep their input', async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/escolas/busca?city=araguaina-to&sort=price-asc', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Filtros' }).tap();
    const filters = page.getByRole('complementary', { name: 'Filtros' });
    await filters.getByRole('textbox', { name: 'Mínimo' }).fill('300');
    await filters.getByRole('textbox', { name: 'Máximo' }).fill('900');
    await filters.getByRole('checkbox', { name: /^Manhã/u }).check();
    await filters.getByRole('checkbox', { name: /^Tarde/u }).check();
    const apply = filters.getByRole('button', { name: 'Aplicar filtros' });
    await expect(apply).toBeVisible();
    arrive();
    await expect
      .poll(() => decodeURIComponent(new URL(page.url()).search))
      .toBe('?city=araguaina-to&priceMin=300&priceMax=900&sort=price-asc&shifts[]=manha&shifts[]=tarde');
    await expect(apply).toBeHidden();
    await expect(filters.getByRole('checkbox', { name: /^Manhã/u })).toBeChecked();
  });
});

test('P2 a page with stale data does not shift while it refetches, before the code of its parts has loaded', async ({
  page,
}) => {
  const layoutShift = await recordLayoutShifts(page);
  // The public page came from a cache: by this clock its data is two hours old.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 2 * 60 * 60 * 1000;
  });
  const arrive = await holdRequests(page, /\/assets\/(?:body|search-box)-[^/]*\.js$/u);
  const fetchedAgain = page.waitForResponse('**/directory/place-summary*');
  await page.goto('/escolas/ensino-medio');
  await fetchedAgain;
  await hydratedContent(page);
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Perguntas frequentes' })).toBeAttached();
  arrive();
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveValue(/, SP$/);
  expect(await layoutShift()).toBeLessThan(maxLayoutShift);
});
