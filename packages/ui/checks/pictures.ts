import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import axe from 'axe-core';
import { z } from 'zod';
import { htmlRules } from '../src/testing/conformance/html-rules.ts';
import type { Story } from './story-index.ts';
import { checkWhenStable, setTheme, type RuleSwitch } from './story-page.ts';
import { comparableMarkup } from './story-markup.ts';

/*
 * Compares a story's pixels without tolerance: the committed file contains the digest of each picture. The pictures
 * themselves are in .cache/pictures for review. The digest of the markup beside it says whether axe and html-validate
 * have seen the same story before.
 */

const digestsFile = path.join(import.meta.dirname, 'pictures.json');
const folder = path.join(import.meta.dirname, '../../../.cache/pictures');
/** The kit's font, and the font of <code> in stories (.storybook/preview.css). */
const fonts = {
  letters: path.join(import.meta.dirname, '../src/theme/fonts/atkinson-hyperlegible-next.woff2'),
  code: createRequire(import.meta.url).resolve(
    '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
  ),
};
const canaryName = 'canary';

/** Set by `pnpm visual --update`: accept the current pictures. */
export const isUpdate = process.env['NEW_PICTURES'] === '1';

const digests: ReadonlyMap<string, string> = existsSync(digestsFile)
  ? new Map(
      Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(digestsFile, 'utf8')))),
    )
  : new Map();

const views = [
  { name: 'phone', width: 360, height: 740, theme: 'light' },
  { name: 'desktop', width: 1280, height: 900, theme: 'dark' },
] as const;

/** A picture is taller than any window, so content with `content-visibility: auto` must render too. */
const RENDER_ALL_CSS = '.search-results > li, .search-far-section { content-visibility: visible !important }';

/** SHA-256 of a PNG (Chromium encodes equal pixels to equal bytes) or of markup. */
function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Saves a picture for review and returns whether it matches its digest. */
function isAsBefore(name: string, picture: Buffer): boolean {
  save(`${name}.png`, picture);
  return isUpdate || digestOf(picture) === digests.get(name);
}

function save(file: string, content: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

/** The markup of the open story, and the rules it is checked by: a new rule needs a new check. */
async function checkedMarkup(page: Page, switches: readonly RuleSwitch[]): Promise<Buffer> {
  const rules = JSON.stringify([axe.version, htmlRules, switches]);
  return Buffer.from(`${await comparableMarkup(page)}\n<!-- ${rules} -->\n`);
}

const fontFaces = Object.entries(fonts).map(([family, file]) => {
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${data}); font-weight: 400 700; }`;
});

/**
 * Whether this machine renders text, code, a curve, a gradient and a blur like the machine that produced the digests,
 * with the same fallback fonts. If it does not, every picture would differ for no useful reason.
 */
export async function rendersAsBefore(browser: Browser): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 320, height: 260 } });
  await page.setContent(`<!doctype html><style>
    ${fontFaces.join('\n')}
    div { margin: 16px; padding: 16px; border-radius: 12px; font: 600 17px/26px letters; box-shadow: 0 8px 24px #0004;
      background: linear-gradient(90deg, oklch(0.93 0.03 264), oklch(0.8 0.09 264)); }
    code { display: block; font-family: code; }
    .fallback { font-family: letters, Roboto, Arial, 'Liberation Sans', system-ui, sans-serif; }
  </style><div>São João del-Rei: R$ 1.234,56 <code>--space-2: 8px</code> <span class="fallback">★ ✓ Ω</span>
  <br><span style="font-family: system-ui">Sistema</span> <span style="font-family: sans-serif">Sem serifa</span>
  <span style="font-family: Arial">Arial</span> <code style="font-family: monospace">0Il1</code></div>`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return isAsBefore(canaryName, picture);
}

export interface Comparison {
  /** The widths at which the story has exactly the committed pixels. */
  readonly unchanged: readonly number[];
  /** Whether its pixels and its markup are those that passed every check when the pictures were accepted. */
  readonly isAccepted: boolean;
}

/** Compares the open story on a phone in light and on a desktop in dark; a story made for one width only at that width. */
export async function comparePictures(
  page: Page,
  story: Story,
  madeFor: number | undefined,
  switches: readonly RuleSwitch[],
): Promise<Comparison> {
  await page.addStyleTag({ content: RENDER_ALL_CSS });
  const unchanged: number[] = [];
  let isAccepted = true;
  for (const { name, width, height, theme } of madeFor === undefined ? views : [views[0]]) {
    await page.setViewportSize({ width, height });
    const draw = async () => {
      await setTheme(page, theme);
      return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
    };
    const file = `${story.id}-${name}`;
    const picture = await checkWhenStable(
      page,
      story,
      draw,
      (candidate) => digestOf(candidate) === digests.get(file),
    );
    expect.soft(isAsBefore(file, picture), `${file}.png in .cache/pictures is the picture it was`).toBe(true);
    const isUnchanged = digestOf(picture) === digests.get(file);
    if (isUnchanged) unchanged.push(width);
    const markup = await checkedMarkup(page, switches);
    save(`${file}-markup.html`, markup);
    isAccepted &&= isUnchanged && digestOf(markup) === digests.get(`${file}-markup`);
  }
  return { unchanged, isAccepted };
}

/** Deletes the pictures of earlier runs. */
export function clearPictures(): void {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Writes the digests of the saved pictures and their markup, one line each, sorted by name.
 *
 * @param all the pictures are of all stories: drops the digests of other pictures, whose stories are gone.
 */
export function writeDigests(all: boolean): void {
  const saved = readdirSync(folder).map((file) => [
    path.parse(file).name,
    digestOf(readFileSync(path.join(folder, file))),
  ]);
  const entries = Object.entries({ ...(!all && Object.fromEntries(digests)), ...Object.fromEntries(saved) });
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(digestsFile, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}
