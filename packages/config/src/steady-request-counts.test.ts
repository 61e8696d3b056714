import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SteadyRequestCounts, type RequestCount } from './steady-request-counts.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function ask(counts: SteadyRequestCounts, caller: string, how: 'incr' | 'read' = 'incr'): RequestCount {
  let given: RequestCount | undefined;
  counts[how](caller, (_error, count) => (given = count), minute);
  if (!given) throw new Error('It did not answer at once.');
  return given;
}

it('counts each caller by itself, and begins anew when the window is over', () => {
  const counts = new SteadyRequestCounts();
  expect(ask(counts, 'a')).toEqual({ current: 1, ttl: minute });
  vi.advanceTimersByTime(20_000);
  expect(ask(counts, 'a')).toEqual({ current: 2, ttl: 40_000 });
  expect(ask(counts, 'b').current).toBe(1);
  expect(ask(counts, 'a', 'read')).toEqual({ current: 2, ttl: 40_000 });
  vi.advanceTimersByTime(40_000);
  expect(ask(counts, 'a', 'read')).toEqual({ current: 0, ttl: 0 });
  expect(ask(counts, 'a').current).toBe(1);
  expect(ask(counts.child(), 'a').current).toBe(1);
});

it('S26 a clock that is set back keeps nobody out', () => {
  const counts = new SteadyRequestCounts();
  ask(counts, 'a');
  vi.setSystemTime(Date.now() - 49 * 3_600_000);
  expect(ask(counts, 'a')).toEqual({ current: 2, ttl: minute });
  vi.advanceTimersByTime(minute);
  expect(ask(counts, 'a').current).toBe(1);
});

it('remembers so many callers, and forgets who asked least recently', () => {
  const counts = new SteadyRequestCounts();
  for (let caller = 0; caller < 5_000; caller += 1) ask(counts, `caller ${caller}`);
  ask(counts, 'caller 0');
  ask(counts, 'one more');
  expect(ask(counts, 'caller 0', 'read').current).toBe(2);
  expect(ask(counts, 'caller 1', 'read').current).toBe(0);
});
