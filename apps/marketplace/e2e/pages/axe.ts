import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/** With frames judged wherever they come from. */
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
  axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** All of axe that a page of ours has to keep to. */
export const everyTag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

/**
 * What axe finds wrong with the page as it stands, its frames too: a line for each rule, with the elements.
 *
 * Reads axe into a page once, and has it describe what is wrong alone. Playwright's own builder reads it in, and opens a
 * second page to sum up what is right as well, each time that it is asked.
 *
 * @param runOnly tags or names of rules; axe's own choice unless told.
 */
export async function axeFindings(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return page.evaluate(
    async (only) => {
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: [...only] }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    runOnly && [...runOnly],
  );
}
