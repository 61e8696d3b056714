import type { ErrorCode, FailedResponse } from '@melhor-escola/api-client/api-error';
import {
  type FormCall,
  formToken,
  linkProblem,
  type LinkProblem,
  type PostedForm,
} from '@melhor-escola/api-client/posted-form';
import { routes } from '@melhor-escola/domain/routes';

/** Why a confirmation failed. `full`: the address has as many alerts as it may. */
export type ConfirmAlertProblem = LinkProblem | 'full';

const limitCode: ErrorCode<'/v3/alerts/confirm'> = 'SAVED_SEARCHES_LIMIT';

const toProblem = (error: FailedResponse): ConfirmAlertProblem =>
  error.code === limitCode ? 'full' : linkProblem(error);

/** Whether the alerts are now a saved search of an account. `undefined` if the response does not say. */
function isInAccount(content: unknown): boolean | undefined {
  const isAnswer = typeof content === 'object' && content !== null && 'inAccount' in content;
  return isAnswer && typeof content.inAccount === 'boolean' ? content.inAccount : undefined;
}

/** The form of the page that begins alerts by the token of their link. */
export function confirmAlertForm(
  form: PostedForm,
): FormCall<{ readonly confirmAlertProblem?: ConfirmAlertProblem }> {
  return {
    path: '/v3/alerts/confirm',
    body: { token: formToken(form) },
    redirect(content) {
      const inAccount = isInAccount(content);
      if (inAccount === undefined) return undefined;
      return `${routes.confirmAlert.path()}?situacao=${inAccount ? 'na-conta' : 'confirmado'}`;
    },
    reject: (error) => ({ confirmAlertProblem: toProblem(error) }),
  };
}
