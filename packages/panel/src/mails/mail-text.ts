import type { UnsentMails } from '@melhor-escola/api-client/panel';
import { formatDateTime } from '@melhor-escola/domain/date';

type UnsentMail = UnsentMails['mails'][number];

/** What the mails of a kind are about, without who gets them. */
const subjects: ReadonlyMap<string, string> = new Map([
  ['welcome', 'Boas-vindas'],
  ['confirm-email', 'Confirmação de e-mail'],
  ['recover-password', 'Nova senha'],
  ['password-changed', 'Aviso de senha trocada'],
  ['email-change-requested', 'Aviso de troca de e-mail'],
  ['email-changed', 'Aviso de e-mail trocado'],
  ['google-removed', 'Aviso de conta do Google removida'],
  ['second-factor-changed', 'Aviso de segundo fator'],
  ['second-factor-guessed', 'Aviso de códigos errados'],
  ['data-export', 'Cópia de dados'],
  ['account-deleted', 'Conta excluída'],
  ['confirm-alert', 'Confirmação de alerta'],
  ['saved-search-alert', 'Alerta de busca salva'],
  ['confirm-review', 'Confirmação de avaliação'],
  ['review-published', 'Avaliação publicada'],
  ['confirm-question', 'Confirmação de pergunta'],
  ['question-published', 'Pergunta publicada'],
  ['question-answered', 'Pergunta respondida'],
  ['question-asked', 'Pergunta nova'],
  ['text-reported', 'Texto denunciado'],
  ['visit-requested', 'Pedido de visita'],
  ['visit-moved', 'Visita remarcada'],
  ['visit-cancelled', 'Visita cancelada'],
  ['visit-reminder', 'Lembrete de visita'],
  ['visit-confirmed', 'Visita confirmada'],
  ['visit-proposed', 'Outros horários de visita'],
  ['visit-declined', 'Visita recusada'],
  ['visit-answered', 'Resposta da escola'],
  ['visit-accepted', 'Horário de visita aceito'],
  ['reservation', 'Reserva feita'],
  ['reservation-cancelled', 'Reserva cancelada'],
  ['reservation-refused', 'Reserva recusada'],
  ['reservation-expired', 'Reserva vencida'],
  ['scholarship-confirmed', 'Bolsa integral confirmada'],
  ['payment-received', 'Pagamento recebido'],
  ['enrollment-confirmed', 'Matrícula confirmada'],
  ['order-reserved', 'Reserva nova'],
  ['order-secured', 'Bolsa para matricular'],
  ['order-cancelled', 'Reserva cancelada'],
  ['order-expired', 'Reserva vencida'],
  ['order-confirmed', 'Bolsa integral'],
  ['order-withdrawn', 'Desistência'],
  ['order-paid', 'Reserva paga'],
  ['order-refunded', 'Valor devolvido'],
  ['order-oversold', 'Reserva sem vaga'],
  ['order-oversold-refunded', 'Reserva sem vaga devolvida'],
  ['school-unlisted-visit', 'Escola saiu do site: visita'],
  ['school-unlisted-order', 'Escola saiu do site: reserva'],
  ['schools-unlisted', 'Escolas que saíram do site'],
  ['claim-code', 'Código para cuidar da escola'],
  ['claim-waiting', 'Pedido para cuidar de uma escola'],
  ['claim-of-another', 'Outro pedido pela mesma escola'],
  ['claim-approved', 'Pedido aprovado'],
  ['claim-rejected', 'Pedido recusado'],
  ['school-invitation', 'Convite para a equipe'],
  ['member-changed', 'Mudança na equipe'],
  ['school-digest', 'Resumo da manhã'],
]);

const receivers = {
  school: 'à escola',
  member: 'à equipe da escola',
  team: 'à nossa equipe',
  operator: 'à nossa equipe',
} as const;

/** 'Pedido de visita, à escola'; of a kind that only another release knows its name. */
export function mailName({ kind }: Pick<UnsentMail, 'kind'>): string {
  const [, base = kind, receiver] = /^(.+?)-(school|member|team|operator)$/.exec(kind) ?? [];
  const subject = subjects.get(base) ?? kind;
  if (receiver === 'school' || receiver === 'member' || receiver === 'team' || receiver === 'operator')
    return `${subject}, ${receivers[receiver]}`;
  return subject;
}

/** 'Escrito em 01/12/2026 às 9h. A última de 12 tentativas foi em 02/12/2026 às 10h.' */
export function mailTiming({ createdAt, failedAt, attempts }: UnsentMail): string {
  const written = `Escrito em ${formatDateTime(new Date(createdAt))}.`;
  const last = formatDateTime(new Date(failedAt));
  if (attempts === 0) return written;
  return attempts === 1
    ? `${written} A única tentativa foi em ${last}.`
    : `${written} A última de ${attempts} tentativas foi em ${last}.`;
}

/** Why it was not sent, with the codes of the mail server. */
export function mailProblem({ lastError }: Pick<UnsentMail, 'lastError'>): string {
  if (lastError === null) return 'Motivo desconhecido.';
  if (lastError === 'MAILBOX_LIMIT') return 'Esta caixa já recebeu e-mails demais do site.';
  if (lastError === 'recipient is not a mailbox') return 'O destinatário não é um e-mail.';
  if (/ 5\d\d/.test(lastError)) return `O servidor recusou de vez: ${lastError}.`;
  if (/ 4\d\d/.test(lastError)) return `O servidor recusou por enquanto: ${lastError}.`;
  return `O servidor de e-mail não respondeu: ${lastError}.`;
}
