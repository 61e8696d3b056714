import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import {
  typedTextRemains,
  type FailedResponse,
  type SubmissionCopy,
  type SubmittedForm,
} from '../../submission/submission-error.ts';
import type { VisitValues } from './visit-values.ts';

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

/** A rejected request, or a rejected change of one. */
export interface SubmittedVisitForm extends SubmittedForm<VisitValues> {
  /** Of the link in the mails, with the reason why the request was not changed. */
  readonly token?: string;
  readonly problem?: VisitChangeProblem;
}

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
