import type { Reporter, TestModule } from 'vitest/node';
import { renderTable } from '../load/table.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Figures of a resilience test, or the reason why it was skipped; a cell of the result table. */
    figures?: string;
  }
}

const stateLabels = { passed: 'passed', failed: 'FAILED', skipped: 'skipped', pending: 'not run' } as const;

/** Prints a table of all tests and 'N passed, M failed' after the run. */
export default class ResultTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const countByState = (state: string): number =>
      tests.filter((test) => test.result().state === state).length;
    // A file that could not be loaded has no tests.
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0);
    const rows = tests.map((test) => [
      stateLabels[test.result().state],
      test.fullName,
      `${((test.diagnostic()?.duration ?? 0) / 1000).toFixed(0)} s`,
      test.meta().figures ?? '',
    ]);
    const table = renderTable([['', 'test', 'took', 'figures'], ...rows]);
    const skipped = countByState('skipped') + countByState('pending');
    process.stdout.write(
      `\n${table}\n\n${countByState('passed')} passed, ${countByState('failed') + broken.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
    );
  }
}
