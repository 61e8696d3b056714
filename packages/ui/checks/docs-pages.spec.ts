import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { htmlValidator } from '@melhor-escola/config/html-validator';
import { expect, test, type Page } from '@playwright/test';
import { htmlRules } from '../src/testing/conformance/html-rules.ts';
import { readEntries } from './story-index.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const validator = htmlValidator({
  ...htmlRules,
  // For Storybook's own buttons around a story. None of them is in a form.
  rules: { ...htmlRules.rules, 'no-implicit-button-type': 'off' },
});

const entries = readEntries();
const stories = new Set(entries.filter(({ type }) => type === 'story').map(({ id }) => id));
const pages = entries.filter(({ type }) => type === 'docs');
const docsIds = new Set(pages.map(({ id }) => id));

/** Opens a documentation page and waits until it has loaded, except for lazily loaded frames. */
async function openPage(page: Page, id: string, theme: 'light' | 'dark'): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme};a11y.manual:!true`);
  await page.locator('#storybook-docs h1').first().waitFor();
  await expect(
    page.locator('#storybook-docs [aria-busy=true][aria-label^="Content is loading"]'),
  ).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (runOnly) =>
      window.axe.run(document.body, {
        resultTypes: ['violations'],
        runOnly,
        // Stories in frames are checked by stories.spec.ts.
        iframes: false,
        // Storybook's box around a story that is wider than the page. Its link opens the story alone.
        rules: { 'scrollable-region-focusable': { enabled: false } },
      }),
    rules,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Excludes the stories, which are checked by stories.spec.ts, and Storybook's code blocks and controls. */
async function htmlFindings(page: Page): Promise<string[]> {
  const markup = await page.evaluate(() => {
    const copy = document.querySelector('#storybook-docs')?.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const story of copy.querySelectorAll('.docs-story, .sb-story')) story.replaceChildren();
    for (const block of copy.querySelectorAll('.docblock-source, .docblock-argstable, pre, style'))
      block.remove();
    // Storybook references the code of a story before it renders.
    for (const toggle of copy.querySelectorAll('.docblock-code-toggle'))
      toggle.removeAttribute('aria-controls');
    return copy.innerHTML;
  });
  const { results } = await validator.validateString(markup);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

/** Links and frames that point to a story or page missing from this Storybook. */
async function deadLinks(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() =>
    [...document.querySelectorAll('#storybook-docs :is(a[href], iframe[src])')].map(
      (link) => link.getAttribute('href') ?? link.getAttribute('src') ?? '',
    ),
  );
  return urls.filter((url) => {
    const id = /[?&](?:path=\/(?:story|docs)\/|id=)([a-z0-9-]+)/.exec(url)?.[1];
    return id !== undefined && !stories.has(id) && !docsIds.has(id);
  });
}

/** Effects of a story on the whole page. Stories in frames are separate documents. */
const pageState = (page: Page) =>
  page.evaluate(() => ({
    modal: document.querySelector('[aria-modal=true]')?.outerHTML,
    focused: document.activeElement === document.body ? undefined : document.activeElement?.outerHTML,
    scrolled: window.scrollY,
  }));

for (const { id, title } of pages) {
  for (const width of [360, 1280]) {
    test(`${title}, ${width} px`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['dark', 'light'] as const) {
        await test.step(`axe, ${theme}`, async () => {
          await openPage(page, id, theme);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          expect.soft(await axeFindings(page)).toEqual([]);
        });
      }
      await test.step('html-validate', async () => expect.soft(await htmlFindings(page)).toEqual([]));
      await test.step('all links resolve', async () => expect.soft(await deadLinks(page)).toEqual([]));
      await test.step(`no overflow at ${width} px`, async () => {
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow).toBeLessThanOrEqual(0);
      });
      await test.step('no story opens an overlay or takes the focus', async () => {
        expect.soft(await pageState(page)).toEqual({ modal: undefined, focused: undefined, scrolled: 0 });
      });
      // For human review only: a page changes with every sentence.
      await page.screenshot({ path: info.outputPath(`${id}-${width}.png`), fullPage: true });
    });
  }
}
