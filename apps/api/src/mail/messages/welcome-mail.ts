import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

export interface WelcomeMail {
  readonly name: string;
  readonly confirmUrl: string;
}

/** After registering: greets, and asks to confirm the mailbox. */
export function welcomeMail({ name, confirmUrl }: WelcomeMail): MailMessage {
  return layOutMail({
    subject: `Sua conta no ${site.name} foi criada`,
    preheader: 'Falta um passo: confirmar que este e-mail é seu.',
    heading: 'Boas-vindas!',
    name,
    body: [
      'Sua conta está criada. Com ela você guarda escolas, acompanha buscas e reserva bolsas de estudo.',
      'Falta só um passo: confirme que este e-mail é seu, para receber os avisos das suas reservas e poder recuperar a senha.',
    ],
    action: { label: 'Confirmar meu e-mail', url: confirmUrl },
    notes: [
      'Não criou uma conta? Ignore esta mensagem: sem a confirmação, este e-mail não fica ligado a ela.',
    ],
    reason: 'alguém criou uma conta com este endereço',
  });
}
