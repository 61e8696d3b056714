import { formatDate } from '../text/date.ts';
import { isWithdrawalPeriod, refundRule } from './refund-rule.ts';

/**
 * Why a school refuses a reservation: what it chooses from, and what its family reads. `other` is explained in the school's own words.
 */
export const refusalReasons = [
  { slug: 'no-seat', label: 'A escola não tem mais esta vaga' },
  { slug: 'current-student', label: 'O estudante já é aluno da escola, e a bolsa é para alunos novos' },
  { slug: 'grade', label: 'A idade ou o histórico do estudante é de outra série' },
  { slug: 'documents', label: 'Faltaram documentos para a matrícula' },
  { slug: 'no-answer', label: 'A escola não conseguiu falar com a família' },
  { slug: 'family', label: 'A família desistiu da matrícula' },
  { slug: 'other', label: 'Outro motivo' },
] as const;

export type RefusalReason = (typeof refusalReasons)[number]['slug'];

/** Characters of what a school writes to the family about a refusal. */
export const MAX_REFUSAL_LENGTH = 500;

/** The reason as people read it; undefined for an unknown one. */
export function refusalLabel(reason: string): string | undefined {
  return refusalReasons.find(({ slug }) => slug === reason)?.label;
}

/** What is wrong with a refusal, in Portuguese; undefined if nothing is. Only a reason that names itself can do without a text. */
export function refusalTextProblem(reason: RefusalReason, text: string): string | undefined {
  if (text.length > MAX_REFUSAL_LENGTH) return `Use no máximo ${MAX_REFUSAL_LENGTH} caracteres.`;
  if (reason === 'other' && text.trim() === '') return 'Explique o motivo à família.';
  return undefined;
}

/** An order that its school has refused. */
export interface RefusedOrder {
  /** Slug of the reason. */
  readonly reason: string;
  /** Undefined if it was not paid. */
  readonly paidAt: Date | undefined;
  readonly refusedAt: Date;
}

/** What happens to the money: nothing was paid, all of it goes back, or the family's contract with the school decides. */
export type RefusalRefund = 'none' | 'full' | 'contract';

/** The school's refusal returns all of the money; a family that withdraws gets it back in the days of the refund rule. */
export function refusalRefund({ reason, paidAt, refusedAt }: RefusedOrder): RefusalRefund {
  if (paidAt === undefined) return 'none';
  return reason !== 'family' || isWithdrawalPeriod(paidAt, refusedAt) ? 'full' : 'contract';
}

/** What a family reads about a refusal, in its mail and on the page of its order. */
export interface RefusalText {
  readonly title: string;
  readonly lead: string;
  /** What happens to the money. */
  readonly money: string;
  /** The question of somebody who should call us. */
  readonly doubt: string;
}

/** Of a family that has withdrawn it does not say that the school refused. */
export function refusalText(order: RefusedOrder): RefusalText {
  const refund = refusalRefund(order);
  if (order.reason !== 'family') {
    return {
      title: 'A escola recusou a sua reserva',
      lead: 'A escola não vai fazer esta matrícula.',
      money:
        refund === 'none'
          ? 'Não há nada a pagar.'
          : 'Devolvemos todo o valor que você pagou, pelo mesmo meio de pagamento.',
      doubt:
        refund === 'none'
          ? 'Não concorda com a escola?'
          : 'O valor não voltou, ou não concorda com a escola?',
    };
  }
  const paidOn = order.paidAt === undefined ? '' : formatDate(order.paidAt);
  const money = {
    none: 'Não há nada a pagar.',
    full: `Você pagou em ${paidOn}, dentro do prazo para desistir: devolvemos todo o valor, pelo mesmo meio de pagamento.`,
    contract: `${refundRule} Você pagou em ${paidOn}.`,
  } as const;
  const doubts = {
    none: 'Você não desistiu?',
    full: 'O valor não voltou, ou você não desistiu?',
    contract: 'Você não desistiu, ou avisou a escola dentro do prazo?',
  } as const;
  return {
    title: 'A escola informou a sua desistência',
    lead: 'A escola informou que a sua família desistiu da matrícula.',
    money: money[refund],
    doubt: doubts[refund],
  };
}
