// Vitest's JSON reporter with the diff of expected and received values in failure messages. The default message
// 'expected [ …(12) ] to deeply equal []' does not tell what failed in the summary of `npm test`.
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
    // Other reporters print the diff themselves.
    for (const [index, error] of errors.entries()) error.stack = stacks[index];
  }
}
