import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { canaryName, digestsFile, picturesFolder, readDigests, takesNewPictures } from './digests.ts';
import { openStory, readStories, setTheme } from './story-page.ts';

/*
 * Every story's pixels, on a phone in light and on a desk in dark, against the committed digests: no tolerance. The
 * pictures themselves are left in .cache/pictures to be looked at. `pnpm visual --update` takes new digests.
 */

const views = [
  { name: 'phone', width: 360, height: 740, theme: 'light' },
  { name: 'desk', width: 1280, height: 900, theme: 'dark' },
] as const;

const font = path.join(import.meta.dirname, '../src/fonts/atkinson-hyperlegible-next.woff2');
const digests = readDigests();

/** Keeps the picture where a person finds it. Returns the digest it should have, and the one it has. */
function keep(name: string, picture: Buffer): { expected: string | undefined; actual: string } {
  mkdirSync(picturesFolder, { recursive: true });
  writeFileSync(path.join(picturesFolder, `${name}.png`), picture);
  const actual = createHash('sha256').update(picture).digest('hex');
  return { expected: takesNewPictures ? actual : digests.get(name), actual };
}

/** Letters, a curve, a gradient and a blur: what machines draw differently, if they do. */
async function drawCanary(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 320, height: 120 } });
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: kit; src: url(data:font/woff2;base64,${readFileSync(font).toString('base64')}); font-weight: 400 800; }
    div { margin: 16px; padding: 16px; border-radius: 12px; font: 600 17px/26px kit; box-shadow: 0 8px 24px #0004;
      background: linear-gradient(90deg, oklch(0.93 0.03 264), oklch(0.8 0.09 264)); }
  </style><div>São João del-Rei: R$ 1.234,56</div>`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

let drawsAlike = false;

test.beforeAll(async ({ browser }) => {
  const { expected, actual } = keep(canaryName, await drawCanary(browser));
  drawsAlike = expected === actual;
});

for (const story of readStories()) {
  test(`${story.title} › ${story.name}`, async ({ page }) => {
    test.skip(!drawsAlike, `This machine draws otherwise than the one that ${digestsFile} is from.`);
    await page.setViewportSize({ width: views[0].width, height: views[0].height });
    const madeFor = await openStory(page, story);
    for (const { name, width, height, theme } of madeFor === undefined ? views : [views[0]]) {
      await page.setViewportSize({ width, height });
      await setTheme(page, theme);
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
      const { expected, actual } = keep(`${story.id}-${name}`, picture);
      expect.soft(actual, `${story.id}-${name}.png in ${picturesFolder} is another picture`).toBe(expected);
    }
  });
}
