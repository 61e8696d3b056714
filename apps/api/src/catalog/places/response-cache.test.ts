import { expect, it, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const always = (): boolean => true;

it('CA-10 loads once for concurrent and later calls with the same key', async () => {
  const cache = new ResponseCache<string>({ maxEntries: 10, ttlMs: 1_000 });
  const answer = Promise.withResolvers<string>();
  const ask = vi.fn<() => Promise<string>>(() => answer.promise);
  const both = [cache.get('a', ask, always), cache.get('a', ask, always)];
  answer.resolve('A');
  expect(await Promise.all(both)).toEqual(['A', 'A']);
  expect(await cache.get('a', ask, always)).toBe('A');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('CA-10 caches a response for its TTL', async () => {
  let time = 0;
  const cache = new ResponseCache<number>({ maxEntries: 10, ttlMs: 1_000, now: () => time });
  const ask = vi.fn<() => Promise<number>>(async () => time);
  expect(await cache.get('a', ask, always)).toBe(0);
  time = 999;
  expect(await cache.get('a', ask, always)).toBe(0);
  time = 1_000;
  expect(await cache.get('a', ask, always)).toBe(1_000);
});

it('CA-10 evicts the least recently used response', async () => {
  const cache = new ResponseCache<string>({ maxEntries: 2, ttlMs: 1_000 });
  const asked: string[] = [];
  const get = (question: string) =>
    cache.get(
      question,
      async () => {
        asked.push(question);
        return question;
      },
      always,
    );
  for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await get(question);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});

it('CA-10 caches neither failures nor uncacheable responses', async () => {
  const cache = new ResponseCache<string>({ maxEntries: 10, ttlMs: 1_000 });
  await expect(cache.get('a', () => Promise.reject(new Error('gone')), always)).rejects.toThrow('gone');
  expect(
    await cache.get(
      'a',
      async () => 'poor',
      (answer) => answer !== 'poor',
    ),
  ).toBe('poor');
  expect(await cache.get('a', async () => 'good', always)).toBe('good');
});
