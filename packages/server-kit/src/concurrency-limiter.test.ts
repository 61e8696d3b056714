import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConcurrencyLimiter, OverloadedError } from './concurrency-limiter.ts';

let limiter: ConcurrencyLimiter;
/** Names of the tasks that have started. */
let started: string[];
/** Finishes a running task. */
let finish: Map<string, () => void>;

const run = (name: string) =>
  limiter.run(() => {
    started.push(name);
    const { promise, resolve } = Promise.withResolvers<string>();
    finish.set(name, () => resolve(name));
    return promise;
  });

beforeEach(() => {
  vi.useFakeTimers();
  limiter = new ConcurrencyLimiter({ concurrent: 2, queued: 2, maxWaitMs: 1_000 });
  [started, finish] = [[], new Map()];
});

afterEach(() => vi.useRealTimers());

describe('S26 a concurrency limiter', () => {
  it('runs a limited number at a time, queues others in order, and rejects the rest at once', async () => {
    const [one, two, three, four] = ['one', 'two', 'three', 'four'].map(run);
    expect(started).toEqual(['one', 'two']);
    expect([limiter.isFull, limiter.hasQueue]).toEqual([true, true]);
    await expect(run('five')).rejects.toThrow(OverloadedError);
    finish.get('two')?.();
    expect(await two).toBe('two');
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['one', 'two', 'three']);
    expect(limiter.isFull).toBe(false);
    for (const name of ['one', 'three', 'four']) {
      finish.get(name)?.();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(await Promise.all([one, three, four])).toEqual(['one', 'three', 'four']);
    expect([limiter.hasQueue, limiter.isMostlyIdle]).toEqual([false, true]);
  });

  it('rejects a task that was queued for too long, and never runs it', async () => {
    const running = ['one', 'two'].map(run);
    const timedOut = run('three').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await timedOut).toBeInstanceOf(OverloadedError);
    finish.get('one')?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual(['one', 'two']);
    const next = run('four');
    finish.get('two')?.();
    finish.get('four')?.();
    expect(await Promise.all([...running, next])).toEqual(['one', 'two', 'four']);
  });

  it('does not limit the duration of a running task, and frees its slot if it fails', async () => {
    const failing = limiter.run(() => Promise.reject(new Error('no answer')));
    const slow = run('slow');
    await expect(failing).rejects.toThrow('no answer');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(limiter.isMostlyIdle).toBe(false);
    finish.get('slow')?.();
    expect(await slow).toBe('slow');
    expect(limiter.isMostlyIdle).toBe(true);
  });
});
