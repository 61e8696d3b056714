/** A mark of a question as helpful that failed without JavaScript. */
export interface FailedMark {
  /** The question's id. */
  readonly question: number;
  /** HTTP status of the response. */
  readonly status: number;
}

/** Message for a mark that failed: the reason, and what to do now. @param status of the response, if there was one. */
export function helpfulProblem(status: number | undefined): string {
  if (status === 404) return 'Esta pergunta não está mais no site.';
  if (status === 429) return 'Já recebemos muitas marcações desta rede. Tente de novo daqui a uma hora.';
  return 'Não foi contado. Confira a conexão e tente de novo.';
}
