import {
  accountProblems,
  accountRefusal,
  type AccountRefusal,
  type AccountValues,
  sameSitePath,
} from '@melhor-escola/account/form';
import { routes, signOutPath } from '@melhor-escola/domain/routes';
import { campaignOf } from '@melhor-escola/tracking/session/analytics-cookies';
import { z } from 'zod';
import { parseJson } from '../service-response.ts';
import type { SessionEffect } from '../session.ts';
import { retryAfterOf, type FormHandler, type RejectedForm, type Submission } from './submission.ts';

/** The account's forms, by the pattern of their page. */
export const accountForms: Readonly<Record<string, FormHandler>> = {
  [routes.signIn.pattern]: signIn,
  [routes.register.pattern]: register,
  [routes.recoverPassword.pattern]: recoverPassword,
  [routes.resetPassword.pattern]: resetPassword,
  [routes.confirmEmail.pattern]: confirmEmail,
  [signOutPath]: signOut,
};

/** What a valid form is sent as, and where it leads. */
interface FormCall {
  readonly path: string;
  readonly body: object;
  readonly redirect: string;
  readonly effect?: SessionEffect;
}

const errorBody = z.object({ code: z.string() });

/** Validates the fields, then calls the service. */
async function send(
  { fields, postToAccount }: Submission,
  values: Partial<AccountValues>,
  { path, body, redirect, effect }: FormCall,
): ReturnType<FormHandler> {
  const problems = accountProblems(values);
  if (Object.keys(problems).length > 0) return reject(fields, 400, { fields: problems });
  const response = await postToAccount(path, body, effect);
  if (response.status < 300) return redirect;
  const code = errorBody.safeParse(parseJson(String(response.body))).data?.code;
  const retryAfter = retryAfterOf(response);
  const error = accountRefusal({ status: response.status, code, retryAfter });
  return { ...reject(fields, response.status, error), retryAfter };
}

/** The form's page again, with what was typed, but for passwords. */
function reject(fields: URLSearchParams, status: number, refusal: AccountRefusal): RejectedForm {
  const values = { name: read(fields, 'name'), email: read(fields, 'email'), phone: read(fields, 'phone') };
  const token = fields.get('token');
  return { status, context: { accountAttempt: { values, refusal, ...(token && { token }) } } };
}

const read = (fields: URLSearchParams, name: keyof AccountValues): string => fields.get(name) ?? '';

/** Where the visitor wanted to go, else the home page (S14). */
const destination = (fields: URLSearchParams): string =>
  sameSitePath(fields.get('redirect')) ?? routes.home.path();

async function signIn(form: Submission): ReturnType<FormHandler> {
  const { fields } = form;
  const values = { email: read(fields, 'email'), password: read(fields, 'password') };
  return send(form, values, {
    path: '/auth/login',
    body: values,
    redirect: destination(fields),
    effect: 'start',
  });
}

async function register(form: Submission): ReturnType<FormHandler> {
  const { fields, headers } = form;
  const person = { name: read(fields, 'name'), email: read(fields, 'email') };
  const phone = read(fields, 'phone');
  const newPassword = read(fields, 'newPassword');
  return send(
    form,
    { ...person, phone, newPassword },
    {
      path: '/user',
      body: {
        ...person,
        ...(phone !== '' && { phone }),
        password: newPassword,
        ...campaignOf(headers.cookie ?? ''),
      },
      redirect: destination(fields),
      effect: 'start',
    },
  );
}

/** The page that follows says that the mail is on its way, and still knows where the visitor wanted to go. */
async function recoverPassword(form: Submission): ReturnType<FormHandler> {
  const email = read(form.fields, 'email');
  const redirect = sameSitePath(form.fields.get('redirect'));
  const query = new URLSearchParams({ situacao: 'enviado', ...(redirect && { redirect }) });
  return send(
    form,
    { email },
    {
      path: '/auth/recover-password',
      body: { email },
      redirect: `${routes.recoverPassword.path()}?${query}`,
    },
  );
}

async function resetPassword(form: Submission): ReturnType<FormHandler> {
  const newPassword = read(form.fields, 'newPassword');
  return send(
    form,
    { newPassword },
    {
      path: '/auth/reset-password',
      body: { token: form.fields.get('token') ?? '', password: newPassword },
      redirect: `${routes.resetPassword.path()}?situacao=alterada`,
    },
  );
}

/** The page has two forms: the link's button, and one that asks for another link. */
async function confirmEmail(form: Submission): ReturnType<FormHandler> {
  const { fields } = form;
  const email = read(fields, 'email');
  if (fields.has('again')) {
    return send(
      form,
      { email },
      {
        path: '/auth/resend-confirmation',
        body: { email },
        redirect: `${routes.confirmEmail.path()}?situacao=enviado`,
      },
    );
  }
  return send(
    form,
    {},
    {
      path: '/auth/confirm-email',
      body: { token: fields.get('token') ?? '' },
      redirect: `${routes.confirmEmail.path()}?situacao=confirmado`,
    },
  );
}

async function signOut({ postToAccount }: Submission): ReturnType<FormHandler> {
  await postToAccount('/auth/logout', {}, 'signOut');
  return routes.home.path();
}
