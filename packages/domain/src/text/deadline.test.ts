import { afterEach, describe, expect, it, vi } from 'vitest';
import { endsSoon, formatDeadline } from './deadline.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('deadlines', () => {
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
