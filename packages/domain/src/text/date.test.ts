import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  endsSoon,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatIsoDay,
  formatRetryAfter,
  isoDay,
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

  it.each([
    ['2026-11-25T02:59:00Z', 'terça, 24/11, 23h59'],
    ['2026-11-25T02:59:59Z', 'terça, 24/11, 23h59'],
    ['2026-11-25T03:00:00Z', 'terça, 24/11, 23h59'],
    ['2026-11-25T03:01:00Z', 'quarta, 25/11, 0h01'],
    ['2026-11-28T12:00:00Z', 'sábado, 28/11, 9h'],
    ['2027-01-01T03:00:00Z', 'quinta, 31/12, 23h59'],
    ['2026-03-01T17:05:00Z', 'domingo, 01/03, 14h05'],
  ])('A6 the deadline %s is %s', (moment, words) => {
    expect(formatDeadline(new Date(moment))).toBe(words);
  });

  it('A6 an offer ends soon within 60 days, counted in Brasília', () => {
    expect(endsSoon('2026-12-31', '2026-11-01')).toBe(true);
    expect(endsSoon('2026-12-31', '2026-11-02')).toBe(true);
    expect(endsSoon('2026-12-31', '2026-10-31')).toBe(false);
    vi.useFakeTimers({ now: new Date('2026-11-01T02:59:59Z') });
    expect(endsSoon('2026-12-31')).toBe(false);
    vi.setSystemTime(new Date('2026-11-01T03:00:00Z'));
    expect(endsSoon('2026-12-31')).toBe(true);
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
