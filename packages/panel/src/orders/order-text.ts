import type { SchoolOrder } from '@melhor-escola/api-client/panel';
import { formatBRL } from '@melhor-escola/domain/money';
import { formatDateTime } from '@melhor-escola/domain/date';
import { formatDeadline } from '@melhor-escola/domain/deadline';
import { refusalLabel } from '@melhor-escola/domain/refusal';
import type { BadgeTone } from '@melhor-escola/ui/badge';

/** The status of an order as its school reads it. */
export const statusLabels = {
  initiated: { name: 'Aguardando pagamento', tone: 'warning' },
  awaiting_payment: { name: 'Aguardando pagamento', tone: 'warning' },
  paid: { name: 'Paga', tone: 'confirm' },
  confirmed: { name: 'Integral, sem nada a pagar', tone: 'confirm' },
  enrolled: { name: 'Matrícula confirmada', tone: 'confirm' },
  cancelled: { name: 'Cancelada', tone: 'neutral' },
  expired: { name: 'Vencida', tone: 'neutral' },
} as const satisfies Readonly<
  Record<SchoolOrder['status'], { readonly name: string; readonly tone: BadgeTone }>
>;

/** 'Paga, sem vaga', 'Recusada pela escola', 'Vencida'. */
export function statusName({ status, seatMissing, refusal, refundDue }: SchoolOrder): string {
  if (refusal !== null) return refundDue ? 'Recusada, valor não devolvido' : 'Recusada pela escola';
  const { name } = statusLabels[status];
  return seatMissing ? `${name}, sem vaga` : name;
}

/** '1º ano, manhã, 2027' */
export function orderOffer({ grade, shift, year }: SchoolOrder): string {
  return `${grade}, ${shift.toLocaleLowerCase('pt-BR')}, ${year}`;
}

/** How a person calls it: by its student, or by its code when nobody sees whose it is. */
export function orderName({ studentName, internalTransactionCode }: SchoolOrder): string {
  return studentName ?? `Reserva ${internalTransactionCode}`;
}

/** The code, unless it is the name, then what the family pays: 'ME-K7HZ-6VG2-WAQ2 · R$ 1.477,23 por mês com a bolsa'. */
export function orderPrice({ studentName, internalTransactionCode, price, amountDue }: SchoolOrder): string {
  return [
    studentName !== null && internalTransactionCode,
    `${formatBRL(price)} por mês com a bolsa`,
    amountDue === 0 ? 'nada a pagar na reserva' : `reserva de ${formatBRL(amountDue)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * What happens by when, or has happened, in the school's time.
 *
 * @param now in ms since 1970.
 */
export function orderTiming(
  { status, dueAt, changedAt, refusal, timeZone }: SchoolOrder,
  now: number,
): string {
  const changed = formatDateTime(new Date(changedAt), timeZone);
  if (refusal !== null) return `Recusada em ${changed}. Motivo: ${refusalLabel(refusal) ?? refusal}.`;
  if (dueAt !== null) {
    const due = new Date(dueAt);
    const isUnpaid = status === 'initiated' || status === 'awaiting_payment';
    if (due.getTime() > now) {
      return isUnpaid
        ? `Vaga guardada até ${formatDeadline(due, timeZone)}, à espera do pagamento.`
        : `Fale com a família até ${formatDeadline(due, timeZone)}.`;
    }
    return isUnpaid
      ? `O prazo para pagar terminou em ${formatDateTime(due, timeZone)}.`
      : `O prazo para falar com a família terminou em ${formatDateTime(due, timeZone)}.`;
  }
  return `${statusLabels[status].name} em ${changed}.`;
}
