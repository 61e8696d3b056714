import { describe, expect, it } from 'vitest';
import {
  afterQuietHours,
  cityTimeZone,
  finishedWeeks,
  localDay,
  localMoment,
  localTime,
  timeZones,
  weekStart,
} from './time-zone.ts';

describe('the time zone of a municipality', () => {
  it.each([
    ['São Paulo', 3550308, 'America/Sao_Paulo'],
    ['Recife', 2611606, 'America/Sao_Paulo'],
    ['Fernando de Noronha', 2605459, 'America/Noronha'],
    ['Manaus', 1302603, 'America/Manaus'],
    ['Boca do Acre, east of the line', 1300706, 'America/Manaus'],
    ['Tabatinga', 1304062, 'America/Rio_Branco'],
    ['Eirunepé', 1301407, 'America/Rio_Branco'],
    ['Rio Branco', 1200401, 'America/Rio_Branco'],
    ['Cuiabá', 5103403, 'America/Manaus'],
    ['Campo Grande', 5002704, 'America/Manaus'],
    ['Porto Velho', 1100205, 'America/Manaus'],
    ['Boa Vista', 1400100, 'America/Manaus'],
    ['an unknown one', 9900000, 'America/Sao_Paulo'],
  ] as const)('of %s', (_name, code, zone) => {
    expect(cityTimeZone(code)).toBe(zone);
  });

  it('has the hours of the IANA database', () => {
    for (const moment of [new Date('2026-01-15T12:34:00Z'), new Date('2026-07-15T02:03:00Z')])
      for (const zone of timeZones) {
        const format = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'short',
        });
        expect(localTime(moment, zone)).toBe(format.format(moment).replace(' ', 'T'));
      }
    const west = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Eirunepe', timeStyle: 'short' });
    const noon = new Date('2026-01-15T12:00:00Z');
    expect(localTime(noon, 'America/Rio_Branco').slice(11)).toBe(west.format(noon));
  });
});

describe('the day of a school', () => {
  it.each([
    ['2026-03-05T01:59:00Z', 'America/Noronha', '2026-03-04'],
    ['2026-03-05T02:00:00Z', 'America/Noronha', '2026-03-05'],
    ['2026-03-05T02:59:00Z', 'America/Sao_Paulo', '2026-03-04'],
    ['2026-03-05T03:00:00Z', 'America/Sao_Paulo', '2026-03-05'],
    ['2026-03-05T04:59:00Z', 'America/Rio_Branco', '2026-03-04'],
    ['2026-03-05T05:00:00Z', 'America/Rio_Branco', '2026-03-05'],
  ] as const)('at %s in %s is %s', (moment, zone, day) => {
    expect(localDay(new Date(moment), zone)).toBe(day);
  });

  it('begins at its midnight', () => {
    expect(localMoment('2026-03-05T00:00', 'America/Rio_Branco')).toEqual(new Date('2026-03-05T05:00:00Z'));
    expect(localMoment('2026-03-05T00:00', 'America/Noronha')).toEqual(new Date('2026-03-05T02:00:00Z'));
  });

  it.each([
    ['2026-03-02', '2026-03-02'],
    ['2026-03-08', '2026-03-02'],
    ['2026-03-01', '2026-02-23'],
    ['2026-01-01', '2025-12-29'],
  ])('%s is in the week of %s', (day, monday) => {
    expect(weekStart(day)).toBe(monday);
  });
});

describe('weeks that are over', () => {
  it.each([
    // Sunday 23h59 and Monday 0h in Rio Branco.
    ['2026-03-09T04:59:00Z', ['2026-02-23', '2026-02-16']],
    ['2026-03-09T05:00:00Z', ['2026-03-02', '2026-02-23']],
  ])('are at %s those of %j', (moment, mondays) => {
    expect(finishedWeeks(new Date(moment), 'America/Rio_Branco', 2)).toEqual(mondays);
  });
});

describe('quiet hours', () => {
  it.each([
    // Local times of Rio Branco: 20h59, 21h, 23h59, 0h, 6h59, 7h.
    ['2026-03-06T01:59:00Z', 'America/Rio_Branco', '2026-03-06T01:59:00Z'],
    ['2026-03-06T02:00:00Z', 'America/Rio_Branco', '2026-03-06T12:00:00Z'],
    ['2026-03-06T04:59:00Z', 'America/Rio_Branco', '2026-03-06T12:00:00Z'],
    ['2026-03-06T05:00:00Z', 'America/Rio_Branco', '2026-03-06T12:00:00Z'],
    ['2026-03-06T11:59:00Z', 'America/Rio_Branco', '2026-03-06T12:00:00Z'],
    ['2026-03-06T12:00:00Z', 'America/Rio_Branco', '2026-03-06T12:00:00Z'],
    // Noronha: 21h and 6h59.
    ['2026-03-05T23:00:00Z', 'America/Noronha', '2026-03-06T09:00:00Z'],
    ['2026-03-06T08:59:00Z', 'America/Noronha', '2026-03-06T09:00:00Z'],
  ] as const)('at %s in %s end at %s', (moment, zone, until) => {
    expect(afterQuietHours(new Date(moment), zone)).toEqual(new Date(until));
  });
});
