/**
 * Cuts the type family down to what Brazilian Portuguese needs, and writes the `@font-face` rules with it.
 *
 *     node scripts/subset-fonts.ts
 *
 * Run it when the font package changes; the results in src/fonts are committed, so that no consumer
 * needs the tool. A fallback face is written for each system font a visitor is likely to have, sized to the
 * web font by letter widths, so that the swap moves nothing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { type FontMetrics, readMetrics } from './font-metrics.ts';

const budget = 60_000;
const family = 'Atkinson Hyperlegible Next';
const fonts = path.resolve(import.meta.dirname, '../src/fonts');
const require = createRequire(import.meta.url);
const source = path.dirname(require.resolve('@fontsource-variable/atkinson-hyperlegible-next/package.json'));

const ascii = String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index));
// Portuguese first; then the vowels and consonants of names and words borrowed from neighbours.
const letters = 'áàâãäéèêëíìîïóòôõöúùûüçñýÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝœŒæÆøØåÅß';
const signs = '\u00a0\u202f\u2009ªº°§©®™€£×÷±−–—‘’“”‚„•·…«»¹²³½¼¾→←↑↓¡¿';
const characters = ascii + letters + signs;

// The letters of Portuguese by frequency (per mille, Quaresma 2008, space added): what a text's width depends on.
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

// Advance widths in thousandths of an em, as published in each font's own metrics.
const systemWidths: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Arial: {
    ' ': 278,
    a: 556,
    e: 556,
    o: 556,
    s: 500,
    r: 333,
    i: 222,
    n: 556,
    d: 556,
    m: 833,
    u: 556,
    t: 278,
    c: 500,
    l: 222,
    p: 556,
    v: 500,
    g: 556,
    h: 556,
    q: 556,
    b: 556,
    f: 278,
    z: 500,
    j: 222,
    x: 500,
  },
  Roboto: {
    ' ': 248,
    a: 544,
    e: 530,
    o: 570,
    s: 516,
    r: 338,
    i: 243,
    n: 552,
    d: 564,
    m: 876,
    u: 551,
    t: 327,
    c: 523,
    l: 243,
    p: 561,
    v: 484,
    g: 561,
    h: 551,
    q: 568,
    b: 561,
    f: 347,
    z: 496,
    j: 239,
    x: 496,
  },
};
// Liberation Sans and Helvetica share Arial's widths by design.
const localNames: Readonly<Record<string, readonly string[]>> = {
  Arial: ['Arial', 'Liberation Sans', 'Helvetica'],
  Roboto: ['Roboto', 'Roboto Regular'],
};

function averageWidth(widthOf: (letter: string) => number): number {
  const entries = Object.entries(frequency);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return entries.reduce((sum, [letter, weight]) => sum + widthOf(letter) * weight, 0) / total;
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}

/** The rule of a system font dressed in the web font's measures: `size-adjust` scales what follows it, hence the divisions. */
function fallbackFace(name: string, metrics: FontMetrics): string {
  const widths = systemWidths[name] ?? {};
  const scale =
    averageWidth((letter) => metrics.widthOf(letter)) /
    averageWidth((letter) => (widths[letter] ?? 0) / 1000);
  return `@font-face {
  font-family: '${family} ${name}';
  src: ${(localNames[name] ?? []).map((local) => `local('${local}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(metrics.ascent / scale)};
  descent-override: ${percent(metrics.descent / scale)};
  line-gap-override: ${percent(metrics.lineGap / scale)};
}`;
}

const upright = await readFile(path.join(source, 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2'));
// 200 and 300 are too light to read at any size we set.
const options = { variationAxes: { wght: { min: 400, max: 800 } } } as const;
const woff2 = await subsetFont(upright, characters, { ...options, targetFormat: 'woff2' });
const metrics = readMetrics(await subsetFont(upright, characters, { ...options, targetFormat: 'truetype' }));

if (woff2.byteLength > budget)
  throw new Error(`The subset weighs ${woff2.byteLength} B, over the ${budget} B of quality bar P1.`);

const css = `/* Written by scripts/subset-fonts.ts. */
@font-face {
  font-family: '${family}';
  src: url('./atkinson-hyperlegible-next.woff2') format('woff2');
  font-weight: 400 800;
  font-style: normal;
  font-display: swap;
}

${Object.keys(systemWidths)
  .map((name) => fallbackFace(name, metrics))
  .join('\n\n')}
`;
await writeFile(path.join(fonts, 'atkinson-hyperlegible-next.woff2'), woff2);
await writeFile(path.join(fonts, 'fonts.css'), css);
await writeFile(path.join(fonts, 'OFL.txt'), await readFile(path.join(source, 'LICENSE')));
console.log(
  `${woff2.byteLength} B, ${characters.length} characters, features: ${metrics.features.join(' ')}`,
);
console.log(
  `digits: ${Array.from('0123456789')
    .map((digit) => metrics.widthOf(digit).toFixed(3))
    .join(' ')}`,
);
