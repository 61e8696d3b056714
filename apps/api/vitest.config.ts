import { fileURLToPath } from 'node:url';
import { expectSettings, reporters } from '@melhor-escola/config/vitest';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files come last, and this one waits for the clock: at the end it would wait alone, on one of two cores. */
const waits = '/src/platform/jobs/job-runner.test.ts';

/**
 * Tests that start whole processes, of the service and of its command line. They take a third of the time and rarely fail: PROCESSES=1
 * (`npm run test:all`) runs them instead of the others.
 */
const processTests = [
  'src/app/main.test.ts',
  'src/app/cli.test.ts',
  'src/app/commands/{accounts-program,cli-with-service}.test.ts',
  'src/app/backup/backup-commands.test.ts',
  'src/platform/operation/shutdown.test.ts',
  'src/catalog/places/geoip/install-geoip.test.ts',
  'src/platform/database/embedded/{damaged-database,embedded-engine}.test.ts',
  'src/platform/jobs/killed-process.test.ts',
  'src/platform/rate-limits/login-limit-processes.test.ts',
];
const onlyProcesses = Boolean(process.env['PROCESSES']);

/** Ends a test that hangs. Processes need minutes on a busy machine: a first start loads the municipalities of Brazil. Milliseconds. */
const timeout = onlyProcesses ? 20 * 60_000 : 60_000;

const fastArgon2 = fileURLToPath(new URL('test/fast-argon2.ts', import.meta.url));

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const first = files.filter(({ moduleId }) => moduleId.endsWith(waits));
    const others = files.filter((file) => !first.includes(file));
    // Vitest's order, by a method that shares its name with that of an array.
    return [...first, ...(await super.sort.call(this, others))];
  }
}

export default defineConfig({
  // As Node resolves it. By its `module` field, vite would load a second graphql beside the one that mercurius and
  // Pothos have, and graphql refuses the other's schemas.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      ...(onlyProcesses ? [] : [{ find: '@node-rs/argon2', replacement: fastArgon2 }]),
    ],
  },
  test: {
    reporters,
    environment: 'node',
    include: onlyProcesses ? processTests : ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(onlyProcesses ? [] : processTests)],
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/servers.ts',
    // Processes, not threads: tests start servers, workers and signals of their own.
    pool: 'forks',
    // A process reads the service's code, 1,500 modules, once for all of its files and not for each. They share what modules
    // keep: a test that depended on a module being fresh would have to start a process of its own.
    isolate: false,
    // Each file runs a database beside the tests themselves: more at once only makes them wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: WaitingFirst },
    testTimeout: timeout,
    expect: onlyProcesses ? { poll: { timeout } } : expectSettings,
    hookTimeout: timeout,
  },
});
