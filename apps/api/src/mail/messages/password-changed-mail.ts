import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

/** Tells the owner that the password is another: should it have been somebody else, they learn of it here. */
export function passwordChangedMail({ name }: { readonly name: string }): MailMessage {
  return layOutMail({
    subject: 'Sua senha foi alterada',
    preheader: 'Se não foi você, veja o que fazer agora.',
    heading: 'Sua senha foi alterada',
    name,
    body: [
      'A senha da sua conta acaba de ser trocada, e os outros aparelhos em que ela estava aberta foram desconectados.',
      'Foi você? Então não precisa fazer nada.',
      `Não foi você? Na página de entrada, toque em “Esqueci minha senha” para criar outra, e ligue grátis para ${site.phone.label}.`,
    ],
    reason: 'a senha da conta deste endereço foi alterada',
  });
}
