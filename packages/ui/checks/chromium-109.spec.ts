import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { openStory, readStories, test } from './story-page.ts';

/* The kit in the oldest Chromium that it supports (docs/browsers.md), with what an application brings to it (README). */

/** The polyfills as one script. */
async function bundlePolyfills(): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'polyfills.ts'), formats: ['iife'], name: 'polyfills' },
    },
  });
  const [first] = [bundle].flat();
  if (!first || !('output' in first)) throw new Error('Vite has built no polyfills.');
  return first.output[0].code;
}

const polyfills = await bundlePolyfills();

const kitStories = readStories().filter(({ importPath }) => importPath.startsWith('./src/'));
const storyNamed = (component: string) => {
  const story = kitStories.find(
    ({ importPath, name }) => importPath.endsWith(`/${component}.stories.tsx`) && name === 'All States',
  );
  if (!story) throw new Error(`${component} has no story 'All States'.`);
  return story;
};

test.beforeEach(({ storyPage }) => storyPage.evaluate(polyfills));

test('the browser is as old as the oldest supported one, within a version', async ({ browser }) => {
  expect(browser.version()).toMatch(/^109\./);
});

for (const story of kitStories) {
  test(`${story.title}/${story.name}`, async ({ storyPage, consoleProblems }) => {
    await openStory(storyPage, story);
    expect(consoleProblems).toEqual([]);
  });
}

const thumb = (page: Page) => page.locator('#storybook-root [data-part=control]:enabled').first();
const readThumb = async (page: Page) => Number(await thumb(page).inputValue());

for (const component of ['slider', 'range-slider']) {
  test(`a ${component} moves by keyboard and by pointer`, async ({ storyPage }) => {
    await openStory(storyPage, storyNamed(component));
    await thumb(storyPage).focus();
    const start = await readThumb(storyPage);
    await storyPage.keyboard.press('ArrowRight');
    const stepped = await readThumb(storyPage);
    expect(stepped).toBeGreaterThan(start);
    const { x, y, width, height } = (await thumb(storyPage).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const [middle, across] = [x + width / 2, y + height / 2];
    await storyPage.mouse.move(middle, across);
    await storyPage.mouse.down();
    await storyPage.mouse.move(middle + 60, across, { steps: 3 });
    await storyPage.mouse.up();
    expect(await readThumb(storyPage)).toBeGreaterThan(stepped);
  });
}
