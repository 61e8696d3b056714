import { layOutMail } from '../text/mail-layout.ts';
import type { MailMessage } from '../mail-message.ts';

export interface DataExportMail {
  readonly name: string;
  /** Of the request. */
  readonly protocol: string;
}

/** Tells the owner that a copy of all their data was made (LGPD, art. 18). Carries none of it: a mailbox may be read by others. */
export function dataExportMail({ name, protocol }: DataExportMail): MailMessage {
  return layOutMail({
    subject: 'Uma cópia dos seus dados foi gerada',
    preheader: `Protocolo ${protocol}. Se não foi você, troque sua senha.`,
    heading: 'Uma cópia dos seus dados foi gerada',
    name,
    body: [
      'Atendemos ao pedido de acesso feito na sua conta, como prevê a Lei Geral de Proteção de Dados (LGPD). A cópia foi entregue na própria conta, e não por e-mail.',
      { facts: [{ label: 'Protocolo', value: protocol, strong: true }] },
      'Não foi você? Troque sua senha e encerre as outras sessões na página da sua conta.',
    ],
    reason: 'foi feito um pedido de acesso a dados na conta deste endereço',
  });
}
