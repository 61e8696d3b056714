import type { MailMessage } from '../text/mail-content.ts';

/** A message for tests about delivery, whose content does not matter. */
export function testMail(subject = 'Confirme seu e-mail'): MailMessage {
  return { subject, text: 'Olá, Ação!\n\nUm texto.\n', html: '<p>Olá, Ação!</p>' };
}
