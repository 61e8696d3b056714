// `pnpm bench`: measures what the quality bars for speed ask for, and ends with one table of it. `--record` keeps the figures in
// docs/figures.json and writes docs/quality.md; all else is for the search's own figures (`apps/api/scripts/bench.ts`).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure, install, repository, run, stopCommands } from './runtime.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopCommands();
    process.exit(130);
  });
}

const own = process.argv.slice(2);
const isRecorded = own.includes('--record');
const parts = [
  ['Bytes of each page (P1)', 'node', 'apps/marketplace/scripts/budgets.ts'],
  [
    'Search against a primary-key lookup (P6), a second start (P7)',
    'node',
    'apps/api/scripts/bench.ts',
    ...own.filter((word) => word !== '--record'),
  ],
  ['What one process of the service holds', 'node', 'apps/api/scripts/load.ts'],
  ['Pages against a bare server, and ten times the load (P5)', 'node', 'apps/marketplace/scripts/bench.ts'],
  ['Ten minutes of load (P9)', 'node', 'apps/marketplace/scripts/soak.ts'],
];

const folder = mkdtempSync(path.join(tmpdir(), 'bench-figures-'));
const figures = path.join(folder, 'figures.jsonl');
writeFileSync(figures, '');

/** One table of all that was measured, a line a figure. */
function printTable() {
  const rows = readFileSync(figures, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const width = Math.max(...rows.map(({ what }) => what.length));
  process.stdout.write('\n── All bars\n');
  for (const { bar, what, value, limit, holds } of rows)
    process.stdout.write(
      `${bar.padEnd(4)} ${what.padEnd(width)} ${value.padStart(24)}  ${limit.padEnd(22)} ${holds ? 'holds' : 'DOES NOT HOLD'}\n`,
    );
}

try {
  await install();
  const { code } = await run('turbo', ['run', 'build', '--output-logs=errors-only', '--no-daemon'], {
    show: true,
  });
  if (code !== 0) throw new Failure('The site could not be built.');
  let failed = false;
  for (const [title, tool, ...args] of parts) {
    process.stdout.write(`\n── ${title}\n`);
    const result = await run(tool, args, {
      show: true,
      env: { DATA_DIR: path.join(repository, '.data'), FIGURES_FILE: figures },
    });
    failed ||= result.code !== 0;
  }
  printTable();
  if (isRecorded) await run('node', ['scripts/quality.ts', '--keep', 'pnpm bench', figures], { show: true });
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Failure ? error.message : error.stack}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
