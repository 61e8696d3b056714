import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const withCode = (code: string): Error => Object.assign(new Error('refused'), { code });

describe('isDatabaseUnavailable', () => {
  it.each(['57014', '57P01', '57P03', '08006', '53100', '53300', 'ECONNREFUSED', 'ECONNRESET'])(
    'holds for %s, and for an error it caused',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(true);
      expect(isDatabaseUnavailable(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
    },
  );

  it.each(['23505', '42703', '22P02', 'ENOENT'])(
    'does not hold for %s: asking again would not help',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(false);
    },
  );
});
