import { expect, it, describe } from 'vitest';
import { formatDistance, nonBreaking } from './format.ts';
import { grades, stageGroups } from '@melhor-escola/domain/stage';

it.each([
  [0, 'a 50 m'],
  [0.43, 'a 450 m'],
  [0.94, 'a 950 m'],
  [0.96, 'a 1 km'],
  [1.24, 'a 1,2 km'],
  [9.96, 'a 10 km'],
  [12.4, 'a 12 km'],
])('formats %d km as %s', (km, text) => {
  expect(formatDistance(km).replaceAll('\u00a0', ' ')).toBe(text);
});

describe('nonBreaking', () => {
  it('RT-21 the numeral of a stage or grade never begins a line', () => {
    const names = [...stageGroups, ...grades].map(({ name }) => nonBreaking(name));
    expect(names.filter((name) => / I+$/u.test(name))).toEqual([]);
    expect(names.filter((name) => name.endsWith('I'))).toEqual(
      [
        'Ensino Fundamental~I',
        'Ensino Fundamental~II',
        'Maternal~I',
        'Maternal~II',
        'Jardim~I',
        'Jardim~II',
      ].map((name) => name.replace('~', '\u00A0')),
    );
  });

  it('joins the number of a grade to its noun', () => {
    expect(nonBreaking('6 bolsas para o 6º ano e a 1ª série')).toBe(
      '6 bolsas para o 6º\u00A0ano e a 1ª\u00A0série',
    );
  });

  it('joins it within a sentence too, and ignores words that start like a numeral', () => {
    expect(nonBreaking('Ensino Fundamental II: 11 a 14 anos em Içara e Ilhéus')).toBe(
      'Ensino Fundamental\u00A0II: 11 a 14 anos em Içara e Ilhéus',
    );
  });
});
