/** The clock that every date of the product is told by, wherever the program runs. */
export const brazilianTimeZone = 'America/Sao_Paulo';

// Made when it is first used: a cheap phone takes tens of milliseconds over it, and most pages have no date (P2).
let clock: Intl.DateTimeFormat | undefined;

/** '2026-03-05 14:30', as it is in Brasília. Sweden writes dates as ISO 8601 does. */
function localDateTime(moment: Date): string {
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: brazilianTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return clock.format(moment);
}

/** '2026-03-05': the day it is in Brasília at this moment. */
export function isoDay(moment: Date): string {
  return localDateTime(moment).slice(0, 10);
}

/** '2026-03-05': the day it is in Brasília now, by which an offer, a benefit or a rule with dates holds. */
export const today = (): string => isoDay(new Date());

/** '2026-03-05' → '05/03/2026'. A day without an hour: no time zone moves it. */
export function formatIsoDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** '05/03/2026': the day of this moment in Brasília, as it is written. */
export function formatDate(moment: Date): string {
  return formatIsoDay(isoDay(moment));
}

/** '05/03/2026 às 14h30', '05/03/2026 às 9h', '05/03/2026 à 1h05': as it is said, by the clock of Brasília. */
export function formatDateTime(moment: Date): string {
  const [hour = '', minute = ''] = localDateTime(moment).slice(11).split(':');
  return `${formatDate(moment)} ${Number(hour) < 2 ? 'à' : 'às'} ${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/** When it is worth trying again: 'em 12 minutos', 'em alguns minutos' where nobody said. @param seconds of a Retry-After. */
export function formatRetryAfter(seconds: number | undefined): string {
  if (seconds === undefined) return 'em alguns minutos';
  if (seconds < 60) return 'em menos de um minuto';
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'em um minuto';
  if (minutes < 90) return `em ${minutes} minutos`;
  return `em ${Math.ceil(minutes / 60)} horas`;
}
