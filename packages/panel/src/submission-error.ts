import { ApiError } from '@melhor-escola/api-client/api-error';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';

/** What went wrong with a call, for the message above a form; undefined for an error that is not one of the API. */
export function submissionError(error: unknown): { readonly form: string } | undefined {
  if (error instanceof ApiError && error.reason === 'status') return { form: rejectionMessage(error) };
  if (!navigator.onLine) return { form: 'Você está sem internet. Tente de novo quando a conexão voltar.' };
  if (!(error instanceof ApiError)) return undefined;
  return {
    form:
      error.reason === 'timeout'
        ? 'A resposta demorou demais. Tente de novo.'
        : 'A conexão caiu antes da resposta. Confira a internet e tente de novo.',
  };
}

/** The service writes its messages for visitors. */
function rejectionMessage({ status, response }: ApiError): string {
  if (status === 401) return 'Sua sessão terminou. Entre de novo para continuar.';
  if (status === 429) return `Muitas tentativas. Tente novamente ${formatRetryAfter(response?.retryAfter)}.`;
  if (status === 413) return response?.message ?? 'O arquivo é grande demais.';
  const isExpected = status < 500 && response?.message !== undefined;
  return isExpected ? response.message : 'Algo deu errado do nosso lado. Tente de novo em instantes.';
}
