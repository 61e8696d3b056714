import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { isTimeDriven, storyIndex, type Story } from './story-index.ts';

/** Every story of the built Storybook, those of the feature packages too. */
export function readStories(): Story[] {
  const file = path.join(import.meta.dirname, '../storybook-static/index.json');
  const index = storyIndex.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.values(index.entries).filter(({ type }) => type === 'story');
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
    ['__STORYBOOK_PREVIEW__']?: {
      currentRender?: {
        story?: {
          parameters?: { a11y?: { config?: { rules?: RuleSwitch[] } } };
          storyGlobals?: { viewport?: { value?: string } };
        };
      };
    };
  }
}

/** Tells the page how its story ended. Storybook says 'success' of a play function that threw, and of that in an event. */
function rememberStoryEnd(): void {
  type Listen = (payload: { status?: string; message?: string }) => void;
  let channel: { on: (event: string, listen: Listen) => void } | undefined;
  let failure: string | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: typeof channel) => {
      channel = made;
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
const notOurs = [
  // What is not Storybook's own is refused to the page, and the browser says so of each.
  'Failed to load resource',
  // Storybook itself, of its own preview.
  'Accessing the Story Store is deprecated',
];

/**
 * A test with a page that a worker keeps for all its stories: the browser fetches and compiles Storybook once, not once a
 * story.
 */
export const test = base.extend<{ complaints: readonly string[] }, { storyPage: Page }>({
  /** What the page has said in its console that it should not have had to say, during this story. */
  complaints: async ({ storyPage }, provide) => {
    const said: string[] = [];
    const listen = (message: ConsoleMessage) => {
      const isOurs = !notOurs.some((beginning) => message.text().startsWith(beginning));
      if (/^(?:error|warning)$/.test(message.type()) && isOurs) said.push(message.text());
    };
    const listenToError = (error: Error) => said.push(error.message);
    // A story made for one width was first played at another, which it may well complain of.
    const forget = () => (said.length = 0);
    storyPage.on('framenavigated', forget);
    storyPage.on('console', listen);
    storyPage.on('pageerror', listenToError);
    await provide(said);
    storyPage.off('console', listen);
    storyPage.off('pageerror', listenToError);
    storyPage.off('framenavigated', forget);
  },
  storyPage: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
      const page = await context.newPage();
      await page.addInitScript(rememberStoryEnd);
      await provide(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Opens a story and waits until it has played to its end, so that what it opens is open. A story that is made for one
 * width (`globals: { viewport: { value: 'w360' } }`) is opened again at that.
 *
 * @returns the width the story is made for, if it is.
 * @throws when the story or its play function fails.
 */
export async function openStory(page: Page, story: Story): Promise<number | undefined> {
  await page.setViewportSize({ width: 1280, height: 900 });
  // What a story shows of time going by is not there for who wants no motion.
  await page.emulateMedia({ reducedMotion: isTimeDriven(story) ? 'no-preference' : 'reduce' });
  let status = await play(page, story);
  const width = await madeForWidth(page);
  if (width !== undefined && width !== page.viewportSize()?.width) {
    await page.setViewportSize({ width, height: 740 });
    status = await play(page, story);
  }
  if (status !== 'success') throw new Error(`The story ended with ${status}.`);
  await page.evaluate(() => document.fonts.ready);
  // A time-driven story never comes to rest.
  if (!isTimeDriven(story)) await comeToRest(page);
  return width;
}

/**
 * Waits until nothing has changed in the page for a while: what a story shows last may come a little after its play
 * function has ended (a spinner that waits before it is seen, a list that finds its place). The while is counted in
 * frames as well as in time, so that a busy machine waits for as much work as a quick one.
 */
export async function comeToRest(page: Page): Promise<void> {
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
        const look = () => {
          seen += 1;
          if (seen < frames || performance.now() - since < milliseconds) {
            requestAnimationFrame(look);
            return;
          }
          observer.disconnect();
          resolve();
        };
        requestAnimationFrame(look);
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
  return tree;
}

/** Loads the story and waits for its end, which it answers with. */
async function play(page: Page, story: Story): Promise<string> {
  await page.evaluate(() => {
    if (window.origin !== 'null') window.localStorage.clear();
  });
  // The accessibility addon would run axe once more, at one width.
  await page.goto(`/iframe.html?id=${story.id}&viewMode=story&globals=a11y.manual:!true`);
  const end = await page.waitForFunction(() => window.storyEnd);
  return (await end.jsonValue())?.status ?? 'missing';
}

async function madeForWidth(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const { ['__STORYBOOK_PREVIEW__']: preview } = window;
    const name = preview?.currentRender?.story?.storyGlobals?.viewport?.value;
    return name === undefined ? undefined : Number(name.replace('w', ''));
  });
}

/** Turns the theme without rendering anew: what the story has opened stays open. Colours have settled when it is done. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    for (const scope of document.querySelectorAll<HTMLElement>('[data-theme]'))
      scope.dataset['theme'] = chosen;
    // A style that is read starts the transitions between the themes, which are then taken to their end.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }, theme);
}

/** What the story's parameters ask of axe. */
export async function ruleSwitches(page: Page): Promise<RuleSwitch[]> {
  return page.evaluate(() => {
    const { ['__STORYBOOK_PREVIEW__']: preview } = window;
    return preview?.currentRender?.story?.parameters?.a11y?.config?.rules ?? [];
  });
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
