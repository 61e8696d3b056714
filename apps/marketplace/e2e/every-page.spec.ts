import { expect, test, type Page } from '@playwright/test';
import { addressOf, publicPages } from './public-pages.ts';

/* What holds of every public page, whatever it shows: a phone, a tablet and a desk, with scripts and without. */

const widths = [320, 360, 768, 1280];

/** What does not fit across, by its markup: nobody scrolls a page sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px of ${clientWidth}`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });
}

/** Pictures that were asked for and did not come. */
function brokenPictures(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0)
        .map((image) => image.outerHTML),
    );
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page), `at ${width} px`).toEqual([]);
  }
  expect(await brokenPictures(page)).toEqual([]);
}

for (const [name, address] of Object.entries(publicPages)) {
  test(`A2 A4 ${name} is whole at every width, and its console stays empty`, async ({ page }) => {
    const path = await addressOf(page, address);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    await expectWhole(page);
    // Of a page that is not there the browser itself says so.
    const own = response?.status() === 404 ? said.filter((text) => !text.includes('404')) : said;
    // To look for headings is to look into closed questions too, and Chromium says so.
    expect(own.filter((text) => !text.includes('hidden by content-visibility'))).toEqual([]);
  });
}

test.describe('P3 with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  for (const [name, address] of Object.entries(publicPages)) {
    test(`${name} is whole at every width`, async ({ page }) => {
      await page.goto(await addressOf(page, address));
      await expectWhole(page);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    });
  }
});
