import { describe, expect, it } from 'vitest';
import { ResponseCache } from './shared-responses.ts';

/** Responds with the number of calls so far. */
function counter() {
  let calls = 0;
  return async () => {
    calls += 1;
    return { calls };
  };
}

describe('ResponseCache', () => {
  it('asks once for several pages, and again after a change of the directory', async () => {
    const responses = new ResponseCache();
    const call = counter();
    expect(await responses.get('totals', call)).toEqual({ calls: 1 });
    expect(await responses.get('totals', call)).toEqual({ calls: 1 });
    expect(await responses.get('grades', call)).toEqual({ calls: 2 });
    responses.clear();
    expect(await responses.get('totals', call)).toEqual({ calls: 3 });
  });

  it('does not store what was asked for before a change and came after it', async () => {
    const responses = new ResponseCache();
    const outdated = Promise.withResolvers<{ version: number }>();
    const waiting = responses.get('totals', () => outdated.promise);
    responses.clear();
    outdated.resolve({ version: 1 });
    expect(await waiting).toEqual({ version: 1 });
    expect(await responses.get('totals', async () => ({ version: 2 }))).toEqual({ version: 2 });
  });

  it('stores neither failures nor what was not found', async () => {
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
