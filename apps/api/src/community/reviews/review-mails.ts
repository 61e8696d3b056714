import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import type { MailMessage } from '../../platform/mail/text/mail-content.ts';

interface ConfirmReviewMail {
  readonly name: string;
  readonly school: string;
  readonly confirmUrl: string;
}

/** Asks the author to confirm a review, which is then published (EN-16). */
export function confirmReviewMail({ name, school, confirmUrl }: ConfirmReviewMail): MailMessage {
  return layOutMail({
    subject: `Confirme sua avaliação: ${school}`,
    preheader: 'Ela só aparece na página da escola depois que você confirmar.',
    heading: 'Confirme sua avaliação',
    name,
    body: [
      'Obrigado por contar sua experiência. Ela ajuda outras famílias a escolher.',
      { facts: [{ label: 'Escola avaliada', value: school }] },
      'Para que ela apareça na página da escola, confirme que foi você quem a escreveu:',
    ],
    action: { label: 'Confirmar avaliação', url: confirmUrl },
    notes: ['Não foi você? Ignore esta mensagem: a avaliação não será publicada.'],
    reason: 'este endereço foi informado em uma avaliação de escola',
  });
}

interface ReviewPublishedMail {
  readonly name: string;
  readonly school: string;
  readonly schoolUrl: string;
}

/** Notifies the author that the review is published. */
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
