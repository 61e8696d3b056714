import { describe, expect, it } from 'vitest';
import { cva } from './cva.ts';

const style = cva('base', {
  variants: { tone: { quiet: '', loud: 'loud' }, size: { small: 'sm', large: 'lg' }, wide: { true: 'wide' } },
  defaultVariants: { size: 'small' },
});

describe('cva', () => {
  it('puts the base first, then each variant in order, without extra spaces', () => {
    expect(style({ wide: true, tone: 'loud', size: 'large' })).toBe('base loud lg wide');
    expect(style({ tone: 'quiet', size: 'large', wide: false })).toBe('base lg');
  });

  it('uses the default of a variant that is absent or undefined', () => {
    expect(style()).toBe('base sm');
    expect(style({ size: undefined })).toBe('base sm');
  });

  it("adds the caller's classes last, only for that call", () => {
    expect(style({ tone: 'loud', className: 'mine' })).toBe('base loud sm mine');
    expect(style({ tone: 'loud' })).toBe('base loud sm');
  });

  it('distinguishes combinations, whatever the number of earlier ones', () => {
    for (let call = 0; call < 2000; call++)
      expect(style({ tone: 'loud', className: `place-${call % 700}` })).toBe(
        `base loud sm place-${call % 700}`,
      );
    expect(style({ size: 'large' })).toBe('base lg');
  });
});
