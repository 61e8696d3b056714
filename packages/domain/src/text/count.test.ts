import { describe, expect, it } from 'vitest';
import { pluralize, formatCount } from './count.ts';

describe('A6 counts in Brazilian Portuguese', () => {
  it.each([
    [0, '0 bolsas'],
    [1, '1 bolsa'],
    [2, '2 bolsas'],
    [1_234, '1.234 bolsas'],
    [120_000, '120.000 bolsas'],
  ])('writes %d as %s', (count, text) => {
    expect(pluralize(count, 'bolsa', 'bolsas')).toBe(text);
  });

  it('formatCount adds thousands separators', () => {
    expect(formatCount(48_000)).toBe('48.000');
  });
});
