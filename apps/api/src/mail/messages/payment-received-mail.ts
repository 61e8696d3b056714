import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

export interface PaymentReceivedMail {
  readonly name: string;
  readonly school: string;
  /** The order's internalTransactionCode. */
  readonly code: string;
  readonly orderUrl: string;
}

/** The reservation is paid for: what to do next. */
export function paymentReceivedMail({ name, school, code, orderUrl }: PaymentReceivedMail): MailMessage {
  return layOutMail({
    subject: `Pagamento confirmado: ${school}`,
    preheader: 'A bolsa está garantida. Veja o que levar para a matrícula.',
    heading: 'Pagamento confirmado',
    name,
    body: [
      'Recebemos o seu pagamento: a bolsa está garantida.',
      {
        facts: [
          { label: 'Escola', value: school },
          { label: 'Código da bolsa', value: code, strong: true },
        ],
      },
      'Agora é só fazer a matrícula na escola. Informe o código acima na secretaria.',
    ],
    action: { label: 'Ver minha bolsa', url: orderUrl },
    reason: 'você pagou a reserva de uma bolsa de estudo',
  });
}
