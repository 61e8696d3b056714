/**
 * Prints the size of what each page loads before it is interactive, and fails if a budget is exceeded (quality target P1) or if it
 * contains Radix, which loads when a layer first opens (ADR 0039). Sizes are of the built files, gzip at level 9.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { recordFigure } from '@melhor-escola/config/figure';
import { clientFolder, compressedSize, firstLoadScripts, budgetedPages } from './first-load.ts';

const KiB = 1024;

/** Part of the names of Radix's own events, so that minified code contains it. */
const radixMark = 'dismissableLayer.';

const containsRadix = (file: string) =>
  readFileSync(path.join(clientFolder, file), 'utf8').includes(radixMark);

const rows = budgetedPages.map((page) => {
  const scripts = firstLoadScripts(page);
  const withRadix = scripts.find(containsRadix);
  if (withRadix)
    throw new Error(
      `${page.page} loads Radix before a layer opens, in ${withRadix}: import the layer's content by lazyModule.`,
    );
  return {
    what: `JS ${page.page}`,
    size: scripts.reduce((sum, file) => sum + compressedSize(file), 0),
    budget: page.budget,
  };
});

const assets = readdirSync(path.join(clientFolder, 'assets'));
if (!assets.some((file) => file.endsWith('.js') && containsRadix(path.join('assets', file))))
  throw new Error(`No script contains '${radixMark}': choose a mark that Radix's code has today.`);
const totalSize = (ending: string, measure: (file: string) => number): number =>
  assets
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + measure(path.join('assets', file)), 0);
rows.push({ what: 'CSS', size: totalSize('.css', compressedSize), budget: 30 });
rows.push({
  what: 'fonts',
  size: totalSize('.woff2', (file) => statSync(path.join(clientFolder, file)).size),
  budget: 60,
});

for (const { what, size, budget } of rows) {
  const holds = size <= budget * KiB;
  const value = `${(size / KiB).toFixed(1)} KiB`;
  recordFigure({ target: 'P1', what, value, limit: `≤ ${budget} KiB`, holds });
  console.log(
    `${what.padEnd(24)} ${value.padStart(10)} of ${String(budget).padStart(4)} KiB  ${holds ? 'ok' : 'OVER BUDGET'}`,
  );
}
if (rows.some(({ size, budget }) => size > budget * KiB)) process.exitCode = 1;
