import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

export interface ReservationCancelledMail {
  readonly name: string;
  readonly school: string;
  /** The order's internalTransactionCode. */
  readonly code: string;
  /** Whether it had been paid: the money goes back then. */
  readonly wasPaid: boolean;
  readonly searchUrl: string;
}

/** The reservation was cancelled: what becomes of the money, and where to look on. */
export function reservationCancelledMail(order: ReservationCancelledMail): MailMessage {
  const { name, school, code, wasPaid, searchUrl } = order;
  return layOutMail({
    subject: `Sua reserva foi cancelada: ${school}`,
    preheader: wasPaid
      ? 'O valor pago será devolvido pelo mesmo meio de pagamento.'
      : 'Não há nada a pagar, e a vaga voltou a ficar disponível.',
    heading: 'Sua reserva foi cancelada',
    name,
    body: [
      wasPaid
        ? 'A reserva foi cancelada, e o valor pago será devolvido pelo mesmo meio de pagamento. A vaga voltou a ficar disponível para outras famílias.'
        : 'A reserva foi cancelada, e não há nada a pagar. A vaga voltou a ficar disponível para outras famílias.',
      {
        facts: [
          { label: 'Escola', value: school },
          { label: 'Código da reserva', value: code },
        ],
      },
      'Mudou de ideia? Se ainda houver vaga, você pode reservar de novo, ou conhecer outras escolas por perto.',
    ],
    action: { label: 'Ver bolsas disponíveis', url: searchUrl },
    notes: [
      wasPaid
        ? `Não pediu o cancelamento, ou o valor não voltou? Ligue grátis para ${site.phone.label} com o código em mãos: nós resolvemos.`
        : `Não foi você que cancelou, ou já tinha pago? Ligue grátis para ${site.phone.label} com o código em mãos: nós resolvemos.`,
    ],
    reason: 'você reservou uma bolsa de estudo',
  });
}
