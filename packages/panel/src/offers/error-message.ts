import { ApiError } from '@melhor-escola/api-client/api-error';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';

/** Codes whose message is written for people. */
const explained: ReadonlySet<string> = new Set([
  'OFFER_CHANGED',
  'OFFER_NOT_FOUND',
  'OFFER_SEATS_RESERVED',
  'SCHOOL_UNLISTED',
  'FORBIDDEN',
]);

/** Why saving failed, and what to do now. @param online `navigator.onLine`. */
export function saveErrorMessage(error: unknown, online: boolean): string {
  if (!online) return 'Você está sem internet. Nada se perdeu: salve de novo quando a conexão voltar.';
  if (!(error instanceof ApiError)) return 'Não conseguimos salvar. Tente de novo.';
  const { status, reason, response } = error;
  if (response?.message !== undefined && explained.has(response.code ?? '')) return response.message;
  if (status === 401) return 'Sua sessão terminou. Entre de novo em outra aba e salve outra vez.';
  if (response?.code === 'SECOND_FACTOR_REQUIRED')
    return 'Confirme que é você em outra aba e salve outra vez.';
  if (status === 429)
    return `Foram muitas tentativas. Tente de novo ${formatRetryAfter(response?.retryAfter)}.`;
  return reason === 'status'
    ? 'O serviço não conseguiu salvar. Tente de novo em alguns minutos.'
    : 'A conexão caiu antes da resposta. Confira a internet e salve de novo.';
}
