import { describe, expect, it } from 'vitest';
import { ageNote, birthDateProblem, formatBirthDate, readBirthDate } from './birth-date.ts';
import { girassolOffer } from '../../fixtures/reservable-school.ts';

describe('EN-09 the birth date of a student', () => {
  it.each([
    ['14/05/2019', '2019-05-14'],
    ['14052019', '2019-05-14'],
    [' 4-5-2019 ', '2019-05-04'],
    ['14.05.2019', '2019-05-14'],
    ['29/02/2020', '2020-02-29'],
  ])('reads %j as %s', (typed, date) => {
    expect(readBirthDate(typed)).toBe(date);
    expect(birthDateProblem(typed, '2026-11-22')).toBeUndefined();
  });

  it.each(['31/02/2019', '29/02/2019', '14/05/19', '14/13/2019', '2019-05-14', 'maio', '1/1/1899'])(
    'refuses %j, and says how to write one',
    (typed) => {
      expect(birthDateProblem(typed, '2026-11-22')).toContain('como 14/05/2019');
    },
  );

  it('refuses none and one of tomorrow', () => {
    expect(birthDateProblem('  ', '2026-11-22')).toBe('O campo data de nascimento é obrigatório');
    expect(birthDateProblem('22/11/2026', '2026-11-22')).toBeUndefined();
    expect(birthDateProblem('23/11/2026', '2026-11-22')).toBe('A data de nascimento está no futuro');
  });

  it('is written as people do', () => expect(formatBirthDate('2019-05-04')).toBe('04/05/2019'));

  it('notes kindly that an age is not the usual one of the grade, by the cut-off of 31 March', () => {
    const first = girassolOffer({ grade: { slug: '1-ano', name: '1º ano' }, year: 2027 });
    expect(ageNote('2021-03-31', first)).toBeUndefined();
    expect(ageNote('2020-04-01', first)).toBeUndefined();
    expect(ageNote('2019-04-01', first)).toBeUndefined();
    expect(ageNote('2017-03-31', first)).toContain(
      'Em 31/03/2027 o estudante terá 10 anos. Nessa série o comum é 6 anos.',
    );
    expect(ageNote('2026-03-31', first)).toContain('terá 1 ano.');
    expect(ageNote('2026-11-01', first)).toContain('terá menos de 1 ano.');
    const third = girassolOffer({ grade: { slug: '3-serie', name: '3ª série' } });
    expect(ageNote('2010-01-10', third)).toBeUndefined();
  });
});
