import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

export interface AccountDeletedMail {
  readonly name: string;
  /** Of the request. */
  readonly protocol: string;
}

/** The last message to somebody whose account was deleted at their request (LGPD, art. 18, VI). */
export function accountDeletedMail({ name, protocol }: AccountDeletedMail): MailMessage {
  return layOutMail({
    subject: 'Sua conta foi excluída',
    preheader: `Protocolo ${protocol}. Guarde este número.`,
    heading: 'Sua conta foi excluída',
    name,
    body: [
      'Como você pediu, excluímos sua conta e os dados pessoais ligados a ela. Guardamos apenas o que a lei nos obriga a manter, pelo prazo que ela manda.',
      { facts: [{ label: 'Protocolo', value: protocol, strong: true }] },
      `Guarde este número: ele comprova que o pedido foi atendido. Se não foi você quem pediu, ligue grátis para ${site.phone.label}.`,
    ],
    reason: 'a conta deste endereço foi excluída',
  });
}
