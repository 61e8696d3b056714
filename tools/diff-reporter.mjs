// Vitest's JSON report, whose failure messages also hold the difference between expected and received values: its own say only
// 'expected [ …(12) ] to deeply equal []', which names neither file nor fix in the summary of `npm test`.
import { JsonReporter } from 'vitest/node';

export default class DiffReporter extends JsonReporter {
  constructor(options = {}) {
    super(options);
  }

  async onTestRunEnd(testModules) {
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
    // Other reporters print the difference themselves.
    for (const [index, error] of errors.entries()) error.stack = stacks[index];
  }
}
