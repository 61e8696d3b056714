import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

export interface ReviewPublishedMail {
  readonly name: string;
  readonly school: string;
  readonly schoolUrl: string;
}

/** Tells the author that the review is on the school's page. */
export function reviewPublishedMail({ name, school, schoolUrl }: ReviewPublishedMail): MailMessage {
  return layOutMail({
    subject: `Sua avaliação foi publicada: ${school}`,
    preheader: 'Outras famílias já podem ler o que você contou.',
    heading: 'Sua avaliação está no ar',
    name,
    body: [
      { facts: [{ label: 'Escola avaliada', value: school }] },
      'Outras famílias já podem ler o que você contou. Se a escola responder, a resposta aparece logo abaixo da sua avaliação.',
    ],
    action: { label: 'Ver na página da escola', url: schoolUrl },
    reason: 'você avaliou esta escola',
  });
}
