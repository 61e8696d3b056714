import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newestAnswer } from './registered-field.ts';

it('all callers get the newest result, in whatever order validations end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { minLength: 1 }), async (scheduler, fails) => {
      const newest = newestAnswer<number>();
      const answers = fails.map(async (failed, question) => {
        const last = question === fails.length - 1;
        return newest(
          scheduler.schedule(
            failed && !last ? Promise.reject(new Error('offline')) : Promise.resolve(question),
          ),
        );
      });
      await scheduler.waitAll();
      expect(await Promise.all(answers)).toEqual(fails.map(() => fails.length - 1));
    }),
  );
});

it('rejects if the newest does', async () => {
  const newest = newestAnswer<number>();
  const first = newest(Promise.resolve(1));
  const second = newest(Promise.reject(new Error('offline')));
  await expect(first).rejects.toThrow('offline');
  await expect(second).rejects.toThrow('offline');
});
