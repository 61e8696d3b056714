import { emailProblem } from '@melhor-escola/domain/email-address';
import { requiredMessage } from '@melhor-escola/domain/field-messages';
import type { FormCall, PostedForm } from '@melhor-escola/api-client/posted-form';
import { routes } from '@melhor-escola/domain/routes';
import { submissionError, type SubmissionError } from '../submission/submission-error.ts';
import type { SubmissionCopy } from '../submission/submission-rules.ts';

/** Values of the form that asks for alerts. */
export interface AlertEmailValues {
  readonly email: string;
}

/** A form for alerts that was submitted without JavaScript and rejected. */
export interface SubmittedAlertForm extends SubmissionError {
  readonly values: AlertEmailValues;
}

/** The parts of the messages about a request for alerts. */
export const alertCopy: SubmissionCopy = {
  plural: 'pedidos de avisos',
  tooMany: 'muitos pedidos de avisos',
  one: 'o pedido de avisos',
};

/** The form of the page of alerts, submitted without JavaScript (P3). What has problems is rejected without calling the service. */
export function postedAlertForm({
  fields,
}: PostedForm): FormCall<{ readonly submittedAlertForm?: SubmittedAlertForm }> {
  const values = { email: (fields.get('email') ?? '').trim() };
  const query = fields.get('busca') ?? '';
  const problem = values.email === '' ? requiredMessage('e-mail') : emailProblem(values.email);
  const shown = new URLSearchParams({ busca: query, situacao: 'enviado' });
  return {
    path: '/v3/alerts',
    body: { ...values, query },
    invalid:
      problem === undefined ? undefined : { submittedAlertForm: { values, fields: { email: problem } } },
    redirect: `${routes.alerts.path()}?${shown}`,
    reject: (error) => ({ submittedAlertForm: { values, ...submissionError(error, alertCopy) } }),
  };
}
