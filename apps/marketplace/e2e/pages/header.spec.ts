import { expect, type Page } from '@playwright/test';
import { accountMenu, openAccount } from '../account/person.ts';
import { deniedConsent } from '../consent-cookie.ts';
import { test } from '../visitor.ts';

const slugs = (count: number) => Array.from({ length: count }, (_, index) => `escola-${index + 1}`);

// The narrowest phone, and the width at which links have their names beside them.
for (const width of [320, 768]) {
  test.describe(`at ${width} px`, () => {
    test.use({ storageState: deniedConsent, viewport: { width, height: 700 } });

    test('RT-13 the header is one row with the site’s name and badges, also when signed in', async ({
      page,
    }) => {
      await page.addInitScript(
        ([favorites, compared]) => {
          localStorage.setItem('montilla:favorites', JSON.stringify({ version: 1, slugs: favorites }));
          localStorage.setItem('montilla:compared', JSON.stringify({ version: 1, slugs: compared }));
        },
        [slugs(12), slugs(4)] as const,
      );
      await page.goto('/central-de-ajuda');
      const header = page.getByRole('banner');
      const favorites = header.getByRole('link', { name: 'Favoritos, 12 escolas', exact: true });
      await expect(favorites).toHaveText('Favoritos9+');
      await expect(header.getByRole('link', { name: 'Comparar, 4 escolas' })).toBeVisible();
      await expect(header.locator('[data-component=logo] [data-part=name]')).toBeInViewport({ ratio: 1 });
      await expectOneRow(page);

      await openAccount(page.request);
      await page.reload();
      await expect(accountMenu(page)).toBeVisible();
      await expectOneRow(page);
    });
  });
}

test.describe('on a tablet', () => {
  test.use({ storageState: deniedConsent, viewport: { width: 768, height: 900 } });

  test('RT-13 the first saved school moves nothing in the header', async ({ page }) => {
    await page.goto('/escolas/busca?city=araguaina-to', { waitUntil: 'networkidle' });
    const header = page.getByRole('banner');
    const search = header.getByRole('link', { name: 'Buscar bolsas' });
    const before = await search.boundingBox();
    await page
      .locator('main article')
      .first()
      .getByRole('button', { name: /^Salvar .* nos favoritos$/u })
      .click();
    await expect(header.getByRole('link', { name: 'Favoritos, 1 escola', exact: true })).toBeVisible();
    expect(await search.boundingBox()).toEqual(before);
  });
});

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
