import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatDateTime, formatIsoDay, isoDay, today, formatRetryAfter } from './date.ts';

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
