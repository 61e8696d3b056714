// `npm test`: installs, then runs all gates, the cheap ones first. Ends with 'N passed, N failed'.
//   npm test                      all gates
//   npm test -- --only lint,ui    some of them
//   pnpm check                    before a push: the static gates, and the tests of the packages that a change affects
//   npm run test:all              all, and the slow ones that rarely fail: before a release, every night
//   npm run test:all -- --except engines
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { featurePackages } from './feature-packages.mjs';
import { Failure, install, repository, run, stopCommands } from './runtime.mjs';
import { readTestReport } from './test-report.mjs';

const reports = path.join(repository, '.cache/test-reports');

/** A gate that passes or fails as a whole and counts as one test. */
const command = (name, ...steps) => ({ name, steps });
/** Arguments of Vitest that leave a report for this table, and print a failure as a difference. */
const reporters = (report) => [
  '--reporter=default',
  `--reporter=${path.join(repository, 'tools/diff-reporter.mjs')}`,
  `--outputFile.json=${report}`,
];
// CI's two cores. Vitest by itself would leave one of them free.
const workers = { VITEST_MAX_WORKERS: '2' };

/** The tests of a package. Turbo skips them, and restores their report, while neither they nor what they depend on has changed. */
const packageTests = (name, folder = `packages/${name}`, ...options) => ({
  name,
  env: workers,
  written: path.join(repository, folder, '.cache/vitest.json'),
  report: path.join(reports, `${name}.json`),
  steps: [
    [
      'turbo',
      'run',
      'test',
      `--filter=./${folder}`,
      '--output-logs=new-only',
      '--',
      ...options,
      ...reporters('.cache/vitest.json'),
    ],
  ],
});
/** Tests by a configuration of Vitest that no package's `test` runs. */
const vitest = (name, filter, ...options) => ({
  name,
  env: workers,
  report: path.join(reports, `${name}.json`),
  steps: [
    [
      'pnpm',
      '--filter',
      filter,
      'exec',
      'vitest',
      'run',
      ...options,
      ...reporters(path.join(reports, `${name}.json`)),
    ],
  ],
});
const playwright = (name, ...steps) => ({
  name,
  report: path.join(reports, `${name}.json`),
  steps,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, `${name}.json`) },
});
/** A script of the kit's. */
const kit = (script, ...options) => ['pnpm', '--filter', '@melhor-escola/ui', 'run', script, ...options];

const gates = [
  command('format', ['oxfmt', '--check']),
  command('lint', ['oxlint', '--type-aware', '--deny-warnings']),
  command('boundaries', ['turbo', 'boundaries', '--no-color']),
  command('types', ['turbo', 'run', 'typecheck', '--output-logs=errors-only'], ['tsc', '--noEmit']),
  command('unused', ['knip']),
  command('generated', ['node', 'tools/generate.ts', '--check']),
  vitest('rules', 'melhor-escola', '--project', 'rules'),
  packageTests('config'),
  packageTests('domain'),
  packageTests('server-kit'),
  packageTests('api-client'),
  ...featurePackages(repository).map((name) => packageTests(name)),
  // One worker: tests share the browser's cookies and the fake services.
  { ...packageTests('tracking'), env: { VITEST_MAX_WORKERS: '1' } },
  packageTests('api', 'apps/api'),
  command('build', ['turbo', 'run', 'build', '--output-logs=errors-only']),
  command('size', kit('size')),
  packageTests('marketplace', 'apps/marketplace'),
  // The stories' play functions run in the gate `stories`, on the built Storybook.
  packageTests('ui', 'packages/ui', '--project', 'unit', '--project', 'browser'),
  playwright('e2e', ['pnpm', '--filter', '@melhor-escola/marketplace', 'run', 'e2e']),
  playwright('stories', kit('storybook:build'), kit('checks')),
];
/** Slow gates that rarely fail. `engines` also needs Debian's `firefox-esr`, `webkit2gtk-driver` and `xvfb`. */
const slowGates = [
  vitest('generators', 'melhor-escola', '--project', 'generators'),
  vitest('package', 'melhor-escola', '--config', 'package-tests/vitest.config.ts'),
  // The kit's documentation: markup reference and pages.
  vitest('reference', '@melhor-escola/ui', '--project', 'reference'),
  playwright('docs-pages', kit('storybook:build'), kit('docs-pages')),
  vitest('kit-package', '@melhor-escola/ui', '--config', 'package-tests/vitest.config.ts'),
  {
    name: 'engines',
    report: path.join(reports, 'engines.json'),
    steps: [['pnpm', '--filter', '@melhor-escola/marketplace', 'run', 'e2e', '--project', 'engines']],
    env: { ENGINES: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'engines.json') },
  },
  {
    name: 'e2e-faults',
    report: path.join(reports, 'e2e-faults.json'),
    steps: [['pnpm', '--filter', '@melhor-escola/marketplace', 'run', 'e2e', '--project', 'faults']],
    env: { FAULTS: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'e2e-faults.json') },
  },
  command('faults', ['node', 'resilience/run-tests.ts']),
];
const allGates = [...gates, ...slowGates];
/** What `pnpm check` leaves to CI: what needs the built site, or a Storybook. */
const needsBuild = new Set(['rules', 'build', 'size', 'marketplace', 'e2e', 'stories']);

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
function count(gate, code) {
  if (!gate.report) {
    const failed = code === 0 ? 0 : 1;
    return { passed: 1 - failed, failed, failures: [] };
  }
  const report = readTestReport(gate.report);
  if (report.failed > 0 || (code === 0 && report.passed > 0)) return report;
  const message =
    code === 0 ? 'It ran no test.' : `It exited with ${code} although no test failed: see its output.`;
  return { ...report, failed: 1, failures: [{ title: 'the runner itself', message }] };
}

async function runGate(gate) {
  if (gate.report) rmSync(gate.report, { force: true });
  if (gate.written) rmSync(gate.written, { force: true });
  let code = 0;
  for (const [tool, ...args] of gate.steps) {
    ({ code } = await run(tool, args, { show: true, env: gate.env }));
    if (code !== 0) break;
  }
  if (gate.written && existsSync(gate.written)) copyFileSync(gate.written, gate.report);
  return count(gate, code);
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
  const rows = [];
  for (const gate of chosenGates(only, except)) {
    process.stdout.write(`\n── ${gate.name}\n`);
    const began = performance.now();
    const result = await runGate(gate);
    rows.push({ ...result, name: gate.name, seconds: (performance.now() - began) / 1000 });
  }
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
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Failure ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
