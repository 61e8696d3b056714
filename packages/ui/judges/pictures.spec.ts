import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { openStory, readStories, setTheme } from './story-page.ts';

/*
 * `pnpm visual`: every story's pixels against the committed ones with no tolerance, on a phone in light and on a desk in
 * dark. `pnpm visual --update` takes new ones.
 */

const views = [
  { name: 'phone', width: 360, height: 740, theme: 'light' },
  { name: 'desk', width: 1280, height: 900, theme: 'dark' },
] as const;

const snapshots = path.join(import.meta.dirname, 'snapshots');
const font = path.join(import.meta.dirname, '../src/fonts/atkinson-hyperlegible-next.woff2');

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
  const canary = await drawCanary(browser);
  const kept = path.join(snapshots, 'canary.png');
  if (test.info().config.updateSnapshots === 'all') {
    mkdirSync(snapshots, { recursive: true });
    writeFileSync(kept, canary);
  }
  drawsAlike = existsSync(kept) && canary.equals(readFileSync(kept));
});

for (const story of readStories()) {
  test(`${story.title} › ${story.name}`, async ({ page }) => {
    test.skip(
      !drawsAlike,
      'This machine draws letters and curves another way than the one the pictures are from.',
    );
    await page.setViewportSize({ width: views[0].width, height: views[0].height });
    const madeFor = await openStory(page, story);
    for (const { name, width, height, theme } of madeFor === undefined ? views : [views[0]]) {
      await page.setViewportSize({ width, height });
      await setTheme(page, theme);
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
      expect
        .soft(picture)
        .toMatchSnapshot(['pictures', `${story.id}-${name}.png`], { threshold: 0, maxDiffPixels: 0 });
    }
  });
}
