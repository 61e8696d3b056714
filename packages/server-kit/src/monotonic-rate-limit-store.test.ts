import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MonotonicRateLimitStore, type RequestCount } from './monotonic-rate-limit-store.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function count(store: MonotonicRateLimitStore, client: string, how: 'incr' | 'read' = 'incr'): RequestCount {
  let given: RequestCount | undefined;
  store[how](client, (_error, result) => (given = result), minute);
  if (!given) throw new Error('The store did not call back synchronously.');
  return given;
}

it('counts each client separately, and resets after the window', () => {
  const store = new MonotonicRateLimitStore();
  expect(count(store, 'a')).toEqual({ current: 1, ttl: minute });
  vi.advanceTimersByTime(20_000);
  expect(count(store, 'a')).toEqual({ current: 2, ttl: 40_000 });
  expect(count(store, 'b').current).toBe(1);
  expect(count(store, 'a', 'read')).toEqual({ current: 2, ttl: 40_000 });
  vi.advanceTimersByTime(40_000);
  expect(count(store, 'a', 'read')).toEqual({ current: 0, ttl: 0 });
  expect(count(store, 'a').current).toBe(1);
  expect(count(store.child(), 'a').current).toBe(1);
});

it('gives each request of a burst its own count', () => {
  const store = new MonotonicRateLimitStore();
  const counts = [count(store, 'a'), count(store, 'a'), count(store, 'a')];
  expect(counts.map(({ current }) => current)).toEqual([1, 2, 3]);
});

it('is not affected by a clock that is set back', () => {
  const store = new MonotonicRateLimitStore();
  count(store, 'a');
  vi.setSystemTime(Date.now() - minute);
  expect(count(store, 'a')).toEqual({ current: 2, ttl: minute });
  vi.advanceTimersByTime(minute);
  expect(count(store, 'a').current).toBe(1);
});

it('holds 5,000 clients, and evicts the least recently seen one', () => {
  const store = new MonotonicRateLimitStore();
  for (let client = 0; client < 5_000; client += 1) count(store, `client ${client}`);
  count(store, 'client 0');
  count(store, 'one more');
  expect(count(store, 'client 0', 'read').current).toBe(2);
  expect(count(store, 'client 1', 'read').current).toBe(0);
});

it('S6 S7 counts the IPv6 subnets of one network together, with four times the limit of one', () => {
  const store = new MonotonicRateLimitStore();
  const counts = Array.from({ length: 60 }, (_, n) => count(store, `2001:db8:1:${n.toString(16)}::`).current);
  expect(counts.filter((current) => current <= 5)).toHaveLength(20);
  expect(count(store, '2001:db8:1:ffff::', 'read').current).toBe(15);
  expect(count(store, '2001:db8:2:1::').current).toBe(1);
});
