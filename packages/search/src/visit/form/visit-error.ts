import { findByCode, type OwnErrorCode, type FailedResponse } from '@melhor-escola/api-client/api-error';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import type { SubmissionCopy } from '../../submission/submission-rules.ts';

export const visitCopy: SubmissionCopy = {
  plural: 'pedidos de visita',
  tooMany: 'muitos pedidos',
  one: 'o pedido',
  // The same request twice is one, so sending again is safe.
  afterTimeout: 'envie de novo. O pedido não se repete.',
};

/**
 * Why a request could not be moved, accepted or canceled. `link`: the link is dead. `times`: other times must be chosen.
 * `closed`: the school receives no visits anymore. `later`: a retry may succeed.
 */
export interface VisitChangeProblem {
  readonly kind: 'link' | 'times' | 'closed' | 'later';
  readonly message: string;
}

const deadLink: VisitChangeProblem = {
  kind: 'link',
  message: 'Ele passou do prazo, ou o pedido foi apagado.',
};

const problems: Readonly<
  Record<OwnErrorCode<'/v3/visits/accept' | '/v3/visits/move' | '/v3/visits/cancel'>, VisitChangeProblem>
> = {
  LINK_INVALID: deadLink,
  SCHOOL_UNLISTED: {
    kind: 'closed',
    message: 'Esta escola não está mais no site, por isso não recebe visitas.',
  },
  VISIT_CANCELLED: { kind: 'times', message: 'Este pedido já foi cancelado.' },
  VISIT_TIME_UNAVAILABLE: {
    kind: 'times',
    message: 'Um dos horários não está mais disponível. Escolha outro.',
  },
};

/** Maps an error response to a change of a request. */
export function toVisitChangeProblem({ status, code, retryAfter }: FailedResponse): VisitChangeProblem {
  const known = findByCode(problems, code);
  if (known) return known;
  if (status === 400 || status === 404) return deadLink;
  return {
    kind: 'later',
    message: `Não conseguimos mudar o pedido agora. O link continua valendo: tente de novo ${formatRetryAfter(retryAfter)}.`,
  };
}
