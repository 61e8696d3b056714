import { expect, type Page } from '@playwright/test';
import { axeFindings, everyTag } from '../pages/axe.ts';
import { pageValidator } from '../pages/page-validator.ts';

/** Violations that axe finds in the current page (A1). @param rules limits the check. */
export const axeViolations = (page: Page, rules: readonly string[] = everyTag): Promise<string[]> =>
  axeFindings(page, rules);

/** Violations that html-validate finds in a page's source (A3). */
export async function htmlViolations(html: string): Promise<string[]> {
  const { results } = await pageValidator.validateString(html);
  return results.flatMap(({ messages }) =>
    // The kit's Table sets its roles, which browsers drop for a table that is displayed as cards.
    messages
      .filter(({ ruleId }) => ruleId !== 'no-redundant-role')
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** HTML of the current DOM. */
export async function currentHtml(page: Page): Promise<string> {
  return `<!DOCTYPE html>${await page.locator('html').evaluate((element) => element.outerHTML)}`;
}

/** Violations that axe and html-validate find in the current page. */
export async function violations(page: Page): Promise<string[]> {
  return [...(await axeViolations(page)), ...(await htmlViolations(await currentHtml(page)))];
}

/** Horizontal overflow of the page, in pixels. */
export const overflowPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A1 A3: all checks, in both color schemes, for authenticated pages that are not in `publicPages`. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // In dark mode only the colors differ.
    const rules = colorScheme === 'light' ? everyTag : ['color-contrast'];
    expect.soft(await axeViolations(page, rules), `axe, ${colorScheme}`).toEqual([]);
  }
  expect.soft(await htmlViolations(await currentHtml(page)), 'html-validate').toEqual([]);
  expect.soft(await overflowPx(page), 'px too wide').toBeLessThanOrEqual(0);
}
