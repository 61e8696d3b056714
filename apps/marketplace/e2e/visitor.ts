import { randomInt } from 'node:crypto';
import { test as base, type Locator, type Page } from '@playwright/test';
import { isInSample } from './sample.ts';
import { recordVisit } from './visit-record.ts';

/** Limit for pages that never hydrate, for example because a test blocks their scripts. */
const TIMEOUT_MS = 10_000;

/** Waits until the page, its content and each boundary in the viewport are hydrated. Plain pages, such as errors, have no boundary. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: TIMEOUT_MS }).catch(() => undefined);
}

/**
 * Runs in the page. Boundaries below the viewport hydrate when they approach it, one at its end once 96 px are in view, and hidden ones
 * when they are shown.
 */
function isHydrated(): boolean {
  return [...document.querySelectorAll('[data-hydrated="false"]')].every(
    (boundary) =>
      boundary.getClientRects().length === 0 ||
      boundary.getBoundingClientRect().top > window.innerHeight - 96,
  );
}

function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit' && response?.headers()['content-type']?.startsWith('text/html'))
      await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await hydrated(page);
    return response;
  };
}

/** Waits until the content of the page is hydrated, and two frames for what it changes then. For visitors who do not wait. */
export async function hydratedContent(page: Page): Promise<void> {
  await page
    .locator('html[data-hydrated="true"] main > [data-hydrated="true"]')
    .waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Holds the requests of an address back. @returns a function that lets them through. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}

/** Holds the page's scripts back, as a slow connection does. @returns a function that lets them load. */
export const holdScripts = (page: Page) => holdRequests(page, /\/assets\/.*\.js$/u);

/** Scrolls an element into view and waits until its boundary is hydrated. */
export async function scrollToHydrated(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await hydrated(element.page());
}

/**
 * Records the scroll position at the next click: a click on a moving element scrolls by itself.
 *
 * @returns a function that reads it, in pixels, on this page or the next.
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

/** A random IP address from the range for tests (RFC 2544). */
const randomIp = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** Playwright's `test`, without those that this commit leaves to others (`sample.ts`). For visitors who do not wait for hydration. */
export const sampledTest = base.extend<{ sampled: undefined }>({
  sampled: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, provide, testInfo) => {
      testInfo.skip(!isInSample(testInfo), 'not in the sample of this commit (e2e/sample.ts)');
      await provide(undefined);
    },
    { auto: true },
  ],
});

/**
 * A test with a visitor who waits for hydration, in any tab; `before-hydration.spec.ts` tests visitors who do not. Each has its own IP
 * address, set by the proxy header, so that rate limits do not add up.
 */
export const test = sampledTest.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) =>
    provide({ ...extraHTTPHeaders, 'x-forwarded-for': randomIp() }),
  context: async ({ context, javaScriptEnabled }, provide, testInfo) => {
    if (javaScriptEnabled ?? true) context.on('page', waitForHydration);
    const visitReport = recordVisit(context);
    await provide(context);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('visit', { body: await visitReport(), contentType: 'text/plain' });
  },
});
