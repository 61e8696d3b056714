import { expect, it } from 'vitest';
import { cleanGrades, noGrades } from './saved-grades.ts';

it('keeps the known grades of listed schools only', () => {
  const given = { a: '6-ano', b: '14-ano', c: 6, d: '1-ano', constructor: '1-ano' };
  expect(cleanGrades(given, ['a', 'b', 'c', 'e', 'toString'])).toEqual({ a: '6-ano' });
});

it.each([undefined, null, 'x', [], { a: 'x' }])('finds none in %j', (given) => {
  expect(cleanGrades(given, ['a'])).toBe(noGrades);
});
