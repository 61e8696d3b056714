import { expect, type Page } from '@playwright/test';
import { openAccount } from '../account/person.ts';
import { engage, question } from '../tracking/tracked-visit.ts';
import { test } from '../visitor.ts';
import { resolvePath, publicPages } from './public-pages.ts';

// A window of 1280 × 1024 px at 400 % zoom (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 } });

/** What stays in the window while the page scrolls, by its markup; layers and toasts may. */
function pinned(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => element.getClientRects().length > 0 && !element.closest('[role=dialog]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
}

async function expectNothingPinned(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  expect.soft(await pinned(page), path).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${path}: pixels across`).toBeLessThanOrEqual(320);
}

test('A2 A7 at 400 % zoom no page keeps anything in the window but its content', async ({ page }) => {
  test.slow();
  const names = ['home', 'results', 'map', 'school', 'comparison', 'shared-list', 'city', 'visit', 'privacy'];
  for (const name of names) {
    const path = publicPages[name];
    if (path === undefined) throw new Error(`There is no page ${name}.`);
    await expectNothingPinned(page, await resolvePath(page, path));
  }
});

test('A2 A7 at 400 % zoom account and reservation keep nothing in the window', async ({ page }) => {
  test.slow();
  await openAccount(page.request);
  for (const path of [
    '/minha-conta',
    '/minhas-bolsas',
    await resolvePath(page, publicPages['reservation'] ?? ''),
  ]) {
    await expectNothingPinned(page, path);
  }
});

test('A2 A7 at 400 % zoom the schools to compare are in the page, and all of the filter sheet can be reached', async ({
  page,
}) => {
  await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'networkidle' });
  await page
    .locator('main article')
    .getByRole('link', { name: /^Comparar / })
    .first()
    .click();
  const tray = page.getByRole('complementary', { name: 'Comparação' });
  await tray.scrollIntoViewIfNeeded();
  await expect(tray.getByRole('link', { name: 'Comparar' })).toBeInViewport();
  expect(await pinned(page)).toEqual([]);

  await page.getByRole('link', { name: /^Filtros/u }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  for (const control of [
    sheet.getByRole('combobox', { name: /Cidade/u }),
    sheet.getByRole('button', { name: /^Ver \d/u }),
    sheet.getByRole('button', { name: 'Fechar' }),
  ]) {
    await control.scrollIntoViewIfNeeded();
    // Half a pixel may be missing, because the browser scrolls to whole ones.
    await expect(control).toBeInViewport({ ratio: 0.98 });
  }
});

test.describe('before an answer about cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('S22 A7 at 400 % zoom the question is at the end of the page, and covers nothing', async ({
    page,
  }) => {
    await page.goto('/escolas');
    await engage(page);
    await question(page).scrollIntoViewIfNeeded();
    expect(await pinned(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Recusar' }).click();
    await expect(question(page)).toBeHidden();
  });
});
