import { describe, expect, it } from 'vitest';
import { parseVisitHours, visitHoursOrDefault } from './visit-hours.ts';
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
    'segunda 08:00-11:30',
    'seg 8:00-11:30',
    'seg 08:00-24:30',
    'seg 08h-11h',
    'seg 11:30-08:00',
    'seg 08:00-12:00 11:00-17:00',
    'seg 08:00-09:00 09:00-10:00 10:00-11:00 11:00-12:00 13:00-14:00',
    'seg 08:30-09:15',
  ])('reject %j', (text) => expect(parseVisitHours(text)).toBeUndefined());

  it('are office hours if the school has stated none', () => {
    expect(visitHoursOrDefault(null)).toBe(defaultVisitHours);
  });
});
