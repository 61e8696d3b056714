import { describe, expect, it } from 'vitest';
import { allOf, anyOf, between } from './filter-string.ts';

describe('filter strings', () => {
  it('CA-08 quotes values so that none can change the structure of the filter', () => {
    expect(anyOf('slug', 'a" OR uf:"SP')).toBe(String.raw`slug:"a\" OR uf:\"SP"`);
    expect(anyOf('slug', 'a\\')).toBe(String.raw`slug:"a\\"`);
  });

  it('CA-08 joins alternatives by OR in parentheses and clauses by AND', () => {
    expect(allOf(anyOf('uf', 'SP', 'RJ'), anyOf('grade', '1-ano'))).toBe(
      '(uf:"SP" OR uf:"RJ") AND grade:"1-ano"',
    );
  });

  it('VA-04 omits empty clauses', () => {
    expect(allOf(anyOf('uf'), between('price', undefined, undefined), '')).toBe('');
    expect(between('price', 100, undefined)).toBe('price:100 TO *');
    expect(between('price', undefined, 100)).toBe('price:* TO 100');
  });
});
