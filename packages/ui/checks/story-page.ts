import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { translateLikeABrowser } from '../src/testing/translator.ts';
import { test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { isTimeDriven, readEntries, type Story } from './story-index.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All stories of the built Storybook, including those of the feature packages. */
export function readStories(): Story[] {
  return readEntries().filter(({ type }) => type === 'story');
}

/** An axe rule that a story's parameters turn on or off. */
export interface RuleSwitch {
  readonly id: string;
  readonly enabled: boolean;
}

declare global {
  interface Window {
    /** Set when the story has ended, including its play function. */
    storyEnd?: { status: string };
    /** Storybook's globals in the story frame. */
    ['__STORYBOOK_ADDONS_CHANNEL__']?: {
      emit: ((event: 'setCurrentStory', selection: { storyId: string; viewMode: 'docs' | 'story' }) => void) &
        ((event: 'updateGlobals', change: { globals: { a11y: { manual: boolean } } }) => void) &
        ((event: 'globalsUpdated', now: { globals: { theme: 'light' | 'dark' } }) => void);
      once: (event: 'docsRendered', listener: () => void) => void;
    };
    ['__STORYBOOK_PREVIEW__']?: {
      loadStory: (wanted: { storyId: string }) => Promise<{
        parameters?: { a11y?: { config?: { rules?: RuleSwitch[] } } };
        storyGlobals?: { viewport?: { value?: string } };
      }>;
    };
  }
}

/**
 * Records how a story ended. Storybook reports 'success' for a play function that threw, and the failure in a separate
 * event.
 */
function recordStoryEnd(): void {
  type Listen = (payload: { status?: string; message?: string }) => void;
  let channel: { on: (event: string, listen: Listen) => void } | undefined;
  let failure: string | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: typeof channel) => {
      channel = made;
      made?.on('setCurrentStory', () => (failure = undefined));
      made?.on('playFunctionThrewException', ({ message = 'an exception' }) => (failure = message));
      for (const event of ['storyErrored', 'storyThrewException', 'storyMissing'])
        made?.on(event, () => (window.storyEnd = { status: event }));
      made?.on(
        'storyFinished',
        ({ status = 'no status' }) => (window.storyEnd = { status: failure ?? status }),
      );
    },
  });
}

/** Beginnings of console messages that the kit does not cause. */
const IGNORED_MESSAGES = [
  // Requests outside Storybook are blocked, and the browser logs each one.
  'Failed to load resource',
  // From Storybook's own preview.
  'Accessing the Story Store is deprecated',
  // Chromium before 114, about an attribute of Storybook's own.
  "Found a 'popover' attribute",
  // Storybook posts messages to every frame; that of a map never loads, because external requests are blocked.
  "Failed to execute 'postMessage' on 'DOMWindow'",
];

/**
 * A test whose page stays open for all stories of a worker, with Storybook loaded: loading it again takes longer than
 * most stories.
 */
export const test = base.extend<
  { consoleProblems: readonly string[] },
  { storyPage: Page; translates: boolean }
>({
  /** Whether a browser's translator runs in the page. */
  translates: [false, { option: true, scope: 'worker' }],
  /** Console errors and warnings of the page since the previous story was removed. */
  consoleProblems: async ({ storyPage }, provide) => {
    const problems: string[] = [];
    const listen = (message: ConsoleMessage) => {
      const isOurs = !IGNORED_MESSAGES.some((beginning) => message.text().startsWith(beginning));
      if (/^(?:error|warning)$/.test(message.type()) && isOurs) problems.push(message.text());
    };
    const listenToError = (error: Error) => problems.push(error.message);
    storyPage.on('console', listen);
    storyPage.on('pageerror', listenToError);
    await provide(problems);
    storyPage.off('console', listen);
    storyPage.off('pageerror', listenToError);
  },
  storyPage: [
    async ({ browser, translates }, provide, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
      const page = await context.newPage();
      trackRequests(page);
      await page.addInitScript(recordStoryEnd);
      // No story yet.
      await page.goto('/iframe.html?viewMode=story');
      await storyEnd(page);
      // The accessibility addon would run axe a second time, at one width.
      await page.evaluate(() => {
        const { ['__STORYBOOK_ADDONS_CHANNEL__']: channel } = window;
        channel?.emit('updateGlobals', { globals: { a11y: { manual: true } } });
      });
      await page.evaluate(axe);
      await page.addStyleTag({ content: RENDER_ALL_CSS });
      if (translates) await page.evaluate(translateLikeABrowser);
      await provide(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** A picture is taller than any window, so content with `content-visibility: auto` must render too. */
const RENDER_ALL_CSS =
  '.search-results > li, [class*=lazy-layout-] { content-visibility: visible !important }';

/** The pending requests of each page. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

function trackRequests(page: Page): void {
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** How to check a story, from its globals and parameters. */
export interface StoryOptions {
  /** Width in px of the viewport that the story is made for (`globals: { viewport: { value: 'w360' } }`), if any. */
  readonly width: number | undefined;
  /** The axe rules in its parameters. */
  readonly switches: readonly RuleSwitch[];
}

/**
 * Opens a story and waits until its play function has finished, so that its overlays are open.
 *
 * @throws if the story or its play function fails.
 */
export async function openStory(page: Page, story: Story): Promise<StoryOptions> {
  const terms = await storyOptions(page, story);
  await page.setViewportSize({ width: terms.width ?? 1280, height: terms.width === undefined ? 900 : 740 });
  // Time-driven stories do not animate under reduced motion.
  await page.emulateMedia({ reducedMotion: isTimeDriven(story) ? 'no-preference' : 'reduce' });
  await page.evaluate((storyId) => {
    window.localStorage.clear();
    // A form's draft of the story before.
    window.sessionStorage.clear();
    delete window.storyEnd;
    const { ['__STORYBOOK_ADDONS_CHANNEL__']: channel } = window;
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, story.id);
  const status = await storyEnd(page);
  if (status !== 'success') throw new Error(`The story ended with ${status}.`);
  await page.evaluate(() => document.fonts.ready);
  return terms;
}

async function storyEnd(page: Page): Promise<string> {
  const end = await page.waitForFunction(() => window.storyEnd);
  return (await end.jsonValue())?.status ?? 'missing';
}

async function storyOptions(page: Page, { id }: Story): Promise<StoryOptions> {
  return page.evaluate(async (storyId) => {
    const { ['__STORYBOOK_PREVIEW__']: preview } = window;
    const story = await preview?.loadStory({ storyId });
    const viewport = story?.storyGlobals?.viewport?.value;
    return {
      width: viewport === undefined ? undefined : Number(viewport.replace('w', '')),
      switches: story?.parameters?.a11y?.config?.rules ?? [],
    };
  }, id);
}

/**
 * Checks an open story and, if the result is unexpected, once more after the page is stable: the last update may come
 * shortly after the play function ends. Waiting every time would double the duration.
 */
export async function checkWhenStable<Result>(
  page: Page,
  story: Story,
  check: () => Promise<Result>,
  isExpected: (result: Result) => boolean,
): Promise<Result> {
  const result = await check();
  // A time-driven story never becomes stable.
  if (isExpected(result) || isTimeDriven(story)) return result;
  await waitUntilStable(page);
  return check();
}

/**
 * Waits until the page has not changed for a while and no request is pending: the first story that shows a component
 * may load its code.
 */
async function waitUntilStable(page: Page): Promise<void> {
  const hasPending = () => (pendingRequests.get(page)?.size ?? 0) > 0;
  do {
    while (hasPending()) await delay(10);
    await waitForNoMutations(page);
  } while (hasPending());
}

/**
 * Waits until the DOM has not changed for a while (a delayed spinner, a list being positioned). Counts frames as well
 * as time, so that a slow machine gets as much work done as a fast one.
 */
async function waitForNoMutations(page: Page): Promise<void> {
  await page.evaluate(
    ({ frames, milliseconds }) =>
      new Promise<void>((resolve) => {
        let frameCount = 0;
        let since = performance.now();
        const observer = new MutationObserver((changes) => {
          // Announcements are removed after some seconds, whatever the page does.
          const isOfThePage = changes.some(
            ({ target }) =>
              !(target instanceof Element ? target : target.parentElement)?.closest(
                '[data-component=announcer]',
              ),
          );
          if (!isOfThePage) return;
          frameCount = 0;
          since = performance.now();
        });
        observer.observe(document.body, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
        const nextFrame = () => {
          frameCount += 1;
          if (frameCount < frames || performance.now() - since < milliseconds) {
            requestAnimationFrame(nextFrame);
            return;
          }
          observer.disconnect();
          resolve();
        };
        requestAnimationFrame(nextFrame);
      }),
    { frames: 10, milliseconds: 250 },
  );
}

/**
 * Changes the theme without rendering again, so that overlays stay open. Parts of a story with a theme of their own
 * keep it, as on a page. Color transitions have ended when it returns.
 */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    for (const scope of document.querySelectorAll<HTMLElement>('[data-theme]')) {
      const isWithinAnother = scope.parentElement?.closest(':not(html)[data-theme]');
      if (!isWithinAnother) scope.dataset['theme'] = chosen;
    }
    // Reading a style starts the transitions between the themes; finish them.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }, theme);
}
