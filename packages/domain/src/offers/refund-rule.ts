import { DAY_MS } from '../places/time-zone.ts';
import { isoDay } from '../text/date.ts';

/** Days after a payment in which a family may withdraw and gets everything back (Código de Defesa do Consumidor, art. 49). */
export const WITHDRAWAL_DAYS = 7;

/**
 * The rule of refunds (Código de Defesa do Consumidor, art. 49): the one text of the terms of use, the help center, the page of a paid
 * scholarship and its mail.
 */
export const refundRule = `A reserva feita pela internet pode ser desfeita em até ${WITHDRAWAL_DAYS} dias depois do pagamento, com a devolução de tudo o que foi pago (art. 49 do Código de Defesa do Consumidor). Depois disso vale o contrato com a escola.`;

/** How a family pays for a reserved scholarship: the one text of the pages before a payment, the terms of use and the help center. */
export const paymentRule =
  'O pagamento é por Pix, boleto ou cartão, na página do nosso meio de pagamento; os dados do cartão não passam por nós.';

/** Whether a family that withdraws at this moment gets everything back: until the end of the last day in Brasília. */
export function isWithdrawalPeriod(paidAt: Date, moment: Date): boolean {
  return isoDay(moment) <= isoDay(new Date(paidAt.getTime() + WITHDRAWAL_DAYS * DAY_MS));
}
