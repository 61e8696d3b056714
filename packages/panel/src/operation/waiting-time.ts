/** Units from the longest, in minutes. */
const units = [
  { minutes: 1_440, one: 'dia', many: 'dias' },
  { minutes: 60, one: 'hora', many: 'horas' },
  { minutes: 1, one: 'minuto', many: 'minutos' },
] as const;

/** How long something waits: 'há 3 dias', 'há 1 hora', 'há menos de 1 minuto'. @param now in ms, as `Date.now()`. */
export function waitingTime(since: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(since)) / 60_000);
  const unit = units.find((one) => minutes >= one.minutes);
  if (!unit) return 'há menos de 1 minuto';
  const count = Math.floor(minutes / unit.minutes);
  return `há ${count} ${count === 1 ? unit.one : unit.many}`;
}
