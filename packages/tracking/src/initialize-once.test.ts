import { describe, expect, it } from 'vitest';
import { initializeOnce } from './initialize-once.ts';

describe('initializeOnce', () => {
  it('ST-05 initializes once for concurrent and repeated calls', async () => {
    let runs = 0;
    const initialize = initializeOnce(() => Promise.resolve((runs += 1)));
    expect(await Promise.all([initialize(), initialize()])).toEqual([1, 1]);
    expect(await initialize()).toBe(1);
  });

  it('ST-05 can be retried after a failure', async () => {
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
