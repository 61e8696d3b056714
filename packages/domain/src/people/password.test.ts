import { describe, expect, it } from 'vitest';
import { isPasswordLength } from './password.ts';

describe('isPasswordLength', () => {
  it.each([
    [7, false],
    [8, true],
    [64, true],
    [128, true],
    [129, false],
  ])('S24 for %i characters is %s, and counts an emoji as one', (length, allowed) => {
    expect(isPasswordLength('x'.repeat(length))).toBe(allowed);
    expect(isPasswordLength('🎓'.repeat(length))).toBe(allowed);
  });
});
