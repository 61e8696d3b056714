import { formatDateTime } from '@melhor-escola/domain/date';
import { formatBRL, type Centavos } from '@melhor-escola/domain/money';
import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

export interface ReservationMail {
  readonly name: string;
  readonly school: string;
  readonly grade: string;
  /** A month's fee with the scholarship. */
  readonly price: Centavos;
  /** What the payment page collects. */
  readonly amountDue: Centavos;
  /** The order's internalTransactionCode. */
  readonly code: string;
  readonly expiresAt: Date;
  readonly orderUrl: string;
}

/** The seat is held, and until when. */
export function reservationMail(order: ReservationMail): MailMessage {
  const until = formatDateTime(order.expiresAt);
  return layOutMail({
    subject: `Bolsa reservada: ${order.school}`,
    preheader: `A vaga é sua até ${until}. Conclua o pagamento para garantir a bolsa.`,
    heading: 'Sua bolsa está reservada',
    name: order.name,
    body: [
      `A vaga está guardada para você até ${until} (horário de Brasília). Conclua o pagamento antes disso para garantir a bolsa.`,
      {
        facts: [
          { label: 'Escola', value: order.school },
          { label: 'Série', value: order.grade },
          { label: 'Mensalidade com a bolsa', value: formatBRL(order.price), strong: true },
          { label: 'A pagar agora', value: formatBRL(order.amountDue), strong: true },
          { label: 'Código da reserva', value: order.code, strong: true },
        ],
      },
    ],
    action: { label: 'Concluir a reserva', url: order.orderUrl },
    notes: ['Depois desse prazo, a vaga volta a ficar disponível para outras famílias.'],
    reason: 'você reservou uma bolsa de estudo',
  });
}
