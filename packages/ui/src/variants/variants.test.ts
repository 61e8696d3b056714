import { describe, expect, it } from 'vitest';
import { variants } from './variants.ts';

const style = variants(['base', 'always'], {
  tone: { quiet: '', loud: ['bold', 'red'] },
  size: { small: 's', large: 'l' },
  wide: { true: 'w-full', false: '' },
});

describe('variants', () => {
  it('puts the base first, then each variant in its order', () => {
    expect(style({ tone: 'loud', size: 'small', wide: true })).toBe('base always bold red s w-full');
  });

  it('leaves no gap for a value without classes', () => {
    expect(style({ wide: false, size: 'large', tone: 'quiet' })).toBe('base always l');
  });

  it("adds the caller's classes last, and does not remember them", () => {
    expect(style({ tone: 'quiet', size: 'small', wide: false }, 'mine')).toBe('base always s mine');
    expect(style({ tone: 'quiet', size: 'small', wide: false })).toBe('base always s');
  });

  it('tells combinations apart whatever the order they are asked in', () => {
    expect(style({ size: 'large', tone: 'loud', wide: false })).toBe(
      style({ wide: false, tone: 'loud', size: 'large' }),
    );
    expect(style({ size: 'large', tone: 'loud', wide: false })).not.toBe(
      style({ size: 'small', tone: 'loud', wide: false }),
    );
  });
});
