import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  brazilianTimeZone,
  formatDate,
  formatDateTime,
  formatIsoDay,
  formatRetryAfter,
  isoDay,
  localDateTime,
  today,
} from './date.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('dates', () => {
  it('A6 are formatted dd/mm/aaaa in the time zone of Brasília', () => {
    expect(formatDate(new Date('2026-03-05T02:59:00Z'))).toBe('04/03/2026');
    expect(formatDate(new Date('2026-03-05T03:00:00Z'))).toBe('05/03/2026');
    expect(isoDay(new Date('2026-03-05T02:59:00Z'))).toBe('2026-03-04');
    expect(formatIsoDay('2026-03-05')).toBe('05/03/2026');
  });

  it('A6 are those of a school, where its zone is given', () => {
    const moment = new Date('2026-03-05T02:30:00Z');
    expect(formatDateTime(moment)).toBe('04/03/2026 às 23h30');
    expect(formatDateTime(moment, 'America/Noronha')).toBe('05/03/2026 à 0h30');
    expect(formatDateTime(moment, 'America/Rio_Branco')).toBe('04/03/2026 às 21h30');
    // With the summer time of Rio Branco's neighbors, which it had not.
    expect(localDateTime(new Date('2018-12-05T02:30:00Z'), 'America/Rio_Branco')).toBe('2018-12-04 21:30');
  });

  // Fails if summer time returns: the time zone's data knows it then, and `localDateTime` must use it.
  it('A6 are those of the time zone, with summer time until 2019 and without it for the next years', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: brazilianTimeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const minutes = [Date.UTC(2018, 10, 4, 2, 59), Date.UTC(2019, 1, 17, 1, 59), Date.UTC(2019, 1, 17, 2)];
    const hour = 60 * 60 * 1_000;
    const end = Date.now() + 2 * 365 * 24 * hour;
    for (let moment = Date.UTC(2018, 0); moment < end; moment += 11 * hour) minutes.push(moment);
    const wrong = minutes
      .map((minute) => new Date(minute))
      .filter((moment) => localDateTime(moment) !== clock.format(moment));
    expect(wrong).toEqual([]);
  });

  it('EN-08 today ends at midnight in Brasília', () => {
    vi.useFakeTimers({ now: new Date('2026-03-05T02:59:59Z') });
    expect(today()).toBe('2026-03-04');
    vi.setSystemTime(new Date('2026-03-05T03:00:00Z'));
    expect(today()).toBe('2026-03-05');
  });

  it('A6 with a time are formatted in Brazilian style', () => {
    expect(formatDateTime(new Date('2026-03-05T17:30:00Z'))).toBe('05/03/2026 às 14h30');
    expect(formatDateTime(new Date('2026-03-05T12:00:00Z'))).toBe('05/03/2026 às 9h');
    expect(formatDateTime(new Date('2026-03-05T04:05:00Z'))).toBe('05/03/2026 à 1h05');
    expect(formatDateTime(new Date('2026-03-05T03:00:00Z'))).toBe('05/03/2026 à 0h');
  });
});

it.each([
  [undefined, 'em alguns minutos'],
  [5, 'em menos de um minuto'],
  [60, 'em um minuto'],
  [61, 'em 2 minutos'],
  [840, 'em 14 minutos'],
  [5_340, 'em 89 minutos'],
  [5_400, 'em 2 horas'],
])('S6 formatRetryAfter(%s) is %s', (seconds, words) => {
  expect(formatRetryAfter(seconds)).toBe(words);
});
