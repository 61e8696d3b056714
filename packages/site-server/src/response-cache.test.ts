import { describe, expect, it } from 'vitest';
import { ResponseCache } from './response-cache.ts';

/** Responds with the number of calls so far. */
function counter() {
  let calls = 0;
  return async () => {
    calls += 1;
    return { calls };
  };
}

describe('ResponseCache', () => {
  it('calls once for several pages, and again after the directory has changed', async () => {
    const responses = new ResponseCache();
    const call = counter();
    expect(await responses.get('totals', call)).toEqual({ calls: 1 });
    expect(await responses.get('totals', call)).toEqual({ calls: 1 });
    expect(await responses.get('grades', call)).toEqual({ calls: 2 });
    responses.clear();
    expect(await responses.get('totals', call)).toEqual({ calls: 3 });
  });

  it('does not cache the response to a call that was in flight during a change', async () => {
    const responses = new ResponseCache();
    const inFlight = Promise.withResolvers<{ version: number }>();
    const waiting = responses.get('totals', () => inFlight.promise);
    responses.clear();
    inFlight.resolve({ version: 1 });
    expect(await waiting).toEqual({ version: 1 });
    expect(await responses.get('totals', async () => ({ version: 2 }))).toEqual({ version: 2 });
  });

  it('caches neither failures nor missing results', async () => {
    const responses = new ResponseCache();
    await expect(
      responses.get('totals', async () => {
        throw new Error('The service is away.');
      }),
    ).rejects.toThrow('away');
    expect(await responses.get('totals', async () => undefined)).toBeUndefined();
    expect(await responses.get('totals', async () => ({ offers: 5 }))).toEqual({ offers: 5 });
  });
});
