import {
  accountProblems,
  toAccountError,
  sameSitePath,
  type AccountError,
  type AccountValues,
} from '@melhor-escola/account/form';
import type { FailedResponse } from '@melhor-escola/api-client/api-error';
import { routes, signOutPath } from '@melhor-escola/domain/routes';
import { campaignOf } from '@melhor-escola/tracking/session/analytics-cookies';
import type { FormOutcome } from '../../../app/service/request-context.ts';
import { linkProblem, tokenOf, type FormCall, type PostedForm } from './form-call.ts';
import { submissionForms } from './submission-forms.ts';

export const accountPath = '/v3/account';

/** All forms, by the route pattern of their page. */
export const forms: Readonly<Record<string, (form: PostedForm) => FormCall>> = {
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
      body: { ...person, ...(phone && { phone }), password, ...campaignOf(form.cookie) },
      redirect: destination(form),
      effect: 'start',
    };
  },

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
      body: { token: tokenOf(form), password: values['newPassword'] },
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
          body: { token: tokenOf(form) },
          redirect: `${routes.confirmEmail.path()}?situacao=confirmado`,
        },

  [signOutPath]: (form) => ({
    ...account(form, '/auth/logout', {}),
    redirect: routes.home.path(),
    effect: 'signOut',
  }),

  ...submissionForms,

  // The page that a saved search's e-mail links to. Stops its alerts, without signing in (product, feature 8).
  [routes.stopAlerts.pattern]: (form) => ({
    path: '/v3/saved-searches/stop',
    body: { token: tokenOf(form) },
    redirect: `${routes.stopAlerts.path()}?situacao=parada`,
    reject: (error) => ({ stopProblem: linkProblem(error) }),
  }),
};

/** A call of the account API. @param values its body, validated before the call. */
function account(form: PostedForm, path: string, values: Partial<AccountValues>) {
  const fields = accountProblems(values);
  const token = form.fields.get('token');
  // Returns the submitted values to the form, except passwords.
  const typed = { values: read(form, 'name', 'email', 'phone'), ...(token && { token }) };
  const reject = (error: AccountError): FormOutcome => ({ accountAttempt: { ...typed, error } });
  return {
    path: accountPath + path,
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
