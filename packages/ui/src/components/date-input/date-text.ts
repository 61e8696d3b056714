/** Day, month and year apart, or as eight figures from a phone's keypad. */
const written = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$|^(\d{2})(\d{2})(\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Reads a date as people in Brazil write it: '14/05/2019', '4-5-2019', '14.05.2019', '14052019'; also '2019-05-14', which
 * is often pasted.
 *
 * @returns 'AAAA-MM-DD'; undefined if the text is no date, or none of the calendar.
 */
export function parseDate(text: string): string | undefined {
  const date = writtenDate(text);
  return date && isOfCalendar(date) ? date : undefined;
}

/** The date a text spells, whether the calendar has it or not. */
export function writtenDate(text: string): string | undefined {
  const trimmed = text.trim();
  if (iso.test(trimmed)) return trimmed;
  const found = written.exec(trimmed);
  if (!found) return undefined;
  const [day = '', month = '', year = ''] = found.slice(1).filter(Boolean);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isOfCalendar(date: string): boolean {
  const [year, month, day] = date.split('-').map(Number);
  const moment = new Date(`${date}T00:00:00Z`);
  // `Date` turns 31/02 into a day of March.
  return (
    moment.getUTCFullYear() === year && moment.getUTCMonth() + 1 === month && moment.getUTCDate() === day
  );
}

/** '2019-05-14' → '14/05/2019'. A text that is no ISO date stays as it is. */
export function formatDate(date: string): string {
  const [, year, month, day] = iso.exec(date) ?? [];
  return year === undefined ? date : `${day}/${month}/${year}`;
}

/** Adds the slashes of figures as they are typed: '140' → '14/0'; a date pasted as '14052019' gets both. */
export function withSlashes(text: string): string {
  if (!/^[\d/]{3,10}$/.test(text)) return text;
  return text.replace(/^(\d{2})(\d)/, '$1/$2').replace(/^(\d{2}\/\d{2})(\d)/, '$1/$2');
}
