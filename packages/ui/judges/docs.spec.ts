import { expect, type Page } from '@playwright/test';
import { readDocs, test } from './story-page.ts';

/* The pages of documentation: they show, they fit, and no story on them opens over the page or takes its focus. */

/** A phone, and Storybook's preview beside its sidebar on a usual screen. */
const widths = [360, 1140];

/** Waits for the page and its API reference, or for what Storybook shows when it cannot make the page. */
async function openDocs(page: Page, id: string) {
  await page.evaluate((storyId) => {
    window.localStorage.clear();
    window.scrollTo(0, 0);
    const { ['__STORYBOOK_ADDONS_CHANNEL__']: channel } = window;
    return new Promise<void>((resolve) => {
      channel?.once('docsRendered', resolve);
      channel?.once('storyThrewException', resolve);
      channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    });
  }, id);
  await expect(page.getByText('Loading …', { exact: true })).toHaveCount(0);
}

/** What a story can do to the whole page. Stories in frames are documents of their own. */
const pageState = (page: Page) =>
  page.evaluate(() => ({
    error: document.querySelector('.sb-show-errordisplay #error-message')?.textContent ?? '',
    modal: document.querySelector('[aria-modal=true]')?.outerHTML,
    focused: document.activeElement === document.body ? undefined : document.activeElement?.outerHTML,
    scrolled: window.scrollY,
  }));

/** By how much the page is wider than the window, in px. */
const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return Math.max(0, scrollWidth - window.innerWidth);
  });

async function judge(page: Page) {
  const [narrow = 0, ...wider] = widths;
  await page.setViewportSize({ width: narrow, height: 900 });
  expect(await pageState(page)).toEqual({ error: '', modal: undefined, focused: undefined, scrolled: 0 });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.try-it')) details.open = true;
  });
  expect.soft(await sidewaysOverflow(page), `px beyond ${narrow} px`).toBe(0);
  for (const width of wider) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysOverflow(page), `px beyond ${width} px`).toBe(0);
  }
}

for (const { id, importPath } of readDocs()) {
  // Screens of other packages go to other pages now and then, each in a browser page of its own.
  if (importPath.startsWith('../'))
    test(id, async ({ page }) => {
      await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
      await page.locator('.sbdocs-content, #error-message:not(:empty)').first().waitFor();
      await judge(page);
    });
  else
    test(id, async ({ storyPage }) => {
      await openDocs(storyPage, id);
      await judge(storyPage);
    });
}
