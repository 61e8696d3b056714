import { existsSync, readFileSync } from 'node:fs';
import { htmlValidator } from '@melhor-escola/config/html-validator';
import { misspelt } from '@melhor-escola/config/spelling';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { htmlRules } from '../src/testing/conformance/html-rules.ts';
import { announcedText } from './announced-text.ts';
import { comparePictures, isUpdate, rendersAsBefore } from './pictures.ts';
import { isTimeDriven } from './story-index.ts';
import {
  checkWhenStable,
  openStory,
  readStories,
  setTheme,
  test as storyTest,
  type RuleSwitch,
} from './story-page.ts';
import { accessibilityTree, storyMarkup } from './story-markup.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/** The last picture has the first of these widths, so that the page is resized less often. */
const widths = [1280, 768, 320];
/** A tablet's layout has no part that a phone's and a desktop's lack, so axe leaves it out. */
const TABLET_PX = 768;
/** The narrowest width, where overflow is likely: of a story with accepted pictures, `npm test` checks no other width for it. */
const NARROWEST_PX = 320;
const validator = htmlValidator(htmlRules);

/** A tree with an open layer or disclosure. Other trees are tested with their component. */
const openState = /^\s*- (?:alertdialog|dialog|listbox|menu|tooltip)\b|\[expanded\]/m;

type Rules = readonly string[];
const everyRule: Rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The axe rules whose result can depend on the theme. */
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

async function htmlFindings(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await storyMarkup(page));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

const readSnapshot = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const isEmpty = (findings: readonly string[]) => findings.length === 0;

/** `npm run test:all`: checks accepted stories too. */
const checkAccepted = process.env['EVERY_TEST'] === '1';

/** A playground shows what the component's default story shows, with controls. */
const stories = readStories().filter(({ name }) => name !== 'Playground' || checkAccepted || isUpdate);

const test = storyTest.extend<object, { rendersAlike: boolean }>({
  /** Whether pictures can be compared. With `beforeAll` instead, Playwright would divide the stories among the workers in advance. */
  rendersAlike: [
    async ({ browser }, provide) => provide(await rendersAsBefore(browser)),
    { scope: 'worker' },
  ],
});

for (const story of stories) {
  test(`${story.title} › ${story.name}`, async ({ storyPage: page, rendersAlike, consoleProblems }) => {
    const { width: madeFor, switches } = await openStory(page, story);

    await test.step('accessibility tree', async () => {
      const file = ['aria', `${story.id}.yml`];
      const committed = readSnapshot(test.info().snapshotPath(...file));
      const tree = await checkWhenStable(
        page,
        story,
        () => accessibilityTree(page),
        (current) => current === committed || !(committed ?? openState.test(current)),
      );
      if (committed !== undefined || openState.test(tree)) expect(tree).toMatchSnapshot(file);
      expect(misspelt(announcedText(story.id, tree)), 'A6 words that the dictionary lacks').toEqual([]);
    });

    const isCompared = rendersAlike && !isTimeDriven(story);
    const { unchanged, isAccepted } = isCompared
      ? await test.step('pixels', () => comparePictures(page, story, madeFor, switches))
      : { unchanged: [], isAccepted: false };
    if (!rendersAlike)
      test.info().annotations.push({ type: 'pixels', description: 'this machine renders differently' });
    // The same pixels and markup passed the same rules before.
    const isKnown = isAccepted && !checkAccepted;

    if (!isKnown)
      await test.step('html-validate', async () => {
        expect(await checkWhenStable(page, story, () => htmlFindings(page), isEmpty)).toEqual([]);
      });

    const checkedWidths = isKnown ? [NARROWEST_PX] : widths;
    for (const width of madeFor === undefined ? checkedWidths : [madeFor]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of isKnown || width === TABLET_PX ? [] : (['light', 'dark'] as const)) {
        // The picture of a wide story is in the dark theme: the colours were checked when it was accepted.
        if (theme === 'dark' && width > TABLET_PX && unchanged.includes(width)) continue;
        await test.step(`axe, ${theme}, ${width} px`, async () => {
          await setTheme(page, theme);
          const rules = theme === 'light' ? everyRule : colours;
          expect(
            await checkWhenStable(page, story, () => axeFindings(page, rules, switches), isEmpty),
          ).toEqual([]);
        });
      }
      await test.step(`no overflow at ${width} px`, async () => {
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await checkWhenStable(page, story, overflow, (pixels) => pixels <= 0)).toBeLessThanOrEqual(0);
      });
    }

    await test.step('no console messages', () => expect(consoleProblems).toEqual([]));
  });
}
