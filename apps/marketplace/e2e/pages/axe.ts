import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/** Configured to check frames of all origins. */
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
  axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Tags of all axe rules that apply to our pages. */
export const everyTag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

/**
 * Violations that axe finds in the current page and its frames: one line per rule, with the elements.
 *
 * Loads axe into a page once, and collects violations only. Playwright's own builder loads it each time, and opens a second page for
 * a complete report.
 *
 * @param runOnly tags or names of rules; axe's default by default.
 */
export async function axeFindings(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return page.evaluate(
    async (only) => {
      // Until it approaches the viewport, a section has its usual height, and axe would find what follows on its last links.
      const waiting = [...document.querySelectorAll<HTMLElement>('*')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      );
      for (const { style } of waiting) style.contentVisibility = 'visible';
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: [...only] }),
      });
      for (const { style } of waiting) style.removeProperty('content-visibility');
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    runOnly && [...runOnly],
  );
}
