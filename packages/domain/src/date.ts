/** The clock that every date of the product is told by, wherever the program runs. */
export const brazilianTimeZone = 'America/Sao_Paulo';

const date = new Intl.DateTimeFormat('pt-BR', {
  timeZone: brazilianTimeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('pt-BR', {
  timeZone: brazilianTimeZone,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** '05/03/2026': the day it is in Brasília at this moment. */
export function formatDate(moment: Date): string {
  return date.format(moment);
}

/** '05/03/2026 às 14h30', '05/03/2026 às 9h', '05/03/2026 à 1h05': as it is said, by the clock of Brasília. */
export function formatDateTime(moment: Date): string {
  const part = (type: 'hour' | 'minute'): string =>
    time.formatToParts(moment).find((piece) => piece.type === type)?.value ?? '';
  const hour = Number(part('hour'));
  const minute = part('minute');
  return `${date.format(moment)} ${hour < 2 ? 'à' : 'às'} ${hour}h${minute === '00' ? '' : minute}`;
}
