import { expect, test, type Page } from '@playwright/test';
import { maxLayoutShift, recordLayoutShifts } from '../layout-shift.ts';
import { scrollAtClick } from '../visitor.ts';

/*
 * A slow connection: visitors use the page before it is hydrated. Nothing that was clicked, ticked, selected or typed is lost.
 */

const onDesk = { tag: '@desk' };

/** Delays the page's scripts. @returns a function that lets them load. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/u, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}

/** Waits until the page is hydrated, and two frames for what it changes then. */
async function hydrated(page: Page): Promise<void> {
  await page
    .locator('html[data-hydrated="true"] main > [data-hydrated="true"]')
    .waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('a school saved before the scripts came is saved, once, however often it was pressed', async ({
  page,
}) => {
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
    .getByRole('button', { name: /^Salva /u });
  await expect(saved).toBeVisible();
  await expect(saved).toHaveCSS('opacity', '1');
  await expect(page.getByRole('link', { name: 'Favoritos 1 escola', exact: true })).toBeVisible();
});

test('who leaves right after saving a school leaves with it saved', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
  const card = page.locator('article').first();
  await card.getByRole('button', { name: /^Salvar/u }).click();
  await card.getByRole('link').first().click();
  arrive();
  await expect(page).toHaveURL(/\/escolas\/(?!busca)/u);
  await expect(page.getByRole('link', { name: 'Favoritos 1 escola', exact: true })).toBeVisible();
});

test('what is typed before the scripts came brings its suggestions', async ({ page, isMobile }) => {
  const arrive = await holdScripts(page);
  await page.goto('/escolas', { waitUntil: 'commit' });
  const city = page.getByRole('combobox', { name: 'Cidade' });
  if (isMobile) await city.tap();
  else await city.click();
  await page.keyboard.type('aragua');
  arrive();
  await expect(page.getByRole('option', { name: 'Araguaína, TO' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Cidade' }).last()).toHaveValue('aragua');
});

test('what is typed while the scripts are coming is kept, letter by letter', async ({ page, isMobile }) => {
  await page.goto('/escolas', { waitUntil: 'commit' });
  const city = page.getByRole('combobox', { name: 'Cidade' });
  if (isMobile) await city.tap();
  else await city.click();
  await page.keyboard.type('araguaína', { delay: 60 });
  await expect(page.getByRole('option', { name: 'Araguaína, TO' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Cidade' }).last()).toHaveValue('araguaína');
});

test('a filter ticked before the scripts came is followed', onDesk, async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: /^Manhã/u }).check();
  arrive();
  await expect(page).toHaveURL(/shift/u);
  await expect(page.getByRole('checkbox', { name: /^Manhã/u })).toBeChecked();
});

test('the order chosen before the scripts came is followed', onDesk, async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: /Ordenar/u }).selectOption({ index: 1 });
  arrive();
  await expect(page).toHaveURL(/sort/u);
});

test('who has scrolled before the scripts came stays there, and finds the place again', async ({ page }) => {
  const arrive = await holdScripts(page);
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
  const card = page.locator('main article').nth(6);
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  // Where it is seen: what is laid out above it as it comes near moves nothing that is looked at, but the count of pixels.
  const seenAt = async () => (await card.boundingBox())?.y;
  const before = await seenAt();
  arrive();
  await hydrated(page);
  expect(await seenAt()).toBeCloseTo(before ?? NaN, 0);
  const atClick = await scrollAtClick(page);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/escolas\/(?!busca)/u);
  const scrolled = await atClick();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 150);
});

test('a button of a part that hydrates later is pressed once, however often it was clicked', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/school-details-[^/]*\.js$/u, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/escolas/busca?city=araguaina-to&sort=rating');
  await page.goto((await page.locator('main article h2 a').first().getAttribute('href')) ?? '');
  await hydrated(page);
  await page.evaluate(() => window.addEventListener('click', () => (window.name += '1')));
  const report = page.getByRole('button', { name: /^Denunciar a avaliação de / }).first();
  await report.click();
  await report.click();
  await expect(report).toHaveCSS('opacity', '0.6');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  gate.resolve();
  await expect(page.getByRole('dialog', { name: 'Denunciar esta avaliação' })).toBeVisible();
  await expect(report).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => window.name)).toBe('1');
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'The same on a desk, where the filters stand beside the list.');

  test('schools chosen to compare before the scripts came are chosen, and the list stays', async ({
    page,
  }) => {
    const arrive = await holdScripts(page);
    await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'commit' });
    const cards = page.locator('main article');
    // Schools with several scholarships stand there several times.
    const compare = (place: number) => cards.nth(place).getByRole('link', { name: /^Comparar/u });
    await compare(0).tap();
    await expect(compare(0)).toHaveCSS('opacity', '0.6');
    await compare(1).tap();
    arrive();
    await expect(page.getByRole('complementary', { name: 'Comparação' })).toContainText('2 de 4');
    await expect(page).toHaveURL('/escolas/busca?city=araguaina-to');
  });

  test('where the scripts are too long in coming, comparing leads on, and back is the list', async ({
    page,
  }) => {
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

  test('filters asked for before the scripts came are there at once, and keep what is put into them', async ({
    page,
  }) => {
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

test('P2 a page with outdated data stands still while it fetches them again, before the code of its parts', async ({
  page,
}) => {
  const layoutShift = await recordLayoutShifts(page);
  // The shared page came from a cache: for this clock its data are two hours old.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 2 * 60 * 60 * 1000;
  });
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:body|search-box)-[^/]*\.js$/u, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const fetchedAgain = page.waitForResponse('**/directory/place-summary*');
  await page.goto('/escolas/ensino-medio');
  await fetchedAgain;
  await hydrated(page);
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Perguntas frequentes' })).toBeAttached();
  gate.resolve();
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveValue(/, SP$/);
  expect(await layoutShift()).toBeLessThan(maxLayoutShift);
});
