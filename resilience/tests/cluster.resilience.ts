import { describe, expect, it } from 'vitest';
import { repository, run } from '../../tools/runtime.mjs';

describe('the reference layout', () => {
  it('S26 survives the loss of primary, service and site under load, and rolling restarts without errors (`pnpm cluster`)', async ({
    task,
  }) => {
    const { code, output } = await run(process.execPath, [`${repository}/resilience/cluster.ts`]);
    process.stdout.write(output);
    expect(output.slice(-2_000)).toMatch(/of which lost: 0\./);
    expect(code).toBe(0);
    task.meta.figures = /Acknowledged writes: [^.]*/.exec(output)?.[0] ?? '';
  }, 900_000);
});
