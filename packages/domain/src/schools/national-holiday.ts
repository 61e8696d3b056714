import { DAY_MS } from '../places/time-zone.ts';

/** National holidays on the same day every year, MM-DD (Leis 662/1949, 6.802/1980 and 14.759/2023). */
const fixedHolidays = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
]);

/** Whether a day is a national holiday of Brazil. State and city holidays are not known here. @param day '2026-12-25'. */
export function isNationalHoliday(day: string): boolean {
  return fixedHolidays.has(day.slice(5)) || day === goodFriday(Number(day.slice(0, 4)));
}

/** '2026-04-03': two days before Easter by the Gregorian computus (Meeus, Jones and Butcher). */
function goodFriday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = Math.floor((century + 8) / 25);
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const ordinal = epact + weekday - 7 * shift + 114;
  const easter = Date.UTC(year, Math.floor(ordinal / 31) - 1, (ordinal % 31) + 1);
  return new Date(easter - 2 * DAY_MS).toISOString().slice(0, 10);
}
