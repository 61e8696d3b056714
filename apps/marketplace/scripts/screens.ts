/**
 * `pnpm screens`: screenshots for reviewers. Writes every public screen at three widths to docs/screens, and composes the README's picture
 * from two of them. Starts the site on its own ports with the demonstration data, or uses the running site at the origin given as
 * argument.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { resolvePath, publicPages } from '../e2e/pages/public-pages.ts';
import { startSite } from './running-site.ts';

const repository = path.join(import.meta.dirname, '../../..');
const out = path.join(repository, 'docs/screens');
const readmePicture = path.join(out, 'results.jpg');
/** Below that, pages repeat themselves: cards, questions, the footer. */
const MAX_HEIGHT_PX = 1600;
/** Enough to review a desktop page, at a third of the bytes. */
const MAX_PICTURE_WIDTH_PX = 900;

const heights = { 360: 740, 768: 900, 1280: 900 } as const;

/** Takes a screenshot of limited height, small enough to be committed. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const { width } = page.viewportSize() ?? { width: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Resized so that lazily loaded pictures in the screenshot are in the viewport.
  await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT_PX) });
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await sharp(png)
    .resize({ width: Math.min(width, MAX_PICTURE_WIDTH_PX) })
    .webp({ quality: 50, effort: 5 })
    .toFile(path.join(out, `${name}-${width}.webp`));
}

async function shootScreens(browser: Browser, origin: string): Promise<void> {
  for (const [width, height] of Object.entries(heights)) {
    const viewport = { width: Number(width), height };
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'pt-BR',
      reducedMotion: 'reduce',
      viewport,
    });
    const page = await context.newPage();
    for (const [name, address] of Object.entries(publicPages)) {
      await page.setViewportSize(viewport);
      await page.goto(await resolvePath(page, address), { waitUntil: 'networkidle' });
      await shoot(page, name);
    }
    await context.close();
  }
}

function pictureUrl(name: string): string {
  return `data:image/webp;base64,${readFileSync(path.join(out, `${name}.webp`)).toString('base64')}`;
}

/** The desktop screenshot with the phone's in front of it. */
async function composeReadmePicture(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 760 } });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; background: #e9edf6; }
    img { position: absolute; object-fit: cover; object-position: top; border: 1px solid #c9cfdd; border-radius: 12px; }
    .desktop { left: 40px; top: 40px; width: 960px; height: 680px; }
    .phone { right: 40px; top: 120px; width: 300px; height: 600px; box-shadow: 0 16px 48px -12px #1a22404d; }
  </style><img class="desktop" src="${pictureUrl('results-1280')}"><img class="phone" src="${pictureUrl('results-360')}">`);
  mkdirSync(path.dirname(readmePicture), { recursive: true });
  await page.screenshot({ path: readmePicture, type: 'jpeg', quality: 80 });
}

const given = process.argv[2];
mkdirSync(out, { recursive: true });
const { origin, stop } = given ? { origin: given, stop: undefined } : await startSite(3320);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] });
try {
  await shootScreens(browser, origin);
  await composeReadmePicture(browser);
  process.stdout.write(`Pictures are in ${path.relative(process.cwd(), out) || '.'}\n`);
} finally {
  await browser.close();
  stop?.();
}
