import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import type { MailMessage } from '../../platform/mail/text/mail-content.ts';

interface TextReportedMail {
  readonly name: 'review' | 'question';
  readonly id: number;
  readonly school: string;
  /** Whether the reports hide it until a decision. */
  readonly isHeld: boolean;
  readonly moderationUrl: string;
}

const names = { review: 'avaliação', question: 'pergunta' } as const;

/** Asks our team to look at a reported text. Without the text, its author and the report: the operator's list has them. */
export function textReportedMail({ name, id, school, isHeld, moderationUrl }: TextReportedMail): MailMessage {
  const text = names[name];
  return layOutMail({
    subject: isHeld ? `Fora do ar até você decidir: ${text} ${id}` : `Denúncia de uma ${text}: ${id}`,
    preheader: school,
    heading: isHeld ? `Uma ${text} saiu do ar` : `Uma ${text} foi denunciada`,
    name: '',
    body: [
      isHeld
        ? 'Três pessoas a denunciaram, e ela saiu da página. Decida em até 48 horas.'
        : 'Ela continua na página. Leia a denúncia e decida em até 48 horas.',
      {
        facts: [
          { label: 'Número', value: String(id), strong: true },
          { label: 'Escola', value: school },
        ],
      },
      'No painel, publicar mantém no ar e encerra as denúncias; recusar tira de vez.',
    ],
    action: { label: 'Decidir no painel', url: moderationUrl },
    reason: `este é o endereço de quem opera o ${site.name}`,
  });
}
