import { expect, type Page } from '@playwright/test';
import { test } from '../visitor.ts';

/* What the search field offers before anything is typed (ST-09). */

const KEY = 'montilla:recent-searches';
const field = (page: Page) => page.getByRole('combobox', { name: 'Cidade' });
const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** Chooses a city on the home page. */
async function choose(page: Page, text: string, name: RegExp, url: RegExp): Promise<void> {
  await page.goto('/escolas');
  await field(page).click();
  await page.keyboard.type(text, { delay: 30 });
  await page.getByRole('option', { name }).click();
  await expect(page).toHaveURL(url);
}

test('ST-09 the field starts with nearby and recent searches, which can be cleared', async ({
  page,
  isMobile,
}) => {
  await choose(page, 'arag', /^Araguaína, TO/, /city=araguaina-to/);
  await choose(page, 'palmas', /^Palmas, TO/, /city=palmas-to/);
  await page.goto('/escolas');
  await expect(page.getByRole('button', { name: 'Perto de mim' })).toBeEnabled();
  await field(page).click();
  if (isMobile) {
    const screen = page.getByRole('dialog');
    await expect(screen).toBeVisible();
    expect((await screen.boundingBox())?.width).toBe(page.viewportSize()?.width);
  }
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Perto de mim');
  await expect(group(page, 'Buscas recentes')).toHaveText([
    'Palmas, TO',
    'Araguaína, TO',
    'Limpar buscas recentes',
  ]);
  await expect(group(page, 'Maiores cidades').first()).toContainText('escolas');

  // Arrow keys reach each row: the third is the older search.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/city=araguaina-to/);
  await page.goto('/escolas');
  await field(page).click();
  await expect(group(page, 'Buscas recentes').first()).toHaveText('Araguaína, TO');
  await page.getByRole('option', { name: 'Limpar buscas recentes' }).click();
  await expect(page.getByRole('group', { name: 'Buscas recentes' })).toHaveCount(0);
  await expect(group(page, 'Maiores cidades').first()).toBeVisible();
  expect(await stored(page)).toBeNull();
});
