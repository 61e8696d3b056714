import { describe, expect, it } from 'vitest';
import { formatVisitHours, parseVisitHours, visitHoursOrDefault } from './visit-hours.ts';
import { defaultVisitHours, visitHoursOfDay } from './visit-times.ts';

describe("product 14 a school's own visiting hours", () => {
  it('are weekdays and ranges', () => {
    expect(parseVisitHours('seg-sex 08:00-11:30 13:30-17:00')).toEqual({
      weekdays: [1, 2, 3, 4, 5],
      ranges: [
        { from: 480, until: 690 },
        { from: 810, until: 1020 },
      ],
    });
    expect(parseVisitHours('Ter,qui,SÁB 14:00-17:00')?.weekdays).toEqual([2, 4, 6]);
  });

  it.each([
    ['seg-sex 08:00-11:30 13:30-17:00', 'segunda a sexta, das 8h às 11h30 e das 13h30 às 17h'],
    ['ter,qui 14:00-17:00', 'terça e quinta, das 14h às 17h'],
    ['sab,seg,qua,ter 09:05-12:00', 'segunda a quarta e sábado, das 9h05 às 12h'],
    ['qui-sex 08:00-10:00', 'quinta e sexta, das 8h às 10h'],
    ['seg a sex das 8h às 11h30', 'segunda a sexta, das 8h às 11h30'],
    [
      'De segunda-feira a sexta-feira, das 8h às 11h30 e das 13h30 às 17h',
      'segunda a sexta, das 8h às 11h30 e das 13h30 às 17h',
    ],
    ['terças e quintas 14h-17h', 'terça e quinta, das 14h às 17h'],
    ['Sábado de 9 às 12', 'sábado, das 9h às 12h'],
    ['seg, qua e sex 8:00 a 11:30', 'segunda, quarta e sexta, das 8h às 11h30'],
    ['Segunda a sexta 8h00 até 17h00', 'segunda a sexta, das 8h às 17h'],
    ['sempre', undefined],
    [undefined, undefined],
  ])('of %j are read as %j', (text, formatted) => {
    expect(formatVisitHours(text)).toBe(formatted);
  });

  it('offer full hours at which a visit ends in time', () => {
    expect(visitHoursOfDay(visitHoursOrDefault('seg-sex 08:00-11:30 13:30-17:00'))).toEqual([
      8, 9, 10, 14, 15, 16,
    ]);
  });

  it.each([
    '',
    'seg-sex',
    '08:00-11:30',
    'sex-seg 08:00-11:30',
    'seg-seg 08:00-11:30',
    'seg-qua-sex 08:00-11:30',
    'seg,seg 08:00-11:30',
    'seg 08:00-24:30',
    'seg 8h',
    'seg 800-1100',
    'todo dia 8h-11h',
    'seg 11:30-08:00',
    'seg 08:00-12:00 11:00-17:00',
    'seg 08:00-09:00 09:00-10:00 10:00-11:00 11:00-12:00 13:00-14:00',
    'seg 08:30-09:15',
  ])('reject %j', (text) => expect(parseVisitHours(text)).toBeUndefined());

  it('are office hours if the school has stated none', () => {
    expect(visitHoursOrDefault(null)).toBe(defaultVisitHours);
  });
});
