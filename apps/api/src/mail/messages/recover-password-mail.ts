import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

export interface RecoverPasswordMail {
  readonly name: string;
  readonly resetUrl: string;
}

/** To who asked for a new password. */
export function recoverPasswordMail({ name, resetUrl }: RecoverPasswordMail): MailMessage {
  return layOutMail({
    subject: 'Crie uma nova senha',
    preheader: 'Recebemos um pedido para trocar a senha da sua conta.',
    heading: 'Crie uma nova senha',
    name,
    body: ['Recebemos um pedido para trocar a senha da sua conta. Para escolher a nova, use o botão abaixo:'],
    action: { label: 'Criar nova senha', url: resetUrl },
    notes: [
      'O link vale por tempo limitado e funciona uma única vez.',
      'Não foi você? Ignore esta mensagem: sua senha continua a mesma. Nunca pedimos sua senha por e-mail ou telefone.',
    ],
    reason: 'alguém pediu uma nova senha para a conta deste endereço',
  });
}
