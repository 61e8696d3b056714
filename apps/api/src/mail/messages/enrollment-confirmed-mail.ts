import { formatBRL, type Centavos } from '@melhor-escola/domain/money';
import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

export interface EnrollmentConfirmedMail {
  readonly name: string;
  readonly school: string;
  readonly grade: string;
  /** A month's fee with the scholarship. */
  readonly price: Centavos;
  /** The order's internalTransactionCode. */
  readonly code: string;
  readonly orderUrl: string;
}

/** The school has confirmed the enrolment: what to store, and whom to turn to from now on. */
export function enrollmentConfirmedMail(order: EnrollmentConfirmedMail): MailMessage {
  return layOutMail({
    subject: `Matrícula confirmada: ${order.school}`,
    preheader: 'A escola confirmou a matrícula com a bolsa. Guarde o comprovante.',
    heading: 'Matrícula confirmada',
    name: order.name,
    body: [
      'A escola confirmou a matrícula com a bolsa. Boas aulas!',
      {
        facts: [
          { label: 'Escola', value: order.school },
          { label: 'Série', value: order.grade },
          { label: 'Mensalidade com a bolsa', value: formatBRL(order.price), strong: true },
          { label: 'Código da bolsa', value: order.code, strong: true },
        ],
      },
      'Guarde o comprovante: ele mostra a bolsa e os valores combinados. Daqui em diante, as mensalidades, o material e o calendário são com a secretaria da escola.',
    ],
    action: { label: 'Ver o comprovante', url: order.orderUrl },
    notes: [
      'Quando já conhecer a escola, conte a outras famílias como ela é: com este e-mail, a avaliação leva o selo “Matrícula feita por aqui”.',
    ],
    reason: 'você pagou a reserva de uma bolsa de estudo',
  });
}
