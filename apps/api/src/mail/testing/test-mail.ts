import type { MailMessage } from '../text/mail-content.ts';

/** A message of which a test sees only where it goes. */
export function testMail(subject = 'Confirme seu e-mail'): MailMessage {
  return { subject, text: 'Olá, Ação!\n\nUm texto.\n', html: '<p>Olá, Ação!</p>' };
}
