import { expect, it } from 'vitest';
import { readReais } from './price-filter.tsx';

it.each([
  ['1500', 1500],
  ['1.500', 1500],
  ['R$ 1500,90', 1500],
  ['0', 1],
  ['99999', 10_000],
  ['', undefined],
  ['abc', undefined],
])('reads %s as %s reais', (text, reais) => {
  expect(readReais(text)).toBe(reais);
});
