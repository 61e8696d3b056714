/**
 * The rule of refunds (Código de Defesa do Consumidor, art. 49): the one text of the terms of use, the help center, the page of a paid
 * scholarship and its mail.
 */
export const refundRule =
  'A reserva feita pela internet pode ser desfeita em até 7 dias depois do pagamento, com a devolução de tudo o que foi pago (art. 49 do Código de Defesa do Consumidor). Depois disso vale o contrato com a escola.';
