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
