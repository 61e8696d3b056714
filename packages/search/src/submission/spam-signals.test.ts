import { describe, expect, it } from 'vitest';
import { looksAutomated } from './spam-signals.ts';

describe('looksAutomated', () => {
  it.each([
    [{ website: '', secondsTaken: 3 }, false],
    [{ website: '', secondsTaken: 2.9 }, true],
    [{ website: 'https://spam.example', secondsTaken: 90 }, true],
    [{ website: '', secondsTaken: Number.NaN }, true],
    [{ website: '', secondsTaken: -5 }, true],
  ])('for %j returns %s', (signals, automated) => {
    expect(looksAutomated(signals)).toBe(automated);
  });
});
