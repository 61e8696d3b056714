import { CONFIRM_ALERT_HOURS } from '../../platform/database/account-schema.ts';
import { withoutLinks, type MailMessage } from '../../platform/mail/text/mail-content.ts';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';

interface ConfirmAlertMail {
  /** What the alerts are about. */
  readonly searchName: string;
  readonly confirmUrl: string;
}

/** Asks the owner of an address to confirm alerts, which begin after that. */
export function confirmAlertMail({ searchName, confirmUrl }: ConfirmAlertMail): MailMessage {
  const name = withoutLinks(searchName);
  return layOutMail({
    subject: `Confirme os avisos: ${name}`,
    preheader: 'Eles só começam depois que você confirmar.',
    heading: 'Confirme os avisos',
    name: '',
    body: [
      { facts: [{ label: 'Avisos sobre', value: name }] },
      'Avisamos por e-mail quando aparecer uma bolsa nova, um preço baixar ou uma vaga reabrir, no máximo uma vez por dia. Confirme que foi você quem pediu:',
    ],
    action: { label: 'Confirmar avisos', url: confirmUrl },
    notes: [
      `Não foi você? Ignore esta mensagem: nenhum aviso é enviado, e em ${CONFIRM_ALERT_HOURS} horas apagamos o seu e-mail.`,
    ],
    reason: 'este endereço foi informado em um pedido de avisos sobre bolsas',
  });
}
