import { expect, type Page } from '@playwright/test';
import { axeFindings, everyTag } from '../pages/axe.ts';
import { htmlValidator } from '../pages/html-validator.ts';

/** What axe says of the page as it stands (A1). @param rules those alone, where the others have been judged. */
export const axeViolations = (page: Page, rules: readonly string[] = everyTag): Promise<string[]> =>
  axeFindings(page, rules);

/** What html-validate says of a page's source (A3). */
export async function htmlViolations(html: string): Promise<string[]> {
  const { results } = await htmlValidator.validateString(html);
  return results.flatMap(({ messages }) =>
    // The kit's Table says its roles, which a browser forgets of a table that is drawn as cards.
    messages
      .filter(({ ruleId }) => ruleId !== 'no-redundant-role')
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** The page as it stands, with what its scripts have made of it. */
export async function currentHtml(page: Page): Promise<string> {
  return `<!DOCTYPE html>${await page.locator('html').evaluate((element) => element.outerHTML)}`;
}

/** What axe and html-validate say of the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  return [...(await axeViolations(page)), ...(await htmlViolations(await currentHtml(page)))];
}

/** How far the page reaches beyond its window, in pixels. */
export const overflowPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A1 A3: every judge, in light and in dark. A page that only its owner sees is in no list of pages. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await axeViolations(page), `axe, ${colorScheme}`).toEqual([]);
  }
  expect.soft(await htmlViolations(await currentHtml(page)), 'html-validate').toEqual([]);
  expect.soft(await overflowPx(page), 'px too wide').toBeLessThanOrEqual(0);
}
