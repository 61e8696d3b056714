import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MonotonicRateLimitStore, type RequestCount } from './monotonic-rate-limit-store.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function ask(store: MonotonicRateLimitStore, client: string, how: 'incr' | 'read' = 'incr'): RequestCount {
  let given: RequestCount | undefined;
  store[how](client, (_error, count) => (given = count), minute);
  if (!given) throw new Error('It did not answer at once.');
  return given;
}

it('counts each client separately, and starts again when the window is over', () => {
  const store = new MonotonicRateLimitStore();
  expect(ask(store, 'a')).toEqual({ current: 1, ttl: minute });
  vi.advanceTimersByTime(20_000);
  expect(ask(store, 'a')).toEqual({ current: 2, ttl: 40_000 });
  expect(ask(store, 'b').current).toBe(1);
  expect(ask(store, 'a', 'read')).toEqual({ current: 2, ttl: 40_000 });
  vi.advanceTimersByTime(40_000);
  expect(ask(store, 'a', 'read')).toEqual({ current: 0, ttl: 0 });
  expect(ask(store, 'a').current).toBe(1);
  expect(ask(store.child(), 'a').current).toBe(1);
});

it('gives each request of a burst a count of its own', () => {
  const store = new MonotonicRateLimitStore();
  const counts = [ask(store, 'a'), ask(store, 'a'), ask(store, 'a')];
  expect(counts.map(({ current }) => current)).toEqual([1, 2, 3]);
});

it('a clock that is set back keeps nobody out', () => {
  const store = new MonotonicRateLimitStore();
  ask(store, 'a');
  vi.setSystemTime(Date.now() - 49 * 3_600_000);
  expect(ask(store, 'a')).toEqual({ current: 2, ttl: minute });
  vi.advanceTimersByTime(minute);
  expect(ask(store, 'a').current).toBe(1);
});

it('holds 5,000 clients, and evicts the least recently seen one', () => {
  const store = new MonotonicRateLimitStore();
  for (let client = 0; client < 5_000; client += 1) ask(store, `client ${client}`);
  ask(store, 'client 0');
  ask(store, 'one more');
  expect(ask(store, 'client 0', 'read').current).toBe(2);
  expect(ask(store, 'client 1', 'read').current).toBe(0);
});
