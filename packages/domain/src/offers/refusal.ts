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
