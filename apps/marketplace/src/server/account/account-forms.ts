import {
  accountProblems,
  accountRefusal,
  type AccountRefusal,
  type AccountValues,
  sameSitePath,
} from '@melhor-escola/account/form';
import { routes, signOutPath } from '@melhor-escola/domain/routes';
import { campaignOf } from '@melhor-escola/tracking/session/analytics-cookies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  answerForm,
  registerPlainForms,
  type PlainFormOptions,
  type RefusedForm,
} from '../forms/plain-forms.ts';
import type { ServiceAccess, ServiceAnswer } from '../proxy/service-call.ts';
import { callAccount, type AccountAccess } from './call-account.ts';
import { SessionCookies } from './session-cookies.ts';

export interface AccountFormOptions extends ServiceAccess, PlainFormOptions {
  readonly apiRequestsPerMinute?: number;
}

/** One form as it was sent. */
interface Sent {
  readonly fields: URLSearchParams;
  readonly request: FastifyRequest;
  /** Calls the account API, and keeps what it answers of tokens. */
  readonly call: (path: string, body: object) => Promise<ServiceAnswer>;
}

/** What a form does: where it leads on to, or what was refused. */
type Take = (sent: Sent) => Promise<string | RefusedForm>;

/** The account's forms, by the address of their own page. */
const forms: Readonly<Record<string, Take>> = {
  [routes.signIn.pattern]: takeSignIn,
  [routes.register.pattern]: takeRegistration,
  [routes.recoverPassword.pattern]: takeRecovery,
  [routes.resetPassword.pattern]: takeNewPassword,
  [routes.confirmEmail.pattern]: takeConfirmation,
  [signOutPath]: takeSignOut,
};

/**
 * The account's forms as a browser without scripts sends them: answered with the same page and what is wrong, or leading
 * on (303), so that a reload sends nothing again. What was typed comes back, but for passwords.
 */
export async function registerAccountForms(
  server: FastifyInstance,
  options: AccountFormOptions,
): Promise<void> {
  const config = { rateLimit: { max: options.apiRequestsPerMinute ?? 300, timeWindow: '1 minute' } };
  const access: AccountAccess = {
    serviceUrl: options.serviceUrl,
    searchApiKey: options.searchApiKey,
    cookies: new SessionCookies(options.siteUrl),
  };
  await registerPlainForms(server, options, (scope) => {
    for (const [path, take] of Object.entries(forms)) {
      scope.post<{ Body: URLSearchParams }>(
        path,
        { config, bodyLimit: 16 * 1024 },
        async (request, reply) => {
          const call = callOf(access, request, reply);
          const outcome = await take({ fields: request.body, request, call });
          reply.header('cache-control', 'private, no-store');
          return answerForm(request, reply, options, outcome);
        },
      );
    }
  });
}

function callOf(access: AccountAccess, request: FastifyRequest, reply: FastifyReply): Sent['call'] {
  return (path, body) =>
    callAccount(access, request, reply, {
      method: 'POST',
      path,
      body,
      ...(path === '/auth/logout' && { endsSession: 'signOut' }),
    });
}

const read = (fields: URLSearchParams, name: keyof AccountValues): string => fields.get(name) ?? '';

/** Where the visitor wanted to go, else the home page (S14). */
const destination = (fields: URLSearchParams): string =>
  sameSitePath(fields.get('redirect')) ?? routes.home.path();

/** The page that says that the mail is on its way: it still knows where the visitor wanted to go. */
function mailSentPage(fields: URLSearchParams): string {
  const redirect = sameSitePath(fields.get('redirect'));
  return `${routes.recoverPassword.path()}?${new URLSearchParams({ situacao: 'enviado', ...(redirect && { redirect }) })}`;
}

/** The form's page again, with what was typed and may be shown. */
function refuse(
  fields: URLSearchParams,
  status: number,
  refusal: AccountRefusal,
  retryAfter?: string,
): RefusedForm {
  const values = {
    name: read(fields, 'name'),
    email: read(fields, 'email'),
    phone: read(fields, 'phone'),
  };
  const token = fields.get('token');
  return {
    status,
    retryAfter,
    context: { accountAttempt: { values, refusal, ...(token && { token }) } },
  };
}

const saidOfError = z.object({ code: z.string() });

/** What the service refused. */
function refuseAs(fields: URLSearchParams, { status, body, retryAfter }: ServiceAnswer): RefusedForm {
  const seconds = retryAfter && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  const code = saidOfError.safeParse(jsonOf(body)).data?.code;
  return refuse(fields, status, accountRefusal({ status, code, retryAfter: seconds }), retryAfter);
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Judges the fields, then asks the service. @returns where to go on, or what was refused. */
async function send(
  { fields, call }: Sent,
  values: Partial<AccountValues>,
  [path, body, goOn]: readonly [path: string, body: object, goOn: string],
): Promise<string | RefusedForm> {
  const problems = accountProblems(values);
  if (Object.keys(problems).length > 0) return refuse(fields, 400, { fields: problems });
  const answer = await call(path, body);
  return answer.status < 300 ? goOn : refuseAs(fields, answer);
}

function takeSignIn(sent: Sent) {
  const { fields } = sent;
  const values = { email: read(fields, 'email'), password: read(fields, 'password') };
  return send(sent, values, ['/auth/login', values, destination(fields)]);
}

function takeRegistration(sent: Sent) {
  const { fields, request } = sent;
  const values = {
    name: read(fields, 'name'),
    email: read(fields, 'email'),
    phone: read(fields, 'phone'),
    newPassword: read(fields, 'newPassword'),
  };
  const { newPassword: password, phone, ...person } = values;
  const body = {
    ...person,
    ...(phone !== '' && { phone }),
    password,
    ...campaignOf(request.headers.cookie ?? ''),
  };
  return send(sent, values, ['/user', body, destination(fields)]);
}

function takeRecovery(sent: Sent) {
  const email = read(sent.fields, 'email');
  return send(sent, { email }, ['/auth/recover-password', { email }, mailSentPage(sent.fields)]);
}

function takeNewPassword(sent: Sent) {
  const newPassword = read(sent.fields, 'newPassword');
  const body = { token: sent.fields.get('token') ?? '', password: newPassword };
  return send(sent, { newPassword }, [
    '/auth/reset-password',
    body,
    `${routes.resetPassword.path()}?situacao=alterada`,
  ]);
}

/** The page has two forms: the link's button, and another link to ask for. */
function takeConfirmation(sent: Sent) {
  const email = read(sent.fields, 'email');
  if (sent.fields.has('again')) {
    return send(sent, { email }, [
      '/auth/resend-confirmation',
      { email },
      `${routes.confirmEmail.path()}?situacao=enviado`,
    ]);
  }
  const token = sent.fields.get('token') ?? '';
  return send(sent, {}, [
    '/auth/confirm-email',
    { token },
    `${routes.confirmEmail.path()}?situacao=confirmado`,
  ]);
}

async function takeSignOut({ call }: Sent): Promise<string> {
  await call('/auth/logout', {});
  return routes.home.path();
}
