/** '2026-03-09' or an ISO moment → '09/03/2026'. The day is the text's own: no time zone moves it. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
