import type { FailedResponse } from '@melhor-escola/api-client/api-error';
import {
  type FormCall,
  type PostedForm,
  type PostedForms,
  formToken,
} from '@melhor-escola/api-client/posted-form';
import { routes, signOutPath } from '@melhor-escola/domain/routes';
import { readCampaign } from '@melhor-escola/tracking/session/analytics-cookies';
import {
  toAccountError,
  type AccountError,
  type SubmittedAccountForm,
} from '../account-error/account-error.ts';
import { accountProblems, type AccountValues } from '../account-fields.ts';
import { confirmAlertForm, type ConfirmAlertProblem } from '../confirm-alert/confirm-alert-form.ts';
import { sameSitePath } from '@melhor-escola/domain/same-site-path';

/** The rejected form, for its page. */
export interface AccountFormOutcome {
  readonly submittedAccountForm?: SubmittedAccountForm;
  /** Why the alerts of a link could not be confirmed. */
  readonly confirmAlertProblem?: ConfirmAlertProblem;
}

/** The account's forms, submitted without JavaScript (P3). */
export const accountForms: PostedForms<AccountFormOutcome> = {
  [routes.signIn.pattern]: (form) => ({
    ...account(form, '/auth/login', read(form, 'email', 'password')),
    redirect: destination(form),
    effect: 'start',
  }),

  [routes.register.pattern]: (form) => {
    const values = read(form, 'name', 'email', 'phone', 'newPassword');
    const { phone, newPassword: password, ...person } = values;
    return {
      ...account(form, '/user', values),
      body: { ...person, ...(phone && { phone }), password, ...readCampaign(form.cookie) },
      redirect: destination(form),
      effect: 'start',
    };
  },

  [routes.confirmAlert.pattern]: confirmAlertForm,

  [routes.recoverPassword.pattern]: (form) => {
    // Passes the redirect target on to the next page.
    const redirect = sameSitePath(form.fields.get('redirect'));
    const query = new URLSearchParams({ situacao: 'enviado', ...(redirect && { redirect }) });
    return {
      ...account(form, '/auth/recover-password', read(form, 'email')),
      redirect: `${routes.recoverPassword.path()}?${query}`,
    };
  },

  [routes.resetPassword.pattern]: (form) => {
    const values = read(form, 'newPassword');
    return {
      ...account(form, '/auth/reset-password', values),
      body: { token: formToken(form), password: values['newPassword'] },
      redirect: `${routes.resetPassword.path()}?situacao=alterada`,
    };
  },

  // The page has two forms: the link's button, and one that requests another link.
  [routes.confirmEmail.pattern]: (form) =>
    form.fields.has('again')
      ? {
          ...account(form, '/auth/resend-confirmation', read(form, 'email')),
          redirect: `${routes.confirmEmail.path()}?situacao=enviado`,
        }
      : {
          ...account(form, '/auth/confirm-email', {}),
          body: { token: formToken(form), password: form.fields.get('password') ?? undefined },
          redirect: (content) =>
            `${routes.confirmEmail.path()}?situacao=${isReplaced(content) ? 'trocado' : 'confirmado'}`,
        },

  [signOutPath]: (form) => ({
    ...account(form, '/auth/logout', {}),
    redirect: routes.home.path(),
    effect: 'signOut',
  }),
};

/** Whether the confirmed e-mail replaced another. */
const isReplaced = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'replaced' in content && content.replaced === true;

/** A call of the account API. @param values its body, validated before the call. */
function account(
  form: PostedForm,
  path: string,
  values: Partial<AccountValues>,
): Omit<FormCall<AccountFormOutcome>, 'redirect'> {
  const fields = accountProblems(values);
  const token = form.fields.get('token');
  // Returns the submitted values to the form, except passwords.
  const typed = { values: read(form, 'name', 'email', 'phone'), ...(token && { token }) };
  const reject = (error: AccountError): AccountFormOutcome => ({ submittedAccountForm: { ...typed, error } });
  return {
    path: `/v3/account${path}`,
    body: values,
    invalid: Object.keys(fields).length > 0 ? reject({ fields }) : undefined,
    reject: (error: FailedResponse) => reject(toAccountError(error)),
  };
}

function read({ fields }: PostedForm, ...names: readonly (keyof AccountValues)[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));
}

/** The redirect target from the form, otherwise the home page (S14). */
const destination = ({ fields }: PostedForm): string =>
  sameSitePath(fields.get('redirect')) ?? routes.home.path();
