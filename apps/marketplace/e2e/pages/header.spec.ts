import { expect, type Page } from '@playwright/test';
import { accountMenu, openAccount } from '../account/person.ts';
import { deniedConsent } from '../consent-cookie.ts';
import { test } from '../visitor.ts';

const slugs = (count: number) => Array.from({ length: count }, (_, index) => `escola-${index + 1}`);

for (const width of [320, 360, 768]) {
  for (const { saved, chosen, badge } of [
    { saved: 0, chosen: 0, badge: '' },
    { saved: 3, chosen: 3, badge: '3' },
    { saved: 12, chosen: 4, badge: '9+' },
  ]) {
    test.describe(`at ${width} px with ${saved} favorites`, () => {
      test.use({ storageState: deniedConsent, viewport: { width, height: 700 } });

      test.beforeEach(async ({ page }) => {
        await page.addInitScript(
          ([favorites, compared]) => {
            localStorage.setItem('montilla:favorites', JSON.stringify({ version: 1, slugs: favorites }));
            localStorage.setItem('montilla:compared', JSON.stringify({ version: 1, slugs: compared }));
          },
          [slugs(saved), slugs(chosen)] as const,
        );
      });

      test('RT-13 the header is one row with the site’s name and badges', async ({ page }) => {
        await page.goto('/central-de-ajuda');
        const header = page.getByRole('banner');
        const name = saved > 0 ? `Favoritos, ${saved} escolas` : 'Favoritos';
        const favorites = header.getByRole('link', { name, exact: true });
        await expect(favorites).toHaveText(`Favoritos${badge}`);
        await expect(header.getByRole('link', { name: /^Comparar, / })).toHaveCount(chosen > 0 ? 1 : 0);
        await expect(header.locator('[data-component=logo] [data-part=name]')).toBeInViewport({ ratio: 1 });
        await expectOneRow(page);
      });
    });
  }

  test.describe(`at ${width} px, signed in`, () => {
    test.use({ storageState: deniedConsent, viewport: { width, height: 700 } });

    test('RT-13 the header is one row', async ({ page }) => {
      await openAccount(page.request);
      await page.addInitScript(() => {
        const list = JSON.stringify({ version: 1, slugs: ['escola-1', 'escola-2'] });
        localStorage.setItem('montilla:compared', list);
      });
      await page.goto('/central-de-ajuda');
      await expect(accountMenu(page)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Comparar, 2 escolas' })).toBeVisible();
      await expectOneRow(page);
    });
  });
}

/** Every link and button of the header crosses the same line, left to right, within the window: once all have arrived. */
async function expectOneRow(page: Page): Promise<void> {
  await expect(() => isOneRow(page)).toPass();
}

async function isOneRow(page: Page): Promise<void> {
  const boxes = await page
    .getByRole('banner')
    .locator('a:visible, button:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const [first] = boxes;
  const middle = first.top + first.height / 2;
  for (const [index, { top, bottom, left, right }] of boxes.entries()) {
    expect(top).toBeLessThan(middle);
    expect(bottom).toBeGreaterThan(middle);
    expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
    expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
}
