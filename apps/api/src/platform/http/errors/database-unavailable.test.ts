import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const withCode = (code: string): Error => Object.assign(new Error('unavailable'), { code });

describe('isDatabaseUnavailable', () => {
  it.each(['57014', '57P01', '57P03', '08006', '28P01', '53100', '53300', 'ECONNREFUSED', 'ECONNRESET'])(
    'is true for %s, and for an error caused by it',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(true);
      expect(isDatabaseUnavailable(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
    },
  );

  it.each(['23505', '42703', '22P02', 'ENOENT'])('is false for %s: retrying would not help', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false);
  });
});
