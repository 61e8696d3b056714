import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { htmlValidator } from '@melhor-escola/config/html-validator';
import { expect, test as base, type Page } from '@playwright/test';
import { htmlRules } from '../src/testing/conformance/html-rules.ts';
import { readEntries } from './story-index.ts';
import { setTheme } from './story-page.ts';

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

/** A page that stays open for all tests of a worker, so that the browser keeps Storybook's code. Stories in frames do not load. */
const test = base.extend<object, { docsPage: Page }>({
  docsPage: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
      await context.addInitScript(() => {
        if (window.parent !== window) window.stop();
      });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Loads Storybook with a documentation page in the dark theme. */
async function loadPage(page: Page, id: string): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=docs&globals=theme:dark;a11y.manual:!true`);
  await waitForContent(page);
  await page.evaluate(axe);
}

/** Goes from one documentation page to another, as the sidebar does. */
async function switchPage(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve) => {
        const { ['__STORYBOOK_ADDONS_CHANNEL__']: channel } = window;
        channel?.once('docsRendered', resolve);
        channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' });
      }),
    id,
  );
  await waitForContent(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
}

async function openPage(page: Page, id: string): Promise<void> {
  if (page.url() === 'about:blank') return loadPage(page, id);
  // Storybook reloads itself if a story of the previous page is still rendering.
  return switchPage(page, id).catch(() => loadPage(page, id));
}

/** Waits until code, demos and the API have loaded, which do so after the page. */
async function waitForContent(page: Page): Promise<void> {
  const docs = page.locator('#storybook-docs');
  const slow = { timeout: 30_000 };
  await docs.locator('h1').first().waitFor();
  await expect(docs.locator('[aria-busy=true][aria-label^="Content is loading"]')).toHaveCount(0, slow);
  await expect(docs.getByText('Loading …', { exact: true })).toHaveCount(0, slow);
  await page.evaluate(() => document.fonts.ready);
}

/** Changes the theme as the toolbar does, but without rendering the stories again. */
async function changeTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    const { ['__STORYBOOK_ADDONS_CHANNEL__']: channel } = window;
    channel?.emit('globalsUpdated', { globals: { theme: chosen } });
  }, theme);
  await setTheme(page, theme);
}

async function axeFindings(page: Page): Promise<string[]> {
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

const untouched = { modal: undefined, focused: undefined, scrolled: 0 };

for (const { id, title, importPath } of pages)
  test(title, async ({ docsPage: page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, id);
    for (const { width, theme } of [
      { width: 1280, theme: 'dark' },
      { width: 360, theme: 'light' },
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await changeTheme(page, theme);
      expect.soft(await axeFindings(page), `axe, ${theme}, ${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `overflow in px, ${width} px`).toBeLessThanOrEqual(0);
    }
    expect.soft(await htmlFindings(page), 'html-validate').toEqual([]);
    if (importPath.startsWith('./src/'))
      await expect
        .soft(page.locator('.sbdocs-preview').first().locator('pre'), 'code of the first example')
        .toContainText('<');
    expect.soft(await deadLinks(page), 'links without a target').toEqual([]);
    expect
      .soft(await pageState(page), 'no story opens an overlay, takes the focus or scrolls the page')
      .toEqual(untouched);
  });

test('the layer of a story in a frame leaves focus and scroll position to the page', async ({ page }) => {
  await loadPage(page, 'layers-dialog--docs');
  const dialog = page.locator('#storybook-docs iframe').first().contentFrame().getByRole('dialog');
  await expect(dialog).toBeVisible({ timeout: 30_000 });
  await dialog.evaluate((element) => element.focus());
  expect(await pageState(page)).toEqual(untouched);
});
