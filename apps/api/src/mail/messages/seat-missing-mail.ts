import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

export interface SeatMissingMail {
  readonly school: string;
  /** As it was when it was reserved: '1º ano'. */
  readonly grade: string;
  /** The order's internalTransactionCode. */
  readonly code: string;
  /** The school's page. */
  readonly schoolUrl: string;
}

/** For the operator: an order was paid when its seat was gone. Names no family; the operator's list does. */
export function seatMissingMail({ school, grade, code, schoolUrl }: SeatMissingMail): MailMessage {
  return layOutMail({
    subject: `Bolsa paga sem vaga: ${code}`,
    preheader: `${school}, ${grade}`,
    heading: 'Uma bolsa foi paga e não tem vaga',
    name: '',
    body: [
      'O pagamento chegou depois que a reserva venceu, e as vagas desta bolsa acabaram. A família não foi avisada de que a vaga está garantida.',
      {
        facts: [
          { label: 'Escola', value: school },
          { label: 'Série', value: grade },
          { label: 'Código da bolsa', value: code, strong: true },
        ],
      },
      'Consiga uma vaga com a escola e atribua-a à reserva, ou peça o estorno ao serviço de pagamento.',
    ],
    action: { label: 'Ver a página da escola', url: schoolUrl },
    reason: `este é o endereço de quem opera o ${site.name}`,
  });
}
