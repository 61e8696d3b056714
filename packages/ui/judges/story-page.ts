import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { storyIndex, type Story } from './story-index.ts';

/** Every story of the built Storybook, those of the feature packages too. */
export function readStories(): Story[] {
  const file = path.join(import.meta.dirname, '../storybook-static/index.json');
  const index = storyIndex.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** Looks different from one moment to the next, by its tag: has no picture. */
export const isTimeDriven = ({ tags }: Story): boolean => tags.includes('no-visual');

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
 * A test with a page that a worker keeps for all its stories: the browser compiles Storybook once, not once a story.
 * Nothing but Storybook itself answers it: a picture from elsewhere would differ from one run to the next.
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
      await page.route(
        (url) => url.hostname !== 'localhost',
        (route) => route.abort(),
      );
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
  return width;
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
