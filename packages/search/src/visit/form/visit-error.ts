import type { FailedResponse } from '@melhor-escola/api-client/api-error';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import { typedTextRemains } from '../../submission/submission-error.ts';
import type { SubmissionCopy } from '../../submission/submission-rules.ts';

/** Error code: one of the times has been taken, or its day has passed. */
export const TIME_UNAVAILABLE = 'VISIT_TIME_UNAVAILABLE';

export const visitCopy: SubmissionCopy = {
  plural: 'pedidos de visita',
  tooMany: 'muitos pedidos',
  one: 'o pedido',
  // The same request twice is one, so sending again is safe.
  afterTimeout: 'envie de novo. O pedido não se repete.',
  byCode: {
    [TIME_UNAVAILABLE]: `Um dos horários não está mais disponível. ${typedTextRemains}: escolha outro e envie de novo.`,
  },
};

/** Why a request could not be moved or cancelled. `link`: the link is dead. `times`: other times must be chosen. `later`: a retry may succeed. */
export interface VisitChangeProblem {
  readonly kind: 'link' | 'times' | 'later';
  readonly message: string;
}

/** Maps an error response to a change of a request. */
export function toVisitChangeProblem({ status, code, retryAfter }: FailedResponse): VisitChangeProblem {
  if (code === TIME_UNAVAILABLE)
    return { kind: 'times', message: 'Um dos horários não está mais disponível. Escolha outro.' };
  if (code === 'VISIT_CANCELLED') return { kind: 'times', message: 'Este pedido já foi cancelado.' };
  if (status === 400 || status === 404)
    return { kind: 'link', message: 'Ele passou do prazo, ou o pedido foi apagado.' };
  return {
    kind: 'later',
    message: `Não conseguimos mudar o pedido agora. O link continua valendo: tente de novo ${formatRetryAfter(retryAfter)}.`,
  };
}
