/**
 * Subsets the fonts to the characters of Brazilian Portuguese, with digits of their own, and writes the `@font-face` rules.
 *
 *     node scripts/subset-fonts.ts
 *
 * The results in src/theme/fonts are committed, so that no consumer needs the tool. Writes a fallback face for each
 * common system font, regular and bold, scaled to the widths of the web font, so that the swap causes no layout shift.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeGenerated } from '@melhor-escola/config/generated-file';
import subsetFont from 'subset-font';
import { type FontMetrics, readMetrics } from './font-metrics.ts';

const budget = 60_000;
const family = 'Atkinson Hyperlegible Next';
const fonts = path.resolve(import.meta.dirname, '../src/theme/fonts');
const require = createRequire(import.meta.url);
const source = path.dirname(require.resolve('@fontsource-variable/atkinson-hyperlegible-next/package.json'));
/** Its digits have the widths of the family's, and no slash through the zero, which in a price reads as an 8. */
const digitSource = path.dirname(require.resolve('@fontsource-variable/figtree/package.json'));
const digitFamily = 'Figtree Digits';

const digitCharacters = '0123456789';
const ascii = String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index));
// Portuguese first, then letters in names and loanwords from neighbouring languages.
const letters = 'áàâãäéèêëíìîïóòôõöúùûüçñýÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝœŒæÆøØåÅß';
const signs = '\u00a0\u202f\u2009ªº°§©®×−–—‘’“”•·…²→';
const characters = ascii.replace(digitCharacters, '') + letters + signs;

// The letters of Portuguese by frequency (per mille, Quaresma 2008, space added), which determine the width of text.
const frequency: Readonly<Record<string, number>> = {
  ' ': 170,
  a: 121,
  e: 104,
  o: 89,
  s: 65,
  r: 54,
  i: 51,
  n: 42,
  d: 41,
  m: 39,
  u: 38,
  t: 36,
  c: 32,
  l: 23,
  p: 21,
  v: 14,
  g: 11,
  h: 11,
  q: 10,
  b: 9,
  f: 8,
  z: 4,
  j: 3,
  x: 2,
};

interface SystemFont {
  /** Local font names to try. The fonts of one list have equal widths by design. */
  readonly regular: SystemFace;
  readonly bold: SystemFace;
}

interface SystemFace {
  readonly names: readonly string[];
  /** Advance widths of the letters above, in the same order, in thousandths of an em, from the font's own metrics. */
  readonly widths: readonly number[];
}

// prettier-ignore
const systemFonts: Readonly<Record<string, SystemFont>> = {
  Arial: {
    regular: {
      names: ['Arial', 'Liberation Sans', 'Helvetica'],
      widths: [278, 556, 556, 556, 500, 333, 222, 556, 556, 833, 556, 278, 500, 222, 556, 500, 556, 556, 556, 556, 278, 500, 222, 500],
    },
    bold: {
      names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
      widths: [278, 556, 556, 611, 556, 389, 278, 611, 611, 889, 611, 333, 556, 278, 611, 556, 611, 611, 611, 611, 333, 500, 278, 556],
    },
  },
  Roboto: {
    regular: {
      names: ['Roboto', 'Roboto Regular'],
      widths: [248, 544, 530, 570, 516, 338, 243, 552, 564, 876, 551, 327, 523, 243, 561, 484, 561, 551, 568, 561, 347, 496, 239, 496],
    },
    bold: {
      // Roboto as one variable font has no bold name; its regular widths are the nearest.
      names: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
      widths: [249, 535, 540, 564, 514, 366, 265, 561, 563, 866, 560, 338, 521, 265, 563, 506, 571, 560, 564, 563, 358, 509, 260, 509],
    },
  },
  DejaVu: {
    regular: {
      names: ['DejaVu Sans'],
      widths: [318, 613, 615, 612, 521, 411, 278, 634, 635, 974, 634, 392, 550, 278, 635, 592, 635, 634, 635, 635, 352, 525, 278, 592],
    },
    bold: {
      names: ['DejaVu Sans Bold'],
      widths: [348, 675, 678, 687, 595, 493, 343, 712, 716, 1042, 712, 478, 593, 343, 716, 652, 716, 712, 716, 716, 435, 582, 343, 645],
    },
  },
  // For the browser that tests and Lighthouse use.
  'Open Sans': {
    regular: {
      names: ['Open Sans', 'Open Sans Regular'],
      widths: [260, 556, 562, 602, 477, 409, 252, 613, 612, 926, 613, 356, 479, 252, 612, 500, 543, 613, 612, 612, 336, 469, 252, 523],
    },
    bold: {
      names: ['Open Sans Bold'],
      widths: [260, 604, 591, 619, 497, 454, 305, 657, 633, 982, 657, 434, 514, 305, 633, 569, 565, 657, 633, 633, 387, 488, 305, 578],
    },
  },
};

function averageWidth(widthOf: (letter: string, index: number) => number): number {
  const entries = Object.entries(frequency);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return entries.reduce((sum, [letter, weight], index) => sum + widthOf(letter, index) * weight, 0) / total;
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}

/**
 * A system font with the metrics of the web font, only for the subset's letters: other characters keep the system's
 * size. `size-adjust` scales the values after it, hence the divisions.
 */
function fallbackFace(name: string, { names, widths }: SystemFace, { metrics, weights }: WebFace): string {
  const scale =
    averageWidth((letter) => metrics.widthOf(letter)) /
    averageWidth((_letter, index) => (widths[index] ?? 0) / 1000);
  return `@font-face {
  font-family: '${family} ${name}';
  src: ${names.map((local) => `local('${local}')`).join(', ')};
  font-weight: ${weights};
  unicode-range: U+20-17F;
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascent / scale)};
  descent-override: ${percent(metrics.descent / scale)};
  line-gap-override: ${percent(metrics.lineGap / scale)};
}`;
}

interface WebFace {
  readonly metrics: FontMetrics;
  /** The weights that it replaces. */
  readonly weights: string;
}

const upright = await readFile(path.join(source, 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2'));
// 200 and 300 are too light to read at any size that the kit uses. 800 would add 6 kB, and nothing needs it.
const options = { variationAxes: { wght: { min: 400, max: 700 } } } as const;
const woff2 = await subsetFont(upright, characters, { ...options, targetFormat: 'woff2' });

const digits = await subsetFont(
  await readFile(path.join(digitSource, 'files/figtree-latin-wght-normal.woff2')),
  digitCharacters,
  { ...options, targetFormat: 'woff2' },
);

/** Headings are bold and wider than text: a fallback scaled for text would wrap them differently. */
const webFace = async (wght: number, weights: string): Promise<WebFace> => ({
  metrics: readMetrics(
    await subsetFont(upright, characters, { variationAxes: { wght }, targetFormat: 'truetype' }),
  ),
  weights,
});
const regular = await webFace(400, '400 500');
const bold = await webFace(700, '600 700');

const weight = woff2.byteLength + digits.byteLength;
if (weight > budget)
  throw new Error(`The subsets weigh ${weight} B, over the ${budget} B of quality target P1.`);

const css = `/* Written by scripts/subset-fonts.ts. */
@font-face {
  font-family: '${family}';
  src: url('./atkinson-hyperlegible-next.woff2') format('woff2');
  font-weight: 400 700;
  font-display: swap;
}

@font-face {
  font-family: '${digitFamily}';
  src: url('./figtree-digits.woff2') format('woff2');
  font-weight: 400 700;
  font-display: swap;
  unicode-range: U+30-39;
}

${Object.entries(systemFonts)
  .flatMap(([name, font]) => [fallbackFace(name, font.regular, regular), fallbackFace(name, font.bold, bold)])
  .join('\n\n')}
`;
writeGenerated({
  [path.join(fonts, 'atkinson-hyperlegible-next.woff2')]: woff2,
  [path.join(fonts, 'figtree-digits.woff2')]: digits,
  [path.join(fonts, 'fonts.css')]: css,
  [path.join(fonts, 'OFL.txt')]: await readFile(path.join(source, 'LICENSE')),
  [path.join(fonts, 'figtree-OFL.txt')]: await readFile(path.join(digitSource, 'LICENSE')),
});
