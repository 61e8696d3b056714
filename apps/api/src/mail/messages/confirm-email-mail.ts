import { site } from '@melhor-escola/config/site';
import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

export interface ConfirmEmailMail {
  readonly name: string;
  readonly confirmUrl: string;
}

/** When the address of an account is to be proved, again or for the first time. */
export function confirmEmailMail({ name, confirmUrl }: ConfirmEmailMail): MailMessage {
  return layOutMail({
    subject: 'Confirme seu e-mail',
    preheader: 'É só um toque para mostrar que este endereço é seu.',
    heading: 'Confirme seu e-mail',
    name,
    body: [`Este endereço foi informado em uma conta do ${site.name}. Confirme que ele é seu:`],
    action: { label: 'Confirmar meu e-mail', url: confirmUrl },
    notes: [
      'O link vale por tempo limitado e funciona uma única vez.',
      'Não foi você? Ignore esta mensagem: nada muda sem a confirmação.',
    ],
    reason: `este endereço foi informado em uma conta do ${site.name}`,
  });
}
