import { expect, type Page } from '@playwright/test';
import { axeFindings, everyTag } from '../axe.ts';
import { htmlValidator } from '../html-validator.ts';

/** A1 A3: what axe and html-validate say of the page as it stands, in light and in dark. A page that only its owner sees is in no list of pages. */
export async function expectContentJudges(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await axeFindings(page, everyTag), `axe, ${colorScheme}`).toEqual([]);
  }
  const stands = await page.locator('html').evaluate((element) => element.outerHTML);
  const { results } = await htmlValidator.validateString(`<!DOCTYPE html>${stands}`);
  const complaints = results.flatMap(({ messages }) =>
    // The kit's Table says its roles, which a browser forgets of a table that is drawn as cards.
    messages
      .filter(({ ruleId }) => ruleId !== 'no-redundant-role')
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect.soft(complaints, 'html-validate').toEqual([]);
  const across = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(across, 'px too wide').toBeLessThanOrEqual(0);
}
