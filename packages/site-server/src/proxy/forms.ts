/**
 * Forms submitted without JavaScript (P3): posted to the URL of their own page. A success redirects (303), so that a reload does not
 * submit again; otherwise the response is the same page with the submitted values and the errors. The site gives a table of what each
 * form does; calls use the same session, queues and circuit breaker as those of `proxy.ts`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromThisSite } from '../http/access-checks.ts';
import { sendPlainPage, type PlainPages } from '../http/error-responses.ts';
import { storeSaveDataChoice } from '../http/save-data.ts';
import { limits } from '../limits.ts';
import { fastifyUrl } from '../pages/page-table.ts';
import { sendPage, toWebRequest } from '../pages/pages.ts';
import type { RenderPage } from '../rendering.ts';
import { requestDeadline } from './service-client.ts';
import { parseJson, type ErrorBody, type ParseError, type ServiceResponse } from './service-response.ts';
import type { Session } from './session.ts';

/** A form as submitted without JavaScript. */
export interface SubmittedForm {
  readonly fields: URLSearchParams;
  /** The parameter `slug` of its page; otherwise empty. */
  readonly slug: string;
  readonly cookie: string;
  /** `User-Agent` header. */
  readonly browser: string;
}

/** The call of the service that a form is. */
export interface FormCall<Outcome, Failure> {
  /** Path of a POST to the service. */
  readonly path: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the call does to the session: `start` starts one; `signOut` ends it whatever the response. */
  readonly effect?: 'start' | 'signOut';
  /** Validation errors; the service is not called then. */
  readonly invalid?: Outcome | undefined;
  /** Redirect target after a success; `undefined` if the service's response lacks it. */
  readonly redirect: string | ((content: unknown) => string | undefined);
  readonly reject: (failure: Failure & { readonly status: number }) => Outcome;
}

/** The forms of a site. */
export interface SiteForms<Outcome, Failure> {
  /** By the route pattern of their page. */
  readonly pages: Readonly<Record<string, (form: SubmittedForm) => FormCall<Outcome, Failure>>>;
  /** Patterns of those with a long text. */
  readonly long: ReadonlySet<string>;
  /** Whether a call to a path of the service is made with the current user's session. */
  readonly isOfAccount: (path: string) => boolean;
  /** The form that turns data saving on or off, and the page that follows if the browser does not say where the form was. */
  readonly saveData: { readonly path: string; readonly homePath: string };
}

interface FormOptions<Outcome, Failure extends ErrorBody> {
  /** Public origin of the site. */
  readonly siteUrl: string;
  readonly renderPage: RenderPage<Outcome>;
  readonly session: Session;
  readonly plainPages: PlainPages;
  readonly parseError: ParseError<Failure>;
  readonly forms: SiteForms<Outcome, Failure>;
}

type FormRequest = FastifyRequest<{ Params: Record<string, string>; Body: URLSearchParams }>;

/** Registers all forms. Rejects submissions from other sites (S8). */
export async function registerForms<Outcome, Failure extends ErrorBody>(
  server: FastifyInstance,
  options: FormOptions<Outcome, Failure>,
): Promise<void> {
  const { siteUrl, session, parseError } = options;
  const { pages, long, isOfAccount, saveData } = options.forms;
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (isFromThisSite(request.headers, siteUrl)) return undefined;
      return reply
        .status(403)
        .type('text/plain; charset=utf-8')
        .send('Este envio não veio do nosso site. Abra a página e envie por ela.');
    });
    const config = { rateLimit: { max: limits.requestsPerMinute.api, timeWindow: '1 minute' } };
    scope.post(
      saveData.path,
      { config, bodyLimit: limits.bodies.account },
      async (request: FormRequest, reply) =>
        storeSaveDataChoice({ siteUrl, ...saveData }, request, request.body.get('choice'), reply),
    );
    for (const [pattern, buildCall] of Object.entries(pages)) {
      const bodyLimit = long.has(pattern) ? limits.bodies.default : limits.bodies.account;
      scope.post(fastifyUrl(pattern), { config, bodyLimit }, async (request: FormRequest, reply) => {
        const { body: fields, params, headers } = request;
        reply.header('cache-control', 'private, no-store');
        const form = buildCall({
          fields,
          slug: params['slug'] ?? '',
          cookie: headers.cookie ?? '',
          browser: headers['user-agent'] ?? '',
        });
        if (form.invalid)
          return rerenderForm(request, reply, { ...options, status: 400, context: form.invalid });
        const call = { method: 'POST', path: form.path, body: form.body, headers: form.headers } as const;
        const isAccountCall = isOfAccount(form.path);
        const response = isAccountCall
          ? await session.call(request, reply, { ...call, effect: form.effect })
          : await request.server.service.call(request, call);
        if (!isAccountCall) session.identifyLead(request, reply, { ...call, ...response });
        const outcome = formOutcome(form, response, parseError);
        if (typeof outcome === 'string') return reply.redirect(outcome, 303);
        return rerenderForm(request, reply, { ...options, ...outcome });
      });
    }
  });
}

/** The form's page is rendered again with `context` and this status. */
interface RejectedForm<Outcome> {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  readonly context: Outcome;
}

/** The path to redirect to, or the rejected form. */
function formOutcome<Outcome, Failure extends ErrorBody>(
  { effect, redirect, reject }: FormCall<Outcome, Failure>,
  response: ServiceResponse,
  parseError: ParseError<Failure>,
): string | RejectedForm<Outcome> {
  const content = parseJson(String(response.body));
  // Signing out ends the session here even if the service fails.
  const isDone = response.status < 300 || effect === 'signOut';
  const location = isDone && (typeof redirect === 'string' ? redirect : redirect(content));
  if (location) return location;
  const status = isDone ? 502 : response.status;
  const error = parseError(content, response.headers.get('retry-after'));
  return { status, retryAfter: error.retryAfter, context: reject({ status, ...error }) };
}

type RerenderOptions<Outcome> = RejectedForm<Outcome> & {
  readonly siteUrl: string;
  readonly renderPage: RenderPage<Outcome>;
  readonly plainPages: PlainPages;
};

/** Sends the form's page with its errors. */
async function rerenderForm<Outcome>(
  request: FormRequest,
  reply: FastifyReply,
  { siteUrl, renderPage, plainPages, status, retryAfter, context }: RerenderOptions<Outcome>,
): Promise<FastifyReply> {
  const deadline = requestDeadline(request);
  const page = await renderPage(toWebRequest(request, siteUrl), { form: context, deadline });
  const wait = retryAfter ?? page.headers.get('retry-after');
  if (wait !== null) reply.header('retry-after', String(wait));
  if (page.status >= 500) {
    const fields = [...request.body].filter(([name]) => !isSecret(name));
    return sendPlainPage(reply, page.status, plainPages.unsentForm(fields), plainPages.policy);
  }
  // If the page itself is missing, its status wins.
  const { body, headers } = page;
  return sendPage(reply, new Response(body, { status: page.status === 200 ? status : page.status, headers }));
}

/** Typed again, because it must not be written into a page. */
const isSecret = (name: string) => /password/iu.test(name);
