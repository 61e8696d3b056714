import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlValidator } from '@melhor-escola/config/html-validator';
import { checksEverything, chooseByCommit } from '@melhor-escola/config/sample';
import { misspelt } from '@melhor-escola/config/spelling';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { htmlRules } from '../src/testing/conformance/html-rules.ts';
import { announcedText } from './announced-text.ts';
import type { Story } from './story-index.ts';
import { comparePictures, isPictured, pictureFiles } from './pictures.ts';
import {
  checkWhenStable,
  openStory,
  readStories,
  setTheme,
  test,
  type RuleSwitch,
  type StoryOptions,
} from './story-page.ts';
import { accessibilityTree, storyMarkup } from './story-markup.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const validator = htmlValidator(htmlRules);

/** A tree with an open layer or disclosure. Other trees are tested with their component. */
const openState = /^\s*- (?:alertdialog|dialog|listbox|menu|tooltip)\b|\[expanded\]/m;

type Rules = readonly string[];
const everyRule: Rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The axe rules whose result can depend on the theme. */
const colors: Rules = ['color-contrast', 'link-in-text-block'];

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

/** Combinations of width and theme that axe checks; of the second theme at a width only what depends on it. */
const combinations = [
  { width: 1280, theme: 'dark', rules: everyRule },
  { width: 320, theme: 'light', rules: everyRule },
  ...(checksEverything
    ? ([
        { width: 1280, theme: 'light', rules: everyRule },
        { width: 320, theme: 'dark', rules: colors },
      ] as const)
    : []),
] as const;
/**
 * The widths at which a story is checked: all, or one of two by the commit. A tablet's layout has no part that a phone's and a desktop's
 * lack, so axe leaves it out.
 */
const checkedWidths = ({ id }: Story): readonly number[] =>
  checksEverything ? [1280, 768, 320] : [chooseByCommit(id, [1280, 320])];

const all = readStories();
/**
 * Every story, or by the commit half of those with pictures and a quarter of the others. Playgrounds show what the component's default
 * story shows, with controls.
 */
const stories = all.filter((story) => {
  if (checksEverything) return true;
  if (isPictured(story, all)) return chooseByCommit(`story ${story.id}`, [true, false]);
  return story.name !== 'Playground' && chooseByCommit(`story ${story.id}`, [true, false, false, false]);
});

async function checkTree(page: Page, story: Story): Promise<void> {
  const file = ['aria', `${story.id}.yml`];
  const committed = readSnapshot(test.info().snapshotPath(...file));
  const tree = await checkWhenStable(
    page,
    story,
    () => accessibilityTree(page),
    (current) => current === committed || !(committed ?? openState.test(current)),
  );
  if (committed !== undefined || openState.test(tree)) expect.soft(tree, story.id).toMatchSnapshot(file);
  expect.soft(misspelt(announcedText(story.id, tree)), 'A6 words that the dictionary lacks').toEqual([]);
}

async function checkMarkup(page: Page, story: Story): Promise<void> {
  expect
    .soft(await checkWhenStable(page, story, () => htmlFindings(page), isEmpty), `html-validate, ${story.id}`)
    .toEqual([]);
}

/** axe and overflow at each width, or at the one that the story is made for. */
async function checkWidths(
  page: Page,
  story: Story,
  { width: madeFor, switches }: StoryOptions,
): Promise<void> {
  for (const width of madeFor === undefined ? checkedWidths(story) : [madeFor]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { theme, rules } of combinations.filter(
      (one) => one.width === width || madeFor !== undefined,
    )) {
      await setTheme(page, theme);
      expect
        .soft(
          await checkWhenStable(page, story, () => axeFindings(page, rules, switches), isEmpty),
          `axe, ${story.id}, ${theme}, ${width} px`,
        )
        .toEqual([]);
    }
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect
      .soft(
        await checkWhenStable(page, story, overflow, (pixels) => pixels <= 0),
        `overflow in px, ${story.id}, ${width} px`,
      )
      .toBeLessThanOrEqual(0);
  }
}

for (const story of stories)
  test(`${story.title} › ${story.name}`, async ({ storyPage: page, consoleProblems }) => {
    const options = await openStory(page, story);
    await checkTree(page, story);
    if (isPictured(story, all)) await comparePictures(page, story, options);
    // `pnpm visual --update` accepts nothing of what follows: the gate checks it.
    if (test.info().config.updateSnapshots !== 'none') return;
    await checkMarkup(page, story);
    await checkWidths(page, story, options);
    expect.soft(consoleProblems, 'console messages').toEqual([]);
  });

test('every committed picture is of a story', () => {
  const files = new Set(all.filter((story) => isPictured(story, all)).flatMap(pictureFiles));
  const committed = readdirSync(path.join(import.meta.dirname, 'pictures'));
  expect(
    committed.filter((file) => !files.has(file)),
    'delete these',
  ).toEqual([]);
});
