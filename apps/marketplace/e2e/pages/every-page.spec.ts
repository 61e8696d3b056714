import { checksEverything, chooseByCommit } from '@melhor-escola/config/sample';
import { misspelt } from '@melhor-escola/config/spelling';
import { expect, type Page } from '@playwright/test';
import { axeFindings, everyTag } from './axe.ts';
import { test } from '../visitor.ts';
import { pageValidator } from './page-validator.ts';
import { resolvePath, publicPages } from './public-pages.ts';

/* Checks of every public page: on a phone, a tablet and a desktop, and without JavaScript on a phone and a desktop. */

const widths = [320, 360, 768, 1280];
/** The narrowest and the widest layout, for what differs little from a page that was checked at all widths. */
const outerWidths = [320, 1280];
type AxeLayout = Readonly<Record<number, readonly ('light' | 'dark')[]>>;
/**
 * Widths and color schemes in which axe checks a page: one by the commit, because the stories of all screens pass axe at each width and
 * in both schemes.
 */
const axeLayoutFor = (name: string): AxeLayout =>
  checksEverything
    ? { 360: ['light', 'dark'], 1280: ['light', 'dark'] }
    : chooseByCommit<AxeLayout>(`axe ${name}`, [{ 360: ['light'] }, { 1280: ['dark'] }]);

/** Elements that overflow horizontally, by their markup. */
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

/** Pictures that failed to load. */
function brokenPictures(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0)
        .map((image) => image.outerHTML),
    );
}

/** @param check additional check at each width. */
async function expectWhole(
  page: Page,
  atWidths: readonly number[],
  check?: (width: number) => Promise<void>,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page), `at ${width} px`).toEqual([]);
    await check?.(width);
  }
  expect(await brokenPictures(page)).toEqual([]);
}

/** Violations that axe finds in the current page. Further schemes differ in their colors only. */
async function axeViolations(page: Page, schemes: readonly ('light' | 'dark')[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axeFindings(page, index === 0 ? everyTag : ['color-contrast'])));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

async function htmlViolations(html: string): Promise<string[]> {
  const { results } = await pageValidator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** Words on the page and in its head that are not Portuguese. */
async function unknownWords(page: Page): Promise<string[]> {
  const head = await page
    .locator('title, meta[name=description]')
    .evaluateAll((found) => found.map((one) => one.getAttribute('content') ?? one.textContent));
  return misspelt([...head, await page.locator('body').innerText()].join(' '));
}

// Colors must not be checked during transitions.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, address] of Object.entries(publicPages)) {
  test(`A1 A2 A3 A6 ${name} passes all checks`, async ({ page, request }) => {
    // One visit, eight checks.
    test.slow();
    const path = await resolvePath(page, address);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    const response = await page.goto(path);
    const hydratedHtml = await page.locator('html').evaluate((element) => element.outerHTML);
    await expectWhole(page, widths, async (width) => {
      const schemes = axeLayoutFor(name)[width];
      if (schemes) expect.soft(await axeViolations(page, schemes), `axe at ${width} px`).toEqual([]);
    });
    await page.setViewportSize({ width: 320, height: 900 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect.soft(await tooWide(page), 'at 320 px with a font size of 200 %').toEqual([]);
    // The browser logs a 404 itself.
    const own = response?.status() === 404 ? messages.filter((text) => !text.includes('404')) : messages;
    // Chromium logs that queries for headings reach into collapsed content.
    expect.soft(own.filter((text) => !text.includes('hidden by content-visibility'))).toEqual([]);

    const sent = await (await request.get(path)).text();
    expect.soft(await htmlViolations(sent), 'html-validate, as sent').toEqual([]);
    expect
      .soft(await htmlViolations(`<!DOCTYPE html>${hydratedHtml}`), 'html-validate, hydrated')
      .toEqual([]);
    expect.soft(await unknownWords(page), 'spelling').toEqual([]);
  });
}

test.describe('P3 with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  // Each commit visits a quarter of the pages.
  const visited = Object.entries(publicPages).filter(
    ([name]) => checksEverything || chooseByCommit(`P3 ${name}`, [true, false, false, false]),
  );

  test('every page is complete on a phone and on a desktop', { tag: '@smoke' }, async ({ page }) => {
    test.setTimeout(360_000);
    for (const [name, address] of visited)
      await test.step(name, async () => {
        await page.goto(await resolvePath(page, address));
        await expectWhole(page, outerWidths);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      });
  });
});
