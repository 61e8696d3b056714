import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newestOnly } from './newest-only.ts';

it('async validation race: whatever order the answers come in, all who asked get the newest', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 6 }), async (scheduler, count) => {
      const ask = newestOnly((question: number) => scheduler.schedule(Promise.resolve(question)));
      const answers = Array.from({ length: count }, (_, question) => ask(question));
      await scheduler.waitAll();
      expect(await Promise.all(answers)).toEqual(answers.map(() => count - 1));
    }),
  );
});

it('answers each question that waits for the one before', async () => {
  const ask = newestOnly((question: number) => question * 2);
  expect(await ask(1)).toBe(2);
  expect(await ask(2)).toBe(4);
});
