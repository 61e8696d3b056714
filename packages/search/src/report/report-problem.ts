import { ApiError } from '@melhor-escola/api-client/api-error';

/** Why a report did not reach us, and what to do now. */
export function reportProblem(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return 'Esta avaliação não está mais no site.';
  if (status === 429) return 'Já recebemos muitas denúncias desta rede. Tente de novo daqui a uma hora.';
  return 'A denúncia não foi enviada. Confira a conexão e tente de novo.';
}
