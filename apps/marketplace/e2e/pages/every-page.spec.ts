import { misspelt } from '@melhor-escola/config/spelling';
import { expect, test, type Page } from '@playwright/test';
import { axeFindings, everyTag } from './axe.ts';
import { htmlValidator } from './html-validator.ts';
import { addressOf, publicPages } from './public-pages.ts';

/* What holds of every public page, whatever it shows: a phone, a tablet and a desk, with scripts and without. */

const widths = [320, 360, 768, 1280];
/** The layouts of a phone and of a desktop. */
const axeWidths = new Set([360, 1280]);

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

/** @param judge what else has to hold at each width. */
async function expectWhole(page: Page, judge?: (width: number) => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page), `at ${width} px`).toEqual([]);
    await judge?.(width);
  }
  expect(await brokenPictures(page)).toEqual([]);
}

/** What axe says of the page as it stands, in light and in dark. */
async function axeComplaints(page: Page): Promise<string[]> {
  const light = await axeFindings(page, everyTag);
  await page.emulateMedia({ colorScheme: 'dark' });
  // In the dark the same elements stand in other colours, and nothing else differs.
  const dark = await axeFindings(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

async function htmlComplaints(html: string): Promise<string[]> {
  const { results } = await htmlValidator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** Words on the page and in its head that are no Portuguese. */
async function unknownWords(page: Page): Promise<string[]> {
  const head = await page
    .locator('title, meta[name=description]')
    .evaluateAll((found) => found.map((one) => one.getAttribute('content') ?? one.textContent));
  return misspelt([...head, await page.locator('body').innerText()].join(' '));
}

// A colour on its way to another is neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// To record a page at each of these steps takes longer than the steps; what failed is in the message.
test.use({ trace: 'off' });

for (const [name, address] of Object.entries(publicPages)) {
  test(`A1 A2 A3 A6 every judge is content with ${name}`, async ({ page, request }) => {
    // One visit, eight judgements.
    test.slow();
    const path = await addressOf(page, address);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const stands = await page.locator('html').evaluate((element) => element.outerHTML);
    await expectWhole(page, async (width) => {
      if (axeWidths.has(width)) expect.soft(await axeComplaints(page), `axe at ${width} px`).toEqual([]);
    });
    await page.setViewportSize({ width: 320, height: 900 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect.soft(await tooWide(page), 'at 320 px with letters twice as large').toEqual([]);
    // Of a page that is not there the browser itself says so.
    const own = response?.status() === 404 ? said.filter((text) => !text.includes('404')) : said;
    // To look for headings is to look into closed questions too, and Chromium says so.
    expect.soft(own.filter((text) => !text.includes('hidden by content-visibility'))).toEqual([]);

    const sent = await (await request.get(path)).text();
    expect.soft(await htmlComplaints(sent), 'html-validate, as sent').toEqual([]);
    expect.soft(await htmlComplaints(`<!DOCTYPE html>${stands}`), 'as it stands').toEqual([]);
    expect.soft(await unknownWords(page), 'spelling').toEqual([]);
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
