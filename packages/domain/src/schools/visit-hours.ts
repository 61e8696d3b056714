import { defaultVisitHours, type VisitHours, visitHoursOfDay, type VisitRange } from './visit-times.ts';

/** A day has at most this many ranges. */
const MAX_RANGES = 4;

const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];

/**
 * Parses 'seg-sex 08:00-11:30 13:30-17:00' or 'ter,qui 14:00-17:00': weekdays, a space, and the ranges in order. People also write
 * 'Segunda a sexta, das 8h às 11h30 e das 13h30 às 17h'. `undefined` for any other text, and for hours in which no visit fits.
 */
export function parseVisitHours(text: string): VisitHours | undefined {
  const [days = '', ...rest] = shorten(text).split(/\s+/u);
  const known = readWeekdays(days);
  const ranges = rest.map(readRange).filter((range) => range !== undefined);
  const isInOrder = ranges.every(({ from, until }, n) => from < until && from >= (ranges[n - 1]?.until ?? 0));
  if (!known || ranges.length !== rest.length || ranges.length > MAX_RANGES || !isInOrder) return undefined;
  const hours = { weekdays: known, ranges };
  return visitHoursOfDay(hours).length > 0 ? hours : undefined;
}

const weekday = '(?:dom|seg|ter|qua|qui|sex|sab)';
const time = String.raw`\d\d:\d\d`;
const asPeopleWrite: readonly (readonly [RegExp, string])[] = [
  [/\b(?:(dom)ingo|(seg)unda|(ter)ca|(qua)rta|(qui)nta|(sex)ta|(sab)ado)s?\b/gu, '$1$2$3$4$5$6$7'],
  [new RegExp(String.raw`\b(${weekday})-feiras?\b`, 'gu'), '$1'],
  [/\b(?:de|das) /gu, ''],
  [
    new RegExp(String.raw`(${weekday}|${time})\s*(?:-|–|\b(?:a|as|ate)\b)\s*(?=${weekday}|${time})`, 'gu'),
    '$1-',
  ],
  [new RegExp(String.raw`(${weekday})\s*(?:,|\be\b)\s*(?=${weekday})`, 'gu'), '$1,'],
  [new RegExp(String.raw`(${weekday}|${time})\s*(?:,|\be\b)\s*(?=${time})`, 'gu'), '$1 '],
];

/** 'Segunda a sexta, das 8h às 11h30' → 'seg-sex 08:00-11:30'. */
function shorten(text: string): string {
  const plain = text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  // '8h', '8:00', '8h30' and '8' are times.
  const timed = plain.replaceAll(
    /(\d{1,2})(?:[h:](\d{2})?)?/gu,
    (_, hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`,
  );
  return asPeopleWrite.reduce((short, [written, shortened]) => short.replaceAll(written, shortened), timed);
}

/** A school's own hours, or office hours if it has stated none. @param text as stored, which {@link parseVisitHours} accepted. */
export function visitHoursOrDefault(text: string | null): VisitHours {
  return (text === null ? undefined : parseVisitHours(text)) ?? defaultVisitHours;
}

/**
 * Hours as a family reads them: 'segunda a sexta, das 8h às 11h30 e das 13h30 às 17h'.
 *
 * @param text as stored; undefined for none, and then, or when it is not understood, so is the result.
 */
export function formatVisitHours(text: string | undefined): string | undefined {
  const hours = text === undefined ? undefined : parseVisitHours(text);
  if (!hours) return undefined;
  const ranges = hours.ranges.map(({ from, until }) => `das ${formatTime(from)} às ${formatTime(until)}`);
  return `${list.format(listDays(hours.weekdays))}, ${list.format(ranges)}`;
}

const list = new Intl.ListFormat('pt-BR');

const weekdayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** Three days in a row or more are named by the first and the last. */
function listDays(days: readonly number[]): string[] {
  const names: string[] = [];
  const sorted = days.toSorted((one, other) => one - other);
  for (let start = 0; start < sorted.length;) {
    let end = start;
    while (sorted[end + 1] === (sorted[end] ?? 0) + 1) end += 1;
    const run = sorted.slice(start, end + 1).map((day) => weekdayNames[day] ?? '');
    if (run.length > 2) names.push(`${run[0] ?? ''} a ${run.at(-1) ?? ''}`);
    else names.push(...run);
    start = end + 1;
  }
  return names;
}

/** 690 → '11h30'; 480 → '8h'. */
function formatTime(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}

/** 'seg-sex' → 1 to 5; 'ter,qui' → 2 and 4. A range does not pass the end of the week. */
function readWeekdays(text: string): number[] | undefined {
  const [first = '', last, ...others] = text.split('-');
  if (last !== undefined) {
    const [from, until] = [weekdays.indexOf(first), weekdays.indexOf(last)];
    if (from < 0 || until <= from || others.length > 0) return undefined;
    return Array.from({ length: until - from + 1 }, (_, n) => from + n);
  }
  const days = text.split(',').map((name) => weekdays.indexOf(name));
  return days.includes(-1) || new Set(days).size < days.length ? undefined : days;
}

/** '08:00-11:30' in minutes since midnight. */
function readRange(text: string): VisitRange | undefined {
  const [, ...parts] = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/u.exec(text) ?? [];
  const [hour, minute, endHour, endMinute] = parts.map(Number);
  if (hour === undefined || minute === undefined || endHour === undefined || endMinute === undefined)
    return undefined;
  return { from: 60 * hour + minute, until: 60 * endHour + endMinute };
}
