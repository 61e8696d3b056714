import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

export interface ReservationExpiredMail {
  readonly name: string;
  readonly school: string;
  /** The order's internalTransactionCode. */
  readonly code: string;
  readonly searchUrl: string;
}

/** The seat was freed, unpaid: what can be done about it. */
export function reservationExpiredMail(order: ReservationExpiredMail): MailMessage {
  return layOutMail({
    subject: `Sua reserva venceu: ${order.school}`,
    preheader: 'Ainda pode haver vaga: veja as bolsas disponíveis.',
    heading: 'Sua reserva venceu',
    name: order.name,
    body: [
      'O prazo terminou sem que o pagamento fosse confirmado, e a vaga voltou a ficar disponível.',
      {
        facts: [
          { label: 'Escola', value: order.school },
          { label: 'Código da reserva', value: order.code },
        ],
      },
      'Ainda tem interesse? Veja se há vagas e reserve de novo, ou conheça outras escolas por perto.',
    ],
    action: { label: 'Ver bolsas disponíveis', url: order.searchUrl },
    notes: [`Já tinha pago? Ligue grátis para ${site.phone.label} com o código em mãos: nós resolvemos.`],
    reason: 'você reservou uma bolsa de estudo',
  });
}
