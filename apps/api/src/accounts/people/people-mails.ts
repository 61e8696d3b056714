import { site } from '@melhor-escola/config/site';
import type { SchoolRole } from '@melhor-escola/domain/panel-role';
import { layOutMail } from '../../platform/mail/text/mail-layout.ts';
import type { MailMessage } from '../../platform/mail/text/mail-content.ts';

interface InvitationMail {
  readonly school: string;
  readonly role: SchoolRole;
  readonly acceptUrl: string;
  /** Lifetime of the link. */
  readonly days: number;
}

const tasks: Readonly<Record<SchoolRole, string>> = {
  staff: 'Você cuida das bolsas e da página da escola, e responde às famílias.',
  owner:
    'Você cuida das bolsas e da página da escola, responde às famílias e decide quem mais pode fazer isso.',
};

/** Invites an address that an owner has typed. Without the owner's name, which they typed themselves. */
export function invitationMail({ school, role, acceptUrl, days }: InvitationMail): MailMessage {
  return layOutMail({
    subject: `Convite para a equipe: ${school}`,
    preheader: `Para cuidar da escola no ${site.name}.`,
    heading: 'Você recebeu um convite',
    name: '',
    body: [`${school} convidou você para o painel da escola no ${site.name}.`, tasks[role]],
    action: { label: 'Ver o convite', url: acceptUrl },
    notes: [
      `O convite vale por ${days} dias, para uma conta com este e-mail confirmado. Se ainda não tem conta, crie uma com este endereço.`,
      'Não conhece a escola? Ignore esta mensagem: nada acontece.',
    ],
    reason: 'uma escola convidou este endereço',
  });
}

/** What somebody is of the school from now on. */
export type MemberChange = SchoolRole | 'removed';

const changes: Readonly<Record<MemberChange, string>> = {
  staff: 'Agora você faz parte da equipe, e não decide mais quem tem acesso ao painel.',
  owner: 'Agora você é responsável pela escola, e decide também quem tem acesso ao painel.',
  removed: 'Você não tem mais acesso ao painel desta escola.',
};

interface MemberChangedMail {
  readonly name: string;
  readonly school: string;
  readonly now: MemberChange;
}

/** Tells somebody that another person has changed their role. */
export function memberChangedMail({ name, school, now }: MemberChangedMail): MailMessage {
  return layOutMail({
    subject: `Seu acesso mudou: ${school}`,
    preheader: 'Uma pessoa responsável pela escola mudou o seu acesso.',
    heading: 'Seu acesso ao painel mudou',
    name,
    body: [
      `Uma pessoa responsável por ${school} mudou o seu acesso ao painel.`,
      changes[now],
      `Não esperava por isso? Fale com a escola, ou ligue grátis para ${site.phone.label}.`,
    ],
    reason: 'você cuida ou cuidou desta escola',
  });
}
