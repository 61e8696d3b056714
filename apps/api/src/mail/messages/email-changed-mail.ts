import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

/** To the old address, when an account's e-mail is another: should it have been somebody else, the owner learns of it here. */
export function emailChangedMail({ name }: { readonly name: string }): MailMessage {
  return layOutMail({
    subject: 'O e-mail da sua conta foi alterado',
    preheader: 'Se não foi você, veja o que fazer agora.',
    heading: 'O e-mail da sua conta foi alterado',
    name,
    body: [
      'Este endereço deixou de ser o e-mail da sua conta. A partir de agora, as mensagens vão para o novo endereço.',
      'Foi você? Então não precisa fazer nada.',
      `Não foi você? Ligue grátis para ${site.phone.label} o quanto antes.`,
    ],
    reason: 'este era o e-mail de uma conta, e foi trocado',
  });
}
