// `pnpm bench`: measures the quality targets for speed, and ends with one table of them. `--record` stores the figures in
// docs/figures.json and the table of docs/figures.md. `--scale` and `--engine` are for the search's own benchmark (`apps/api/scripts/bench.ts`).
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, install, repository, run, stopCommands } from './runtime.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopCommands();
    process.exit(130);
  });
}

const { values: options } = parseArgs({
  options: {
    record: { type: 'boolean' },
    scale: { type: 'string' },
    engine: { type: 'string' },
  },
});
const forSearch = Object.entries({ scale: options.scale, engine: options.engine }).flatMap(([name, value]) =>
  value === undefined ? [] : [`--${name}`, value],
);
const parts = [
  ['Bytes of each page (P1)', 'node', 'apps/marketplace/scripts/build/budgets.ts'],
  [
    'Search against a primary-key lookup (P6), a second start (P7)',
    'node',
    'apps/api/scripts/bench.ts',
    ...forSearch,
  ],
  ['Capacity of one service process', 'node', 'apps/api/scripts/load.ts'],
  ['Pages against a bare server, and overload (P5)', 'node', 'apps/marketplace/scripts/bench.ts'],
  ['Visitors beside 2,000 open panels (P5)', 'node', 'apps/marketplace/scripts/panel-load.ts'],
  ['A whole visit on a cheap phone (P1, P4)', 'node', 'apps/marketplace/scripts/visit.ts'],
  [
    'A page against plain React rendering (P5)',
    'node',
    'apps/marketplace/scripts/profile-page.ts',
    '--figure',
  ],
  ['Ten minutes of load (P9)', 'node', 'apps/marketplace/scripts/soak.ts'],
  ['Size of the kit (P8), and its cost on the server (P10)', 'node', 'packages/ui/scripts/bench.ts'],
];

const folder = mkdtempSync(path.join(tmpdir(), 'bench-figures-'));
const figures = path.join(folder, 'figures.jsonl');
writeFileSync(figures, '');

/** Prints one table of all quality targets, one line per figure: this run's, and the last recorded ones of Lighthouse. */
function printTable() {
  const measured = readFileSync(figures, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const recorded = JSON.parse(readFileSync(path.join(repository, 'docs/figures.json'), 'utf8'));
  const lighthouse = recorded
    .filter(({ command }) => command === 'pnpm lighthouse')
    .flatMap(({ figures: of }) => of.map((figure) => ({ ...figure, what: `${figure.what}, ${figure.on}` })));
  const rows = [...measured, ...lighthouse].toSorted((one, other) => targetNumber(one) - targetNumber(other));
  const [what, value, limit] = ['what', 'value', 'limit'].map((column) =>
    Math.max(...rows.map((row) => row[column].length)),
  );
  process.stdout.write('\n── All targets (P2: last `pnpm lighthouse`; P3: `npm test`)\n');
  for (const row of rows)
    process.stdout.write(
      `${row.target.padEnd(4)} ${row.what.padEnd(what)} ${row.value.padStart(value)}  ${row.limit.padEnd(limit)} ${row.holds ? 'holds' : 'DOES NOT HOLD'}\n`,
    );
}

const targetNumber = ({ target }) => Number(target.slice(1));

try {
  await install();
  const { code } = await run('turbo', ['run', 'build', '--output-logs=errors-only'], {
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
  if (options.record) await run('node', ['tools/record-figures.ts', 'pnpm bench', figures], { show: true });
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Failure ? error.message : error.stack}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
