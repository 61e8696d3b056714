import { formatDateTime } from '@melhor-escola/domain/date';
import { counted } from '@melhor-escola/domain/count';

/** By when an unpaid reservation is to be paid, said so that a person acts. */
export interface Deadline {
  /** `soon`: within six hours. `over`: the seat is about to be free again. */
  readonly urgency: 'open' | 'soon' | 'over';
  /** '24/11/2026 às 14h30', by the clock of Brasília. */
  readonly moment: string;
  /** 'faltam 31 horas'; nothing once it is over. */
  readonly left: string | undefined;
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * @param expiresAt ISO moment.
 * @param now milliseconds since 1970.
 */
export function deadlineOf(expiresAt: string, now: number): Deadline {
  const end = new Date(expiresAt);
  const rest = end.getTime() - now;
  const moment = formatDateTime(end);
  if (rest <= 0) return { urgency: 'over', moment, left: undefined };
  return { urgency: rest < 6 * hour ? 'soon' : 'open', moment, left: leftOf(rest) };
}

/** Rounded down: nobody is told of time that is not there. */
function leftOf(rest: number): string {
  if (rest < minute) return 'falta menos de um minuto';
  const [count, one, many] =
    rest < hour
      ? ([Math.floor(rest / minute), 'minuto', 'minutos'] as const)
      : ([Math.floor(rest / hour), 'hora', 'horas'] as const);
  return `${count === 1 ? 'falta' : 'faltam'} ${counted(count, one, many)}`;
}
