import { expect, type Page } from '@playwright/test';
import { maxLayoutShift, recordLayoutShifts } from '../layout-shift.ts';
import { test } from '../visitor.ts';

/* The results on a map, without tiles, as in a site without configured ones. */

const address = '/escolas/busca?city=araguaina-to&view=map';
const map = (page: Page) => page.getByRole('application', { name: 'Mapa das escolas' });
const pins = (page: Page) => page.locator('main [data-part="pin"]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const onDesktop = { tag: '@desktop' };
const onBoth = { tag: '@both' };

test('RT-20 the map’s code is loaded when the map is opened, and the map shows points and a scale', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('map-panel'))).toEqual([]);
  await page.getByRole('link', { name: 'Mapa', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(address);
  await expect(map(page)).toBeVisible();
  expect(scripts.filter((url) => url.includes('map-panel')).length).toBe(1);
  await expect(pins(page).first()).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: /^\d+ (?:m|km)$/ })).toBeVisible();
});

test(
  'list and map are synchronised: hovering highlights the pin, the pin selects in the list',
  onDesktop,
  async ({ page }) => {
    await page.goto(address);
    await expect(pins(page).first()).toBeVisible();
    const card = page.locator('main article').first();
    await card.getByRole('link').hover();
    await expect(page.locator('main [data-part="pin"][data-lit]')).toHaveCount(1);
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('button', { name: `Ver ${name} no mapa` }).click();
    const chosen = page.getByRole('region', { name: 'Escolhida no mapa' });
    await expect(chosen.getByRole('link', { name })).toBeVisible();
    await expect(card).toHaveAttribute('data-lit', 'true');
    await chosen.getByRole('button', { name: 'Fechar' }).click();
    await expect(chosen).toBeHidden();
    await expect(card.getByRole('button', { name: `Ver ${name} no mapa` })).toBeFocused();
  },
);

test('product 13 on a phone the map takes half the screen, and the list slides over it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Beside each other on wider screens.');
  await page.goto(address);
  await expect(pins(page).first()).toBeVisible();
  const half = await map(page).boundingBox();
  expect(half?.height).toBeGreaterThan(280);
  expect(half?.height).toBeLessThanOrEqual(370);
  const last = page.locator('main article').last();
  await last.scrollIntoViewIfNeeded();
  const name = await last.getByRole('heading').innerText();
  await last.getByRole('button', { name: `Ver ${name} no mapa` }).tap();
  await expect(page.getByRole('region', { name: 'Escolhida no mapa' })).toBeInViewport();
});

test(
  'A7 the tray of a selected school is dragged down to close it, and its button does the same',
  onBoth,
  async ({ page }) => {
    await page.goto(address);
    await expect(pins(page).first()).toBeVisible();
    const card = page.locator('main article').first();
    const name = await card.getByRole('heading').innerText();
    const show = card.getByRole('button', { name: `Ver ${name} no mapa` });
    const chosen = page.getByRole('region', { name: 'Escolhida no mapa' });
    await show.click();
    await expect(chosen).toBeVisible();
    await chosen.scrollIntoViewIfNeeded();
    const tray = await chosen.boundingBox();
    if (!tray) throw new Error('The tray has no box.');
    const x = tray.x + tray.width / 2;
    await page.mouse.move(x, tray.y + 12);
    await page.mouse.down();
    await page.mouse.move(x, tray.y + 12 + tray.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(chosen).toBeHidden();
    await show.click();
    await chosen.getByRole('button', { name: 'Fechar' }).click();
    await expect(chosen).toBeHidden();
  },
);

test(
  'product 13 in a window of 1600 px the map is beside the list, follows its cards and shifts nothing',
  onDesktop,
  async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    const layoutShift = await recordLayoutShifts(page);
    await page.goto('/escolas/busca?city=araguaina-to');
    await expect(pins(page).first()).toBeVisible();
    expect(await layoutShift()).toBeLessThan(maxLayoutShift);
    const card = page.locator('main .search-offer').first();
    const box = await card.boundingBox();
    const beside = await map(page).boundingBox();
    expect(beside?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
    await card.getByRole('heading').getByRole('link').hover();
    await expect(page.locator('main [data-part="pin"][data-lit]')).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(page.locator('main [data-part="pin"][data-lit]')).toHaveCount(0);
    await page.locator('main .search-offer').last().scrollIntoViewIfNeeded();
    await expect(map(page)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Afastar' }).click();
    await page.getByRole('button', { name: 'Buscar nesta área' }).click();
    await expect(page).toHaveURL(/\?lat=-?[\d.]+&lng=-?[\d.]+&radius=\d+$/);
    await expect(map(page)).toBeVisible();
  },
);

test('P1 a narrower window loads nothing of the map beside the list', onDesktop, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /side-map|map-panel|map-base-layer/u.test(url))).toEqual([]);
  await expect(page.getByRole('complementary', { name: 'Mapa das bolsas' })).toBeHidden();
});

test(
  'A2 by keyboard: the map, its pins and its buttons are a tab stop each, and every school is in the list',
  onDesktop,
  async ({ page }) => {
    await page.goto(address);
    await expect(pins(page).first()).toBeVisible();
    await map(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Buscar nesta área' })).toBeVisible();
    await page.keyboard.press('Tab');
    const focused = page.locator('main [data-part="pin"]:focus');
    await expect(focused).toHaveCount(1);
    const first = await focused.getAttribute('aria-label');
    await page.keyboard.press('ArrowRight');
    await expect(focused).not.toHaveAttribute('aria-label', first ?? '');
    await page.keyboard.press('Escape');
    await expect(map(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    for (const name of ['Aproximar', 'Afastar', 'Buscar nesta área']) {
      await expect(page.getByRole('button', { name }).and(page.locator(':focus'))).toHaveCount(1);
      await page.keyboard.press('Tab');
    }
    const shown = Number(/(\d+) escolas?/.exec(await page.locator('main section').innerText())?.[1]);
    await expect(page.locator('main article')).toHaveCount(shown);
  },
);

test(
  'RT-20 searching the visible area drops the city and keeps the view',
  onBoth,
  async ({ page, isMobile }) => {
    await page.goto(`${address}&grade=1-ano`);
    await expect(pins(page).first()).toBeVisible();
    const area = page.getByRole('button', { name: 'Buscar nesta área' });
    await expect(area).toBeHidden();
    const zoomOut = page.getByRole('button', { name: 'Afastar' });
    await (isMobile ? zoomOut.tap() : zoomOut.click());
    await area.click();
    await expect(page).toHaveURL(/\?lat=-?[\d.]+&lng=-?[\d.]+&radius=\d+&view=map&grade=1-ano$/);
    await expect(title(page)).toHaveText(/^(?:[\d.]+|Nenhuma) bolsas? para o 1º\sano em um raio de \d+ km$/);
    await expect(map(page)).toBeVisible();
    await expect(area).toBeHidden();
    await page.goBack();
    await expect(title(page)).toHaveText(/Araguaína, TO$/);
  },
);
