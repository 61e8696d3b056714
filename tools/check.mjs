// `npm test`: installs, then runs all gates, the cheap ones first. Ends with 'N passed, N failed'.
//   npm test                      all gates
//   npm test -- --only lint,ui    some of them
//   pnpm check                    before a push: static gates, and tests of the affected packages
//   npm run test:all              all, including slow ones that rarely fail: before a release and nightly
//   npm run test:all -- --except engines
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { featurePackages } from './feature-packages.mjs';
import { Failure, install, repository, run, stopCommands } from './runtime.mjs';
import { readTestReport } from './test-report.mjs';

const reports = path.join(repository, '.cache/test-reports');

/** A gate that passes or fails as a whole and counts as one test. */
const command = (name, ...steps) => ({ name, steps });
// CI has two cores, of which Vitest would use one by default.
const workers = { VITEST_MAX_WORKERS: '2' };

/** Report of the Vitest configurations in a folder (packages/config/src/testing/vitest.ts). */
const vitestReport = (folder) => path.join(repository, folder, '.cache/vitest.json');

/** Tests of a package (`test` in its package.json). */
const packageTests = (name, folder = `packages/${name}`) => ({ name, folder, report: vitestReport(folder) });
/**
 * Runs the tests of packages, two packages at a time, because tests often wait for a browser or a timer. Turbo restores the report of
 * a package if neither it nor its dependencies have changed.
 */
const packagesAtOnce = (gates) => ({
  env: workers,
  steps: [
    [
      'turbo',
      'run',
      'test',
      ...gates.map(({ folder }) => `--filter=./${folder}`),
      '--concurrency=2',
      '--continue',
      '--log-order=grouped',
      '--output-logs=new-only',
    ],
  ],
});
/** Tests that no package's `test` script runs: of the Vitest configuration in a folder, or of one of its projects. */
const vitest = (name, folder, ...options) => ({
  name,
  env: workers,
  report: vitestReport(folder),
  steps: [['pnpm', '--dir', folder, 'exec', 'vitest', 'run', ...options]],
});
const playwright = (name, ...steps) => ({
  name,
  report: path.join(reports, `${name}.json`),
  steps,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, `${name}.json`) },
});
/** A script of the kit's. */
const kit = (script, ...options) => ['pnpm', '--filter', '@melhor-escola/ui', 'run', script, ...options];
/** Storybook without its documentation pages. From Turbo's cache if the gate `build` has built it. */
const buildStories = ['turbo', 'run', 'stories:build', '--output-logs=errors-only'];

const gates = [
  command('format', ['oxfmt', '--check']),
  command('lint', ['oxlint', '--type-aware', '--deny-warnings']),
  command('secrets', ['pnpm', 'run', 'secrets']),
  command('boundaries', ['turbo', 'boundaries', '--no-color']),
  command(
    'types',
    ['turbo', 'run', 'typecheck', '--output-logs=errors-only'],
    ['tsc', '--noEmit', '--checkers', '1'],
  ),
  command('unused', ['knip']),
  command('generated', ['node', 'tools/generate.ts', '--check']),
  vitest('rules', '.', '--project', 'rules'),
  // The site, and Storybook for the gate `stories`, at the same time.
  command('build', ['turbo', 'run', 'build', 'stories:build', '--output-logs=errors-only']),
  command('size', kit('size')),
  packageTests('config'),
  packageTests('domain'),
  packageTests('server-kit'),
  packageTests('site-server'),
  packageTests('api-client'),
  ...featurePackages(repository).map((name) => packageTests(name)),
  packageTests('tracking'),
  packageTests('api', 'apps/api'),
  packageTests('marketplace', 'apps/marketplace'),
  // The stories' play functions run in the gate `stories`, on the built Storybook.
  packageTests('ui'),
  playwright('e2e', ['pnpm', '--filter', '@melhor-escola/marketplace', 'run', 'e2e']),
  playwright('stories', buildStories, kit('checks')),
];
// Without it, axe sees each story at one width in one theme (another sample with each commit, which the gate prints), some tests of the
// service run on one engine, some of the site at one width, and a few that rarely fail not at all.
if (process.argv.includes('--all')) process.env.EVERY_TEST = '1';

/** Slow gates that rarely fail. `engines` also needs Debian's `firefox-esr`, `webkit2gtk-driver` and `xvfb`. */
const slowGates = [
  vitest('generators', '.', '--project', 'generators'),
  { ...vitest('processes', 'apps/api'), env: { ...workers, PROCESSES: '1' } },
  vitest('package', 'package-tests'),
  // The kit in the oldest supported Chromium.
  playwright('chromium-109', buildStories, kit('chromium-109')),
  // The kit's documentation pages.
  playwright('docs-pages', kit('storybook:build'), kit('docs-pages')),
  vitest('kit-package', 'packages/ui/package-tests'),
  {
    name: 'engines',
    report: path.join(reports, 'engines.json'),
    steps: [['pnpm', '--filter', '@melhor-escola/marketplace', 'run', 'e2e', '--project', 'engines']],
    env: { ENGINES: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'engines.json') },
  },
  {
    name: 'e2e-resilience',
    report: path.join(reports, 'e2e-resilience.json'),
    steps: [
      [
        'pnpm',
        '--filter',
        '@melhor-escola/marketplace',
        'run',
        'e2e',
        '--project',
        'resilience',
        '--project',
        'start',
      ],
    ],
    env: { RESILIENCE: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'e2e-resilience.json') },
  },
  command('resilience', ['node', 'resilience/run-tests.ts']),
  {
    ...vitest('fuzz', 'apps/api', 'test/fuzz/openapi-fuzz.test.ts'),
    env: { ...workers, FUZZ_RUNS: '2000' },
  },
  {
    name: 'crawl',
    report: path.join(reports, 'crawl.json'),
    steps: [['pnpm', '--filter', '@melhor-escola/marketplace', 'run', 'e2e', '--project', 'crawl']],
    env: { CRAWL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'crawl.json') },
  },
  command('lighthouse', ['node', 'apps/marketplace/scripts/lighthouse.ts', '--check']),
  // All other quality targets for speed, among them ten minutes of load.
  command('bench', ['node', 'tools/bench.mjs']),
];
const allGates = [...gates, ...slowGates];
/** Gates that `pnpm check` leaves to CI, because they need the built site or Storybook. */
const needsBuild = new Set(['build', 'size', 'marketplace', 'e2e', 'stories']);

/** The names after a command-line option: `--only lint,ui`. */
function namesAfter(option) {
  const at = process.argv.indexOf(option);
  return at === -1 ? undefined : (process.argv[at + 1] ?? '').split(',');
}

/** The gates to run, in order. */
function chosenGates(only, except) {
  if (only) return allGates.filter(({ name }) => only.includes(name));
  const all = process.argv.includes('--all') ? allGates : gates;
  const left = process.argv.includes('--before-push') ? needsBuild : new Set();
  return all.filter(({ name }) => !except.includes(name) && !left.has(name));
}

/** Counts a gate's tests. A runner that fails without a failed test or runs no test is a failure too. */
function count(gate, { code, output }) {
  if (!gate.report) {
    if (code === 0) return { passed: 1, failed: 0, failures: [] };
    return { passed: 0, failed: 1, failures: [{ title: gate.name, message: lastLines(output) }] };
  }
  const report = readTestReport(gate.report);
  if (report.failed > 0 || (code === 0 && report.passed > 0)) return report;
  const message =
    code === 0 ? 'It ran no test.' : `It exited with ${code} although no test failed: see its output.`;
  return { ...report, failed: 1, failures: [{ title: 'the runner itself', message }] };
}

/** The end of a command's output, where it says what is wrong. */
const lastLines = (output) => output.trimEnd().split('\n').slice(-40).join('\n');

/** Runs steps until one fails. @returns its exit code and, if collected, its output. */
async function runSteps({ steps, env }, collect) {
  for (const [tool, ...args] of steps) {
    const { code, output } = await run(tool, args, { show: true, collect, env });
    if (code !== 0) return { code, output };
  }
  return { code: 0, output: '' };
}

/** Runs gates in order, and tests of packages together. @returns a row of the table for each gate. */
async function runGates(chosen) {
  const rows = [];
  for (const gate of chosen) {
    if (rows.some(({ name }) => name === gate.name)) continue;
    const together = gate.folder ? chosen.filter(({ folder }) => folder) : [gate];
    process.stdout.write(`\n── ${together.map(({ name }) => name).join(', ')}\n`);
    for (const { report } of together) if (report) rmSync(report, { force: true });
    const began = performance.now();
    const { code, output } = await runSteps(gate.folder ? packagesAtOnce(together) : gate, !gate.report);
    const seconds = (performance.now() - began) / 1000;
    for (const one of together) {
      // Turbo's exit code is that of all packages.
      const own = count(one, { code: one.folder ? (existsSync(one.report) ? 0 : code || 1) : code, output });
      rows.push({ ...own, name: one.name, seconds: own.seconds ?? seconds });
    }
    if (gate.folder && code !== 0 && !rows.some(({ failed }) => failed > 0)) {
      const message = `turbo exited with ${code} although no test failed: see its output.`;
      rows.push({ name: 'packages', passed: 0, failed: 1, failures: [{ title: 'turbo', message }], seconds });
    }
  }
  return rows;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopCommands();
    process.exit(130);
  });
}

const only = namesAfter('--only');
const except = namesAfter('--except') ?? [];
const unknown = [...(only ?? []), ...except].filter((name) => !allGates.some((gate) => gate.name === name));
try {
  if (unknown.length > 0)
    throw new Failure(
      `Unknown gates: ${unknown.join(', ')}. Available: ${allGates.map(({ name }) => name).join(', ')}.`,
    );
  process.stdout.write('── install\n');
  await install();
  mkdirSync(reports, { recursive: true });
  const rows = await runGates(chosenGates(only, except));
  // Last, so that the end of the output shows what failed.
  for (const { name, failures } of rows)
    for (const { title, message } of failures)
      process.stdout.write(`\nFAILED ${name}: ${title}\n${message}\n`);
  process.stdout.write('\n');
  for (const row of rows) {
    process.stdout.write(
      `${row.failed > 0 ? 'FAILED' : 'passed'}  ${row.name.padEnd(12)} ${String(row.passed).padStart(5)} passed ${String(row.failed).padStart(3)} failed  ${row.seconds.toFixed(1).padStart(6)} s\n`,
    );
  }
  // Once more without their messages, some of which fill a screen.
  for (const { name, failures } of rows)
    for (const { title } of failures) process.stdout.write(`${name}: ${title}\n`);
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Failure ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
