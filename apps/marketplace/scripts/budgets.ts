/**
 * Prints what each page loads before it can act, and fails where it is over budget (quality bar P1). The figures are
 * gzip at level 9 over the built files; a page's scripts are the entry and its route's chunks, with all they import.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { recordFigure } from '@melhor-escola/config/figure';
import { z } from 'zod';

const client = path.join(import.meta.dirname, '../dist/client');
const kB = 1024;

const chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  src: z.string().optional(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
});
const manifest = z
  .record(z.string(), chunk)
  .parse(JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')));

const pages = [
  // Two routes are part of the chunk that `vite.config.ts` makes of their page.
  { page: 'home', chunk: 'home', budget: 135 },
  { page: 'results', chunk: 'results', budget: 160 },
  { page: 'school', chunk: 'src/routes/escolas/$slug.tsx?tsr-split=', budget: 135 },
  { page: 'city', chunk: 'src/routes/escolas/mensalidades/$city/index.tsx?tsr-split=', budget: 135 },
];

const gzip = (file: string): number => gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length;

/** Every file that these manifest keys need, each once. */
function closure(keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const rows = pages.map(({ page, chunk: wanted, budget }) => {
  const chunks = Object.keys(manifest).filter(
    (key) => key.startsWith(wanted) || manifest[key]?.name === wanted,
  );
  if (chunks.length === 0)
    throw new Error(
      `The build has no chunk ${wanted}: the list of pages in scripts/budgets.ts is out of step.`,
    );
  const files = [...closure([...entries, ...chunks])].filter((file) => file.endsWith('.js'));
  return { what: `JS ${page}`, size: files.reduce((sum, file) => sum + gzip(file), 0), budget };
});

const assets = readdirSync(path.join(client, 'assets'));
const sizeOf = (ending: string, measure: (file: string) => number): number =>
  assets
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + measure(path.join('assets', file)), 0);
rows.push({ what: 'CSS', size: sizeOf('.css', gzip), budget: 20 });
rows.push({
  what: 'fonts',
  size: sizeOf('.woff2', (file) => statSync(path.join(client, file)).size),
  budget: 60,
});

for (const { what, size, budget } of rows) {
  recordFigure({
    bar: 'P1',
    what,
    value: `${(size / kB).toFixed(1)} kB`,
    limit: `≤ ${budget} kB`,
    holds: size <= budget * kB,
  });
  const verdict = size <= budget * kB ? 'ok' : 'OVER BUDGET';
  console.log(
    `${what.padEnd(12)} ${(size / kB).toFixed(1).padStart(7)} kB of ${String(budget).padStart(4)} kB  ${verdict}`,
  );
}
if (rows.some(({ size, budget }) => size > budget * kB)) process.exitCode = 1;
