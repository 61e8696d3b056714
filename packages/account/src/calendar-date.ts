/** '2026-03-09' → '09/03/2026'. A day without an hour: no time zone moves it. */
export function formatCalendarDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  return `${day}/${month}/${year}`;
}
