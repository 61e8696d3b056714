import {
  accountProblems,
  accountRefusal,
  type AccountValues,
  sameSitePath,
} from '@melhor-escola/account/form';
import { routes, signOutPath } from '@melhor-escola/domain/routes';
import { campaignOf } from '@melhor-escola/tracking/session/analytics-cookies';
import { z } from 'zod';
import { parseJson } from '../service-response.ts';
import type { SessionEffect } from '../session.ts';
import { retryAfterOf, type FormHandler, type Submission } from './submission.ts';

/** The account's forms, by the pattern of their page. */
export const accountForms: Readonly<Record<string, FormHandler>> = {
  [routes.signIn.pattern]: (form) =>
    send(form, {
      path: '/auth/login',
      values: read(form, 'email', 'password'),
      redirect: destination(form),
      effect: 'start',
    }),

  [routes.register.pattern]: (form) => {
    const values = read(form, 'name', 'email', 'phone', 'newPassword');
    const { phone, newPassword: password, ...person } = values;
    const campaign = campaignOf(form.headers.cookie ?? '');
    return send(form, {
      path: '/user',
      values,
      body: { ...person, ...(phone && { phone }), password, ...campaign },
      redirect: destination(form),
      effect: 'start',
    });
  },

  [routes.recoverPassword.pattern]: (form) => {
    // The next page still knows where the visitor wanted to go.
    const redirect = sameSitePath(form.fields.get('redirect'));
    const query = new URLSearchParams({ situacao: 'enviado', ...(redirect && { redirect }) });
    return send(form, {
      path: '/auth/recover-password',
      values: read(form, 'email'),
      redirect: `${routes.recoverPassword.path()}?${query}`,
    });
  },

  [routes.resetPassword.pattern]: (form) => {
    const values = read(form, 'newPassword');
    return send(form, {
      path: '/auth/reset-password',
      values,
      body: { token: form.fields.get('token') ?? '', password: values['newPassword'] },
      redirect: `${routes.resetPassword.path()}?situacao=alterada`,
    });
  },

  // The page has two forms: the link's button, and one that asks for another link.
  [routes.confirmEmail.pattern]: (form) =>
    form.fields.has('again')
      ? send(form, {
          path: '/auth/resend-confirmation',
          values: read(form, 'email'),
          redirect: `${routes.confirmEmail.path()}?situacao=enviado`,
        })
      : send(form, {
          path: '/auth/confirm-email',
          values: {},
          body: { token: form.fields.get('token') ?? '' },
          redirect: `${routes.confirmEmail.path()}?situacao=confirmado`,
        }),

  [signOutPath]: async ({ postToAccount }) => {
    await postToAccount('/auth/logout', {}, 'signOut');
    return routes.home.path();
  },
};

interface FormCall {
  readonly path: string;
  /** Validated first, and sent unless there is a `body`. */
  readonly values: Partial<AccountValues>;
  readonly body?: object;
  readonly redirect: string;
  readonly effect?: SessionEffect;
}

const errorBody = z.object({ code: z.string() });

async function send(form: Submission, call: FormCall): ReturnType<FormHandler> {
  const { path, values, body = values, redirect, effect } = call;
  const token = form.fields.get('token');
  // What was typed comes back, but for passwords.
  const typed = { values: read(form, 'name', 'email', 'phone'), ...(token && { token }) };
  const fields = accountProblems(values);
  if (Object.keys(fields).length > 0)
    return { status: 400, context: { accountAttempt: { ...typed, refusal: { fields } } } };
  const response = await form.postToAccount(path, body, effect);
  const { status } = response;
  if (status < 300) return redirect;
  const { data } = errorBody.safeParse(parseJson(String(response.body)));
  const retryAfter = retryAfterOf(response);
  const refusal = accountRefusal({ status, code: data?.code, retryAfter });
  return { status, retryAfter, context: { accountAttempt: { ...typed, refusal } } };
}

function read({ fields }: Submission, ...names: readonly (keyof AccountValues)[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));
}

/** Where the visitor wanted to go, else the home page (S14). */
const destination = ({ fields }: Submission): string =>
  sameSitePath(fields.get('redirect')) ?? routes.home.path();
