import { site } from '@melhor-escola/config/site';
import type { SchoolRole } from '@melhor-escola/domain/panel-role';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import { type MailMessage, withoutLinks } from '../../platform/mail/text/mail-content.ts';

interface ClaimMail {
  /** The name of the recipient. */
  readonly name: string;
  /** The school's name. */
  readonly school: string;
}

interface ClaimCodeMail extends Pick<ClaimMail, 'school'> {
  readonly code: string;
  /** Lifetime of the code. */
  readonly minutes: number;
}

/** The code, to the school's own mailbox. Without anything that the claimant typed. */
export function claimCodeMail({ school, code, minutes }: ClaimCodeMail): MailMessage {
  return layOutMail({
    subject: `Código para cuidar da página: ${school}`,
    preheader: 'Passe o código só a quem a escola escolheu para isso.',
    heading: 'Alguém quer cuidar da página da escola',
    name: '',
    body: [
      `Uma pessoa com conta no ${site.name} pediu para cuidar da página, das bolsas e das respostas de ${school}. Se a escola a escolheu para isso, passe a ela este código:`,
      { facts: [{ label: 'Código', value: code, strong: true }] },
      `Ele vale por ${minutes} minutos.`,
    ],
    notes: [
      'Ninguém da escola pediu? Não passe o código a ninguém, nem por telefone: sem ele, nada muda. Nossa equipe nunca pede este código.',
    ],
    reason: 'este é o e-mail de contato da escola',
  });
}

/** What our team does next. */
export type ClaimStep = 'decide' | 'call' | 'read-document';

const waitingTexts: Readonly<Record<ClaimStep, string>> = {
  decide:
    'O código estava certo. Como a escola já tem um responsável, nossa equipe decide, e ele fica sabendo.',
  call: 'Nossa equipe vai ligar para o telefone da escola e dizer um código a quem atender. Digite esse código na página do pedido em até 15 minutos.',
  'read-document': 'Nossa equipe vai olhar o documento que você enviou. Depois da decisão, nós o apagamos.',
};

/** Tells the claimant what happens next. */
export function claimWaitingMail({
  name,
  school,
  step,
}: ClaimMail & { readonly step: ClaimStep }): MailMessage {
  return layOutMail({
    subject: `Recebemos seu pedido: ${school}`,
    preheader: 'Veja o que acontece agora.',
    heading: 'Recebemos seu pedido',
    name,
    body: [`Você pediu para cuidar da página de ${school}.`, waitingTexts[step]],
    reason: `você fez um pedido no ${site.name}`,
  });
}

/** Tells an owner that somebody else claims the school. Without their name, which they typed themselves. */
export function claimOfAnotherMail({
  name,
  school,
  panelUrl,
}: ClaimMail & { readonly panelUrl: string }): MailMessage {
  return layOutMail({
    subject: `Outra pessoa quer cuidar da página: ${school}`,
    preheader: 'Nada muda até a nossa equipe decidir.',
    heading: 'Outra pessoa pediu para cuidar da escola',
    name,
    body: [
      `Alguém pediu para cuidar da página de ${school}, de que você é responsável. Nada muda até a nossa equipe decidir.`,
      `É alguém da sua equipe? Você mesmo pode convidar a pessoa no painel. Não conhece o pedido? Ligue grátis para ${site.phone.label}.`,
    ],
    action: { label: 'Abrir o painel', url: panelUrl },
    reason: 'você é responsável por esta escola',
  });
}

interface ClaimApprovedMail extends ClaimMail {
  readonly role: SchoolRole;
  readonly panelUrl: string;
}

export function claimApprovedMail({ name, school, role, panelUrl }: ClaimApprovedMail): MailMessage {
  return layOutMail({
    subject: `Você já pode cuidar da página: ${school}`,
    preheader: 'O painel da escola está aberto para você.',
    heading: 'Pedido aprovado',
    name,
    body: [
      role === 'owner'
        ? `Agora você é responsável por ${school} no ${site.name}: cuida das bolsas e da página, e decide quem mais pode fazer isso.`
        : `Agora você faz parte da equipe de ${school} no ${site.name}, e cuida das bolsas e da página.`,
    ],
    action: { label: 'Abrir o painel', url: panelUrl },
    reason: `você fez um pedido no ${site.name}`,
  });
}

export function claimRejectedMail({
  name,
  school,
  reason,
}: ClaimMail & { readonly reason: string }): MailMessage {
  return layOutMail({
    subject: `Sobre seu pedido: ${school}`,
    preheader: 'Desta vez não foi possível. Veja o motivo.',
    heading: 'Não pudemos aprovar seu pedido',
    name,
    body: [
      `Você pediu para cuidar da página de ${school}. Desta vez não pudemos aprovar:`,
      { facts: [{ label: 'Motivo', value: withoutLinks(reason, 500) }] },
      'Você pode fazer outro pedido a partir de amanhã.',
    ],
    reason: `você fez um pedido no ${site.name}`,
  });
}

interface ClaimForOperatorMail {
  readonly id: number;
  readonly school: { readonly name: string; readonly phone: string | null };
  readonly step: ClaimStep;
  readonly claimsUrl: string;
}

const operatorTexts: Readonly<Record<ClaimStep, string>> = {
  decide: 'O código estava certo, mas a escola já tem um responsável.',
  call: 'Ligue para o telefone da escola e leia o código a quem atender. O painel mostra o código.',
  'read-document': 'Confira o documento.',
};

/** Asks our team to decide. Without the claimant, whom the list shows (S31). */
export function claimForOperatorMail({ id, school, step, claimsUrl }: ClaimForOperatorMail): MailMessage {
  return layOutMail({
    subject: `Pedido de escola para decidir: ${id}`,
    preheader: school.name,
    heading: 'Alguém quer cuidar da página de uma escola',
    name: '',
    body: [
      operatorTexts[step],
      {
        facts: [
          { label: 'Pedido', value: String(id), strong: true },
          { label: 'Escola', value: school.name },
          { label: 'Telefone da escola', value: school.phone ?? 'não informado' },
        ],
      },
    ],
    action: { label: 'Decidir no painel', url: claimsUrl },
    reason: `este é o endereço de quem opera o ${site.name}`,
  });
}
