/** Day, month and year separated, or eight digits from a phone's keyboard. */
const written = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$|^(\d{2})(\d{2})(\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses a date in Brazilian notation: '14/05/2019', '4-5-2019', '14.05.2019', '14052019'; also '2019-05-14', which is
 * often pasted.
 *
 * @returns 'AAAA-MM-DD'; undefined if the text is not a date, or not in the calendar.
 */
export function parseDate(text: string): string | undefined {
  const date = writtenDate(text);
  return date && isOfCalendar(date) ? date : undefined;
}

/** The date in a text, whether or not the calendar contains it. */
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

/** '2019-05-14' → '14/05/2019'. Other text is returned unchanged. */
export function formatDate(date: string): string {
  const [, year, month, day] = iso.exec(date) ?? [];
  return year === undefined ? date : `${day}/${month}/${year}`;
}

/** Adds slashes to digits while typing: '140' → '14/0'; a pasted '14052019' gets both. */
export function withSlashes(text: string): string {
  if (!/^[\d/]{3,10}$/.test(text)) return text;
  return text.replace(/^(\d{2})(\d)/, '$1/$2').replace(/^(\d{2}\/\d{2})(\d)/, '$1/$2');
}
