import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import { isTimeDriven, readEntries, type Story } from './story-index.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every story of the built Storybook, those of the feature packages too. */
export function readStories(): Story[] {
  return readEntries().filter(({ type }) => type === 'story');
}

/** A rule of axe as a story's parameters switch it. */
export interface RuleSwitch {
  readonly id: string;
  readonly enabled: boolean;
}

declare global {
  interface Window {
    /** How the story ended, once it has: its play function ran to the end, too. */
    storyEnd?: { status: string };
    /** Storybook's own, in the frame of a story. */
    ['__STORYBOOK_ADDONS_CHANNEL__']?: {
      emit: (event: 'setCurrentStory', selection: { storyId: string; viewMode: 'docs' | 'story' }) => void;
      once: (event: 'docsRendered' | 'storyThrewException', listener: () => void) => void;
    };
    ['__STORYBOOK_PREVIEW__']?: {
      loadStory: (wanted: { storyId: string }) => Promise<{
        parameters?: { a11y?: { config?: { rules?: RuleSwitch[] } } };
        storyGlobals?: { viewport?: { value?: string } };
      }>;
    };
  }
}

/** Tells the page how its story ended. Storybook says 'success' of a play function that threw, and of that in an event. */
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

/** How messages begin that the kit has no part in. */
const IGNORED_MESSAGES = [
  // What is not Storybook's own is refused to the page, and the browser says so of each.
  'Failed to load resource',
  // Storybook itself, of its own preview.
  'Accessing the Story Store is deprecated',
  // Storybook speaks to every frame in the page; that of a map has not come, since nothing from elsewhere does.
  "Failed to execute 'postMessage' on 'DOMWindow'",
];

/**
 * A test with a page that a worker keeps for all its stories, with Storybook open in it: to load that once more takes
 * longer than most stories do.
 */
export const test = base.extend<{ consoleProblems: readonly string[] }, { storyPage: Page }>({
  /** What the page has said in its console, since the story before this one was taken down, that it should not have. */
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
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
      const page = await context.newPage();
      trackRequests(page);
      await page.addInitScript(recordStoryEnd);
      // Without a story yet. The accessibility addon would run axe once more, at one width.
      await page.goto('/iframe.html?viewMode=story&globals=a11y.manual:!true');
      await storyEnd(page);
      await page.evaluate(axe);
      await provide(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** What a page has asked for and not got yet. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

function trackRequests(page: Page): void {
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** What a story says of how it is to be judged. */
export interface StoryOptions {
  /** The width in px it is made for (`globals: { viewport: { value: 'w360' } }`), if it is made for one. */
  readonly width: number | undefined;
  /** What its parameters ask of axe. */
  readonly switches: readonly RuleSwitch[];
}

/**
 * Opens a story and waits until it has played to its end, so that what it opens is open.
 *
 * @throws when the story or its play function fails.
 */
export async function openStory(page: Page, story: Story): Promise<StoryOptions> {
  const terms = await storyOptions(page, story);
  await page.setViewportSize({ width: terms.width ?? 1280, height: terms.width === undefined ? 900 : 740 });
  // What a story shows of time going by is not there for who wants no motion.
  await page.emulateMedia({ reducedMotion: isTimeDriven(story) ? 'no-preference' : 'reduce' });
  await page.evaluate((storyId) => {
    window.localStorage.clear();
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
 * Looks at an open story, and where that is not what it should be once more after it has come to rest: what a story shows
 * last may come a little after its play function has ended. To wait for that each time would double the time it takes.
 */
export async function checkWhenStable<Seen>(
  page: Page,
  story: Story,
  see: () => Promise<Seen>,
  isExpected: (seen: Seen) => boolean,
): Promise<Seen> {
  const seen = await see();
  // A time-driven story never comes to rest.
  if (isExpected(seen) || isTimeDriven(story)) return seen;
  await waitUntilStable(page);
  return see();
}

/**
 * Waits until nothing has changed in the page for a while, and nothing that it asked for is still on its way: the code of a
 * part may be fetched by the first story that shows it.
 */
async function waitUntilStable(page: Page): Promise<void> {
  const hasPending = () => (pendingRequests.get(page)?.size ?? 0) > 0;
  do {
    while (hasPending()) await delay(10);
    await waitForNoMutations(page);
  } while (hasPending());
}

/**
 * Waits until nothing has changed for a while (a spinner that waits before it is seen, a list that finds its place). The
 * while is counted in frames as well as in time, so that a busy machine waits for as much work as a quick one.
 */
async function waitForNoMutations(page: Page): Promise<void> {
  await page.evaluate(
    ({ frames, milliseconds }) =>
      new Promise<void>((resolve) => {
        let seen = 0;
        let since = performance.now();
        const observer = new MutationObserver((changes) => {
          // What was said is forgotten after some seconds, whatever the page does.
          const isOfThePage = changes.some(
            ({ target }) =>
              !(target instanceof Element ? target : target.parentElement)?.closest(
                '[data-component=announcer]',
              ),
          );
          if (!isOfThePage) return;
          seen = 0;
          since = performance.now();
        });
        observer.observe(document.body, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
        const nextFrame = () => {
          seen += 1;
          if (seen < frames || performance.now() - since < milliseconds) {
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
 * The page as a screen reader finds it. Without what has just been announced: of that, it depends on the moment how much
 * is still there (what is said, and when, is for the tests of each component).
 */
export async function accessibilityTree(page: Page): Promise<string> {
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      for (const region of document.querySelectorAll<HTMLElement>('[data-component=announcer]'))
        region.style.display = isHidden ? 'none' : '';
    }, hidden);
  await hide(true);
  const tree = await page.locator('body').ariaSnapshot();
  await hide(false);
  return renumbered(tree);
}

/** With the ids that React made numbered from 1 on: they go on counting from the stories before. */
function renumbered(tree: string): string {
  const numbers = new Map<string, number>();
  return tree.replaceAll(/_r_\w+_/g, (id) => {
    numbers.set(id, numbers.get(id) ?? numbers.size + 1);
    return `_r_${numbers.get(id)}_`;
  });
}

/**
 * Turns the theme of the page without rendering again: what the story has opened stays open. A part of the story with a theme of its
 * own keeps it, as it does on a page. Colours have settled when it is done.
 */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    for (const scope of document.querySelectorAll<HTMLElement>('[data-theme]')) {
      const isWithinAnother = scope.parentElement?.closest(':not(html)[data-theme]');
      if (!isWithinAnother) scope.dataset['theme'] = chosen;
    }
    // A style that is read starts the transitions between the themes, which are then taken to their end.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }, theme);
}

/** The story's markup as it stands, with what it has put at the end of the body. */
export async function storyMarkup(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.body.children]
      .filter((child) => !/^(?:SCRIPT|STYLE|LINK)$/.test(child.tagName))
      .filter((child) => !/\bsb-|storybook-docs|storybook-highlights/.test(`${child.className} ${child.id}`))
      .map((child) => (child.id === 'storybook-root' ? child.innerHTML : child.outerHTML))
      .join('\n'),
  );
}
