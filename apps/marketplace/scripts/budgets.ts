/**
 * Prints what each page loads before it can act, and fails where it is over budget (quality bar P1). The figures are
 * gzip at level 9 over the built files.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { recordFigure } from '@melhor-escola/config/figure';
import { clientFolder, compressedSize, firstLoadScripts, judgedPages } from './first-load.ts';

const kB = 1024;

const rows = judgedPages.map((judged) => ({
  what: `JS ${judged.page}`,
  size: firstLoadScripts(judged).reduce((sum, file) => sum + compressedSize(file), 0),
  budget: judged.budget,
}));

const assets = readdirSync(path.join(clientFolder, 'assets'));
const sizeOf = (ending: string, measure: (file: string) => number): number =>
  assets
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + measure(path.join('assets', file)), 0);
rows.push({ what: 'CSS', size: sizeOf('.css', compressedSize), budget: 20 });
rows.push({
  what: 'fonts',
  size: sizeOf('.woff2', (file) => statSync(path.join(clientFolder, file)).size),
  budget: 60,
});

for (const { what, size, budget } of rows) {
  const holds = size <= budget * kB;
  const value = `${(size / kB).toFixed(1)} kB`;
  recordFigure({ bar: 'P1', what, value, limit: `≤ ${budget} kB`, holds });
  console.log(
    `${what.padEnd(12)} ${value.padStart(10)} of ${String(budget).padStart(4)} kB  ${holds ? 'ok' : 'OVER BUDGET'}`,
  );
}
if (rows.some(({ size, budget }) => size > budget * kB)) process.exitCode = 1;
