import { randomInt } from 'node:crypto';
import { test as base, type Locator, type Page } from '@playwright/test';
import { recordVisit } from './visit-record.ts';

/** A page that never acts, such as one whose scripts a test keeps away, is waited for this long, in ms. */
const patience = 10_000;

/**
 * Waits until React has taken over whatever can be acted on in the window: it does so part by part, those below the window
 * when they come near it. Before that a link leads on as it does without scripts, and a form is the browser's own.
 */
async function acts(page: Page): Promise<void> {
  // A plain page, such as one of an error, has none.
  if ((await page.locator('script[src^="/assets/"]').count()) === 0) return;
  await page
    .waitForFunction(isTakenOver, undefined, { polling: 100, timeout: patience })
    .catch(() => undefined);
}

/** Runs in the page: React notes on each element that it has taken over what it gives it. */
function isTakenOver(): boolean {
  const actors = [...document.querySelectorAll('a, button, input, select, textarea, form')];
  return (
    document.documentElement.dataset['takenOver'] !== undefined &&
    actors.every(
      (actor) =>
        actor.getBoundingClientRect().top > window.innerHeight ||
        Object.keys(actor).some((key) => key.startsWith('__reactProps')),
    )
  );
}

function isPatient(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit' && response?.headers()['content-type']?.startsWith('text/html'))
      await acts(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await acts(page);
    return response;
  };
}

/** Brings an element into the window, and waits until React has taken over its part of the page. */
export async function actsOn(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await acts(element.page());
}

/**
 * Notes how far the page is scrolled when it is next clicked: a click on what still moves scrolls by itself.
 *
 * @returns what reads it, in pixels, on this page or the next.
 */
export async function scrollAtClick(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() =>
    window.addEventListener('click', () => (window.name = String(window.scrollY)), {
      capture: true,
      once: true,
    }),
  );
  return () => page.evaluate(() => Number(window.name));
}

/** Somebody else's address each time, of those that belong to nobody (RFC 2544). */
const someAddress = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

/**
 * Tests of a visitor who presses nothing before the page acts, in any tab. Those who are quicker have tests of their own
 * (`before-scripts.spec.ts`). Each comes from an address of its own, as the proxy before the site tells it: what is limited
 * by address is limited for each alone.
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) =>
    provide({ ...extraHTTPHeaders, 'x-forwarded-for': someAddress() }),
  context: async ({ context, javaScriptEnabled }, provide, testInfo) => {
    if (javaScriptEnabled ?? true) context.on('page', isPatient);
    const tell = recordVisit(context);
    await provide(context);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('visit', { body: await tell(), contentType: 'text/plain' });
  },
});
