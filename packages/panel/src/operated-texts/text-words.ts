import type { OperatedText, TextDecision } from '@melhor-escola/api-client/panel';

/** 'pergunta de Ana', 'avaliação de Bia'. */
export function textName({ kind, author }: Pick<OperatedText, 'kind' | 'author'>): string {
  return `${kind === 'question' ? 'pergunta' : 'avaliação'} de ${author}`;
}

/** What was decided, as the beginning of a sentence. */
export const decidedLabels: Readonly<Record<TextDecision['decision']['kind'], string>> = {
  publish: 'Publicada',
  hold: 'Segurada',
  reject: 'Recusada',
};

export const statusLabels: Readonly<Record<OperatedText['status'], string>> = {
  unconfirmed: 'Não confirmada por quem escreveu',
  published: 'No ar',
  held: 'Fora do ar',
  rejected: 'Recusada',
};

/** Whether a decision would change something: only its author makes a text public, and what is rejected or public already is that. */
export function allowsDecision(
  { status, reports }: Pick<OperatedText, 'status' | 'reports'>,
  kind: TextDecision['decision']['kind'],
): boolean {
  if (kind === 'reject') return status !== 'rejected';
  if (status === 'unconfirmed') return false;
  return kind === 'hold' || status !== 'published' || reports.length > 0;
}
