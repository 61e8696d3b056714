import { expect, it } from 'vitest';
import { fieldEquals } from './filter-string.ts';

it('CA-08 quotes values so that none can change the structure of the filter', () => {
  expect(fieldEquals('uf', 'SP')).toBe('uf:"SP"');
  expect(fieldEquals('slug', 'a" OR uf:"SP')).toBe(String.raw`slug:"a\" OR uf:\"SP"`);
  expect(fieldEquals('slug', 'a\\')).toBe(String.raw`slug:"a\\"`);
});
