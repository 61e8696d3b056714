import { describe, expect, it } from 'vitest';
import { comparedSchools, listSlugs } from '../fixtures/compared-schools.ts';
import { placedAt, shortSchoolNames, withFirst } from './shown-schools.tsx';

const [one, two, three, four] = listSlugs(comparedSchools);
const order = (first: readonly string[]) => listSlugs(withFirst(comparedSchools, first));

describe('product 3 two schools at a time on a phone', () => {
  it('keeps the order of the URL until a school is chosen', () => {
    expect(order([])).toEqual([one, two, three, four]);
  });

  it('swaps the chosen school with the one in that column', () => {
    expect(placedAt(comparedSchools, 1, four ?? '')).toEqual([one, four, three, two]);
    expect(placedAt(comparedSchools, 0, two ?? '')).toEqual([two, one, three, four]);
  });

  it('drops a removed school and keeps an added one', () => {
    expect(order(['gone', three ?? ''])).toEqual([three, one, two, four]);
  });
});

it('product 3 names schools in a narrow select without the words that most share', () => {
  expect(
    shortSchoolNames([
      'Colégio Girassol',
      'Centro Educacional Nossa Senhora',
      'Educandário Lua',
      'Escola 1',
      'Liceu',
    ]),
  ).toEqual(['Girassol', 'Nossa Senhora', 'Educandário Lua', 'Escola 1', 'Liceu']);
  expect(shortSchoolNames(['Educandário Moinho Listrado', 'Espaço Educativo Catavento'])).toEqual([
    'Moinho Listrado',
    'Catavento',
  ]);
  expect(shortSchoolNames(['Escola Objetivo', 'Colégio Objetivo'])).toEqual([
    'Escola Objetivo',
    'Colégio Objetivo',
  ]);
});
