import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import { htmlRules } from '../src/conformance/html-rules.ts';
import { comparePictures, drawsAsBefore } from './pictures.ts';
import { isTimeDriven } from './story-index.ts';
import {
  accessibilityTree,
  openStory,
  readStories,
  ruleSwitches,
  setTheme,
  storyMarkup,
  test,
  type RuleSwitch,
} from './story-page.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const widths = [320, 768, 1280];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const validator = new HtmlValidate(htmlRules);

type Rules = readonly string[];
const everyRule: Rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that a theme can change. */
const colours: Rules = ['color-contrast', 'link-in-text-block'];

async function axeFindings(page: Page, runOnly: Rules, switches: readonly RuleSwitch[]): Promise<string[]> {
  const off = new Set(switches.filter(({ enabled }) => !enabled).map(({ id }) => id));
  const results = await page.evaluate(
    async ([only, rules]) => {
      return window.axe.run(document.body, {
        resultTypes: ['violations'],
        runOnly: [...only],
        rules: Object.fromEntries(rules.map(({ id, enabled }) => [id, { enabled }])),
      });
    },
    [runOnly.filter((rule) => !off.has(rule)), switches] as const,
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

let drawsAlike = false;

test.beforeAll(async ({ browser }) => {
  drawsAlike = await drawsAsBefore(browser);
});

for (const story of readStories()) {
  test(`${story.title} › ${story.name}`, async ({ storyPage: page, complaints }) => {
    const madeFor = await openStory(page, story);

    await test.step('the console is silent', () => expect(complaints).toEqual([]));

    await test.step('what a screen reader finds', async () => {
      expect(await accessibilityTree(page)).toMatchSnapshot(['aria', `${story.id}.yml`]);
    });

    await test.step('html-validate', async () => {
      const { results } = await validator.validateString(await storyMarkup(page));
      const findings = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
      );
      expect(findings).toEqual([]);
    });

    const switches = await ruleSwitches(page);
    await page.evaluate(axe);
    for (const width of madeFor === undefined ? widths : [madeFor]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['light', 'dark'] as const) {
        await test.step(`axe, ${theme}, ${width} px`, async () => {
          await setTheme(page, theme);
          expect(await axeFindings(page, theme === 'light' ? everyRule : colours, switches)).toEqual([]);
        });
      }
      await test.step(`nothing runs out of ${width} px`, async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }

    if (isTimeDriven(story)) return;
    if (drawsAlike) await test.step('pixels', () => comparePictures(page, story.id, madeFor));
    else test.info().annotations.push({ type: 'pixels', description: 'this machine draws otherwise' });
  });
}
