import { afterEach, describe, expect, it, vi } from 'vitest';
import { progressValue } from './progress-value.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('progressValue', () => {
  it.each([
    [0, 100, '0%'],
    [29, 100, '29%'],
    [1, 3, '33%'],
    [99.9, 100, '99%'],
    [7, 7, '100%'],
  ])('formats the value as a percentage: %d of %d is %s', (value, maximum, text) => {
    expect(progressValue('X', value, maximum).attributes['aria-valuetext']).toBe(text);
  });

  it('uses the text of the given function', () => {
    const { text } = progressValue('X', 3, 10, (value, maximum) => `${value} de ${maximum} escolas`);
    expect(text).toBe('3 de 10 escolas');
  });

  it('has no value when indeterminate', () => {
    const { attributes, fraction } = progressValue('X', null, 100);
    expect(fraction).toBeNull();
    expect(attributes).not.toHaveProperty('value');
    expect(attributes).not.toHaveProperty('aria-valuetext');
  });

  it.each([
    [Number.NaN, 100],
    [-1, 100],
    [101, 100],
    [1, 0],
    [1, Number.POSITIVE_INFINITY],
  ])('rejects %d of %d in development', (value, maximum) => {
    expect(() => progressValue('ProgressBar', value, maximum)).toThrow('ProgressBar');
  });

  it('uses the nearest valid value in production, and never shows NaN', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(progressValue('X', -1, 100).fraction).toBe(0);
    expect(progressValue('X', 101, 100).text).toBe('100%');
    expect(progressValue('X', Number.NaN, 100).fraction).toBeNull();
    expect(progressValue('X', 1, 0)).toEqual({
      fraction: null,
      text: '',
      attributes: { max: 100 },
    });
  });
});
