/** Time zone of all dates of the product, independent of the machine. */
export const brazilianTimeZone = 'America/Sao_Paulo';

/** Brasília has had no summer time since it last ended, on 17 February 2019 (Decreto nº 9.772/2019). */
const SUMMER_TIME_END = Date.UTC(2019, 1, 17, 2);
const OFFSET_MS = -3 * 60 * 60 * 1_000;

// For dates with summer time only, and created lazily: it takes a hundred milliseconds on a cheap phone (P2).
let clock: Intl.DateTimeFormat | undefined;

/** '2026-03-05 14:30' in Brasília. */
export function localDateTime(moment: Date): string {
  const time = moment.getTime();
  if (time >= SUMMER_TIME_END) return new Date(time + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
  // The Swedish locale formats dates as ISO 8601.
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: brazilianTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return clock.format(moment);
}

/** '2026-03-05': the day in Brasília at this moment. */
export function isoDay(moment: Date): string {
  return localDateTime(moment).slice(0, 10);
}

/** '2026-03-05': today in Brasília, which decides whether an offer, a benefit or a dated rule is valid. */
export const today = (): string => isoDay(new Date());

/** '2026-03-05' → '05/03/2026', independent of time zones. */
export function formatIsoDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** '05/03/2026': the day of this moment in Brasília. */
export function formatDate(moment: Date): string {
  return formatIsoDay(isoDay(moment));
}

/** '05/03/2026 às 14h30', '05/03/2026 às 9h', '05/03/2026 à 1h05', in the time zone of Brasília. */
export function formatDateTime(moment: Date): string {
  const [hour = '', minute = ''] = localDateTime(moment).slice(11).split(':');
  return `${formatDate(moment)} ${Number(hour) < 2 ? 'à' : 'às'} ${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/** When to retry: 'em 12 minutos', or 'em alguns minutos' if unknown. @param seconds of a Retry-After. */
export function formatRetryAfter(seconds: number | undefined): string {
  if (seconds === undefined) return 'em alguns minutos';
  if (seconds < 60) return 'em menos de um minuto';
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'em um minuto';
  if (minutes < 90) return `em ${minutes} minutos`;
  return `em ${Math.ceil(minutes / 60)} horas`;
}
