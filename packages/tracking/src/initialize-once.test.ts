import { describe, expect, it } from 'vitest';
import { initializeOnce } from './initialize-once.ts';

describe('what begins once', () => {
  it('ST-05 begins once, however often and at however many places it is asked for', async () => {
    let begun = 0;
    const initialize = initializeOnce(() => Promise.resolve((begun += 1)));
    expect(await Promise.all([initialize(), initialize()])).toEqual([1, 1]);
    expect(await initialize()).toBe(1);
  });

  it('ST-05 may be tried again after it has failed', async () => {
    let tries = 0;
    const initialize = initializeOnce(async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return 'ready';
    });
    await expect(Promise.all([initialize(), initialize()])).rejects.toThrow('offline');
    expect(await initialize()).toBe('ready');
    expect(tries).toBe(2);
  });
});
