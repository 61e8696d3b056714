import { describe, expect, it } from 'vitest';
import type { TimeZone } from '../places/time-zone.ts';
import { isNationalHoliday } from './national-holiday.ts';
import {
  defaultVisitHours,
  formatVisitDay,
  formatVisitTime,
  lastClosableDay,
  visitDays,
  visitDaysProblem,
  visitTimesProblem,
} from './visit-times.ts';

const firstDay = (moment: string, zone: TimeZone) =>
  visitDays(new Date(moment), zone, defaultVisitHours)[0]?.day;

describe('product 14 times of a visit', () => {
  it('are weekdays from tomorrow to two weeks ahead, from 8h to the visit that ends at 17h', () => {
    // A Wednesday.
    const days = visitDays(new Date('2026-03-04T15:00:00Z'), 'America/Sao_Paulo', defaultVisitHours);
    expect(days.map(({ day }) => day)).toEqual([
      '2026-03-05',
      '2026-03-06',
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      '2026-03-16',
      '2026-03-17',
      '2026-03-18',
    ]);
    expect(days[0]?.hours).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16]);
  });

  it('are those of the school, if it has its own', () => {
    const hours = { weekdays: [6], ranges: [{ from: 540, until: 660 }] };
    expect(visitDays(new Date('2026-03-04T15:00:00Z'), 'America/Sao_Paulo', hours)).toEqual([
      { day: '2026-03-07', hours: [9, 10] },
      { day: '2026-03-14', hours: [9, 10] },
    ]);
    expect(visitDays(new Date(), 'America/Sao_Paulo', { weekdays: [1], ranges: [] })).toEqual([]);
  });

  it('begin tomorrow in the time zone of the school', () => {
    // 23h30 on Wednesday in Rio Branco.
    expect(firstDay('2026-03-05T04:30:00Z', 'America/Rio_Branco')).toBe('2026-03-05');
    expect(firstDay('2026-03-05T04:30:00Z', 'America/Sao_Paulo')).toBe('2026-03-06');
    // 0h30 on Thursday in Fernando de Noronha.
    expect(firstDay('2026-03-05T02:30:00Z', 'America/Noronha')).toBe('2026-03-06');
    expect(firstDay('2026-03-05T02:30:00Z', 'America/Sao_Paulo')).toBe('2026-03-05');
  });

  it.each([
    ['2026-03-05', '2027-03-05'],
    // A leap day lies between.
    ['2027-03-05', '2028-03-04'],
  ])('may be closed on %s for the days until %s', (today, last) => {
    expect(lastClosableDay(today)).toBe(last);
  });

  it('leave out national holidays', () => {
    const days = visitDays(new Date('2026-12-21T15:00:00Z'), 'America/Sao_Paulo', defaultVisitHours);
    expect(days.map(({ day }) => day)).not.toContain('2026-12-25');
    expect(days.map(({ day }) => day)).not.toContain('2027-01-01');
    for (const friday of ['2024-03-29', '2025-04-18', '2026-04-03', '2027-03-26', '2038-04-23'])
      expect(isNationalHoliday(friday)).toBe(true);
    expect(isNationalHoliday('2026-11-20')).toBe(true);
    expect(isNationalHoliday('2026-04-06')).toBe(false);
  });

  it('are two or three different ones that are still offered', () => {
    const [first, second, third] = ['2026-03-05T09:00', '2026-03-06T10:00', '2026-03-09T16:00'];
    expect(visitTimesProblem([first])).toBe('Escolha dois ou três horários');
    expect(visitTimesProblem([first, second, third, '2026-03-09T15:00'])).toBe(
      'Escolha dois ou três horários',
    );
    expect(visitTimesProblem([first, first])).toBe('Escolha horários diferentes');
    expect(visitTimesProblem([first, second])).toBeUndefined();
    const days = visitDays(new Date('2026-03-04T15:00:00Z'), 'America/Sao_Paulo', defaultVisitHours);
    expect(visitDaysProblem([first, second, third], days)).toBeUndefined();
    for (const time of ['2026-03-07T09:00', '2026-03-05T17:00', '2026-03-05T09:30', '2026-03-04T09:00', 'x'])
      expect(visitDaysProblem([first, time], days)).toContain('escolha outro');
  });

  it('A6 read as in spoken Portuguese', () => {
    expect(formatVisitDay('2026-03-07')).toBe('sáb., 07/03');
    expect(formatVisitDay('2026-11-30')).toBe('seg., 30/11');
    expect(formatVisitTime('2026-03-05T14:00')).toBe('quinta, 05/03, às 14h');
    expect(formatVisitTime('2026-03-05T09:00')).toBe('quinta, 05/03, às 9h');
  });
});
