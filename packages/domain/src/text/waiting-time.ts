/** When it is worth trying again: 'em 12 minutos', 'em alguns minutos' where nobody said. @param seconds of a Retry-After. */
export function waitingTime(seconds: number | undefined): string {
  if (seconds === undefined) return 'em alguns minutos';
  if (seconds < 60) return 'em menos de um minuto';
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'em um minuto';
  if (minutes < 90) return `em ${minutes} minutos`;
  return `em ${Math.ceil(minutes / 60)} horas`;
}
