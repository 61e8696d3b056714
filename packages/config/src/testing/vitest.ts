import { JsonReporter, type InlineConfig, type TestModule } from 'vitest/node';

/**
 * Vitest's JSON reporter with the diff of expected and received values in failure messages. With the default message 'expected
 * [ …(12) ] to deeply equal []', the summary of `npm test` would not say what failed.
 */
class DiffReporter extends JsonReporter {
  override async onTestRunEnd(testModules: readonly TestModule[]) {
    const errors = testModules.flatMap((testModule) =>
      [...testModule.children.allTests()].flatMap((test) => test.result().errors ?? []),
    );
    const stacks = errors.map(({ stack }) => stack);
    for (const error of errors) {
      if (!error.diff) continue;
      const [message, ...frames] = (error.stack ?? error.message).split(/\n(?= +at )/u);
      error.stack = [message, error.diff, ...frames].join('\n');
    }
    await super.onTestRunEnd(testModules);
    // Other reporters print the diff themselves.
    for (const [index, error] of errors.entries()) error.stack = stacks[index];
  }
}

/**
 * Prints results, and writes them to `.cache/vitest.json` of the package, where `npm test` reads them. In the configuration and not
 * on the command line, because Turbo repeats every task of a run whose arguments differ.
 */
export const reporters: NonNullable<InlineConfig['reporters']> = [
  'default',
  new DiffReporter({ outputFile: '.cache/vitest.json' }),
];

/** As long as a busy machine may take for what `expect.poll` waits for. Vitest's own timeout is a second. */
export const expectSettings = { poll: { timeout: 20_000 } } as const satisfies InlineConfig['expect'];

/** Settings of a package whose tests need neither a browser nor processes. */
export const packageTests: InlineConfig = {
  include: ['src/**/*.test.{ts,tsx}'],
  testTimeout: 60_000,
  expect: expectSettings,
  // A worker loads the modules once for all of its files.
  isolate: false,
  reporters,
};
