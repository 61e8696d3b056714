import { describe, expect, it } from 'vitest';
import { ageNote, isBirthDate } from './birth-date.ts';
import { girassolOffer } from '../../fixtures/reservable-school.ts';

describe('EN-09 the birth date of a student', () => {
  it.each(['2019-05-14', '14/05/2019', '2020-02-29', '1900-01-01', '2026-11-22'])('can be %s', (date) => {
    expect(isBirthDate(date, '2026-11-22')).toBe(true);
  });

  it.each(['', '31/02/2019', '2019-02-29', '14/05/19', 'maio', '1899-12-31', '2026-11-23'])(
    'cannot be %j',
    (date) => {
      expect(isBirthDate(date, '2026-11-22')).toBe(false);
    },
  );

  const first = girassolOffer({ grade: { slug: '1-ano', name: '1º ano' }, year: 2027 });
  const third = girassolOffer({ grade: { slug: '3-serie', name: '3ª série' } });

  it.each([
    ['2021-03-31', first],
    ['2020-04-01', first],
    ['2019-04-01', first],
    ['2010-01-10', third],
  ])('%s has no note if the age is usual for the grade, by the cut-off of 31 March', (birthDate, offer) => {
    expect(ageNote(birthDate, offer)).toBeUndefined();
  });

  it.each([
    ['2017-03-31', 'Em 31/03/2027 o estudante terá 10 anos. Nessa série o comum é 6 anos.'],
    ['2026-03-31', 'terá 1 ano.'],
    ['2026-11-01', 'terá menos de 1 ano.'],
  ])('%s has a note, because the age is unusual for the first grade', (birthDate, note) => {
    expect(ageNote(birthDate, first)).toContain(note);
  });
});
