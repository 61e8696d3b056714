import { expect, it } from 'vitest';
import { batched } from './school-batches.ts';

it('CA-07 loads keys of one tick with one call, and loads again later', async () => {
  const calls: (readonly number[])[] = [];
  const double = batched(async (keys: readonly number[]) => {
    calls.push(keys);
    return new Map(keys.filter((key) => key > 0).map((key) => [key, key * 2]));
  });
  const later = Promise.resolve().then(() => double(3));
  expect(await Promise.all([double(1), double(2), double(1), double(-1), later])).toEqual([
    2,
    4,
    2,
    undefined,
    6,
  ]);
  expect(await double(1)).toBe(2);
  expect(calls).toEqual([[1, 2, -1, 3], [1]]);
});

it('CA-07 a failed load fails its waiting callers only', async () => {
  let fails = true;
  const load = batched(async (keys: readonly number[]) => {
    if (fails) throw new Error('gone');
    return new Map(keys.map((key) => [key, key]));
  });
  const waiting = await Promise.allSettled([load(1), load(2)]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await load(1)).toBe(1);
});
