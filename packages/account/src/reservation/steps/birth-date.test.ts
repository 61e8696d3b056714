import { describe, expect, it } from 'vitest';
import { ageQuestion, isBirthDate } from './birth-date.ts';
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
  const third = girassolOffer({ grade: { slug: '3-serie', name: '3ª série' }, year: 2027 });
  const question = (birthDate: string, offer: typeof first) => ageQuestion(birthDate, offer, '2026-11-22');

  it.each([
    ['2021-03-31', first],
    ['2020-04-01', first],
    ['2023-03-31', first],
    ['2018-04-01', first],
    ['2010-01-10', third],
    ['31/02/2019', first],
    ['', first],
  ])(
    '%s is not asked about: up to two years from the usual age, by the cut-off of 31 March',
    (birthDate, offer) => {
      expect(question(birthDate, offer)).toBeUndefined();
    },
  );

  it.each([
    ['2023-04-01', first, 'terá 3 anos, e no 1º ano o comum é ter 6 anos.'],
    ['2018-03-31', first, 'terá 9 anos, e no 1º ano'],
    ['2026-03-31', first, 'terá 1 ano, e'],
    ['2026-11-01', first, 'terá menos de 1 ano, e'],
    [
      '10/05/2026',
      third,
      'Em 31/03/2027 o estudante terá menos de 1 ano, e na 3ª série o comum é ter 17 anos. Se',
    ],
    [
      '2026-11-01',
      { ...third, year: 2026 },
      'Em 31/03/2026 o estudante ainda não terá nascido, e na 3ª série',
    ],
  ])('%s is asked about, because the age is far from the grade', (birthDate, offer, text) => {
    expect(question(birthDate, offer)).toContain(text);
  });
});
