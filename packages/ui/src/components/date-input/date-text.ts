/** Day, month and year separated, or eight digits from a phone's keyboard. */
const written = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$|^(\d{2})(\d{2})(\d{4})$/;
const writtenYearFirst = /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses a date in Brazilian notation: '14/05/2019', '4-5-2019', '14.05.2019', '14052019'; also '2019-05-14' and
 * '2019/5/14', as spreadsheets and other systems write it.
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
  const found = written.exec(trimmed) ?? writtenYearFirst.exec(trimmed);
  if (!found) return undefined;
  const [first = '', month = '', last = ''] = found.slice(1).filter(Boolean);
  const [day, year] = first.length === 4 ? [last, first] : [first, last];
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

/** A year of this century or the last, typed first, and then a separator. */
const yearFirst = /^(?:19|20)\d{2}[/. -]/;

/**
 * Adds slashes to digits while typing: '140' → '14/0'; a pasted '14052019' gets both. Removes its own again once a
 * separator shows that a year was typed first: '20/14-' → '2014-', '20/14/05/' → '2014/05/'.
 */
export function withSlashes(text: string): string {
  const asTyped = text
    .replace(/^(19|20)\/(\d{2}[. -])/, '$1$2')
    .replace(/^(19|20)\/(\d{2}\/\d{1,2}\/)/, '$1$2');
  if (yearFirst.test(asTyped) || !/^[\d/]{3,10}$/.test(asTyped)) return asTyped;
  return asTyped.replace(/^(\d{2})(\d)/, '$1/$2').replace(/^(\d{2}\/\d{2})(\d)/, '$1/$2');
}
