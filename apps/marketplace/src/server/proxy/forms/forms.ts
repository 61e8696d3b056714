/**
 * Forms submitted without JavaScript (P3): posted to the URL of their own page. A success redirects (303), so that a reload does not
 * submit again; otherwise the response is the same page with the submitted values and the errors. The feature packages define what each
 * form does; calls use the same session, queues and circuit breaker as those of `../proxy.ts`.
 */
import { accountForms } from '@melhor-escola/account/form';
import { parseErrorResponse } from '@melhor-escola/api-client/error-response';
import { type FormCall, linkProblem, type PostedForms, tokenOf } from '@melhor-escola/api-client/posted-form';
import { escapeHtml } from '@melhor-escola/domain/escape-html';
import { routes, saveDataPath } from '@melhor-escola/domain/routes';
import { submissionForms } from '@melhor-escola/search/submission';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormOutcome } from '../../../app/service/request-context.ts';
import { plainPage } from '@melhor-escola/domain/plain-page';
import { isFromThisSite } from '../../http/access-checks.ts';
import { sendPlainPage } from '../../http/error-responses.ts';
import { storeSaveDataChoice } from '../../http/save-data.ts';
import { limits } from '../../limits.ts';
import { fastifyUrl, sendPage, toWebRequest, type RenderOptions } from '../../pages/pages.ts';
import { deadlineOf } from '../service-client.ts';
import { parseJson, type ServiceResponse } from '../service-response.ts';
import { Session } from '../session.ts';

/** All forms, by the route pattern of their page. */
const forms: PostedForms<FormOutcome> = {
  ...accountForms,
  ...submissionForms,
  // The page that a saved search's e-mail links to. Stops its alerts, without signing in (product 8).
  [routes.stopAlerts.pattern]: (form) => ({
    path: '/v3/saved-searches/stop',
    body: { token: tokenOf(form) },
    redirect: `${routes.stopAlerts.path()}?situacao=parada`,
    reject: (error) => ({ stopProblem: linkProblem(error) }),
  }),
};

/** Forms with a long text. */
const longForms = new Set<string>([routes.rateSchool.pattern, routes.visit.pattern]);

type FormRequest = FastifyRequest<{ Params: Record<string, string>; Body: URLSearchParams }>;

/** Registers all forms. Rejects submissions from other sites (S8). */
export async function registerForms(server: FastifyInstance, options: RenderOptions): Promise<void> {
  const { siteUrl } = options;
  const session = new Session(siteUrl);
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
      saveDataPath,
      { config, bodyLimit: limits.bodies.account },
      async (request: FormRequest, reply) =>
        storeSaveDataChoice(siteUrl, request, request.body.get('choice'), reply),
    );
    for (const [pattern, callOf] of Object.entries(forms)) {
      const bodyLimit = longForms.has(pattern) ? limits.bodies.default : limits.bodies.account;
      scope.post(fastifyUrl(pattern), { config, bodyLimit }, async (request: FormRequest, reply) => {
        const { body: fields, params, headers } = request;
        reply.header('cache-control', 'private, no-store');
        const form = callOf({
          fields,
          slug: params['slug'] ?? '',
          cookie: headers.cookie ?? '',
          browser: headers['user-agent'] ?? '',
        });
        if (form.invalid)
          return rerenderForm(request, reply, { ...options, status: 400, context: form.invalid });
        const call = { method: 'POST', path: form.path, body: form.body, headers: form.headers } as const;
        const isOfAccount = form.path.startsWith('/v3/account');
        const response = isOfAccount
          ? await session.call(request, reply, { ...call, effect: form.effect })
          : await request.server.service.call(request, call);
        if (!isOfAccount) session.identifyLead(request, reply, { ...call, ...response });
        const outcome = outcomeOf(form, response);
        if (typeof outcome === 'string') return reply.redirect(outcome, 303);
        return rerenderForm(request, reply, { ...options, ...outcome });
      });
    }
  });
}

/** The form's page is rendered again with `context` and this status. */
interface RejectedForm {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  readonly context: FormOutcome;
}

/** The path to redirect to, or the rejected form. */
function outcomeOf(
  { effect, redirect, reject }: FormCall<FormOutcome>,
  response: ServiceResponse,
): string | RejectedForm {
  const content = parseJson(String(response.body));
  // Signing out ends the session here even if the service fails.
  const isDone = response.status < 300 || effect === 'signOut';
  const location = isDone && (typeof redirect === 'string' ? redirect : redirect(content));
  if (location) return location;
  const status = isDone ? 502 : response.status;
  const error = parseErrorResponse(content, response.headers.get('retry-after'));
  return { status, retryAfter: error.retryAfter, context: reject({ status, ...error }) };
}

/** Sends the form's page with its errors. */
async function rerenderForm(
  request: FormRequest,
  reply: FastifyReply,
  { siteUrl, renderPage, status, retryAfter, context }: RenderOptions & RejectedForm,
): Promise<FastifyReply> {
  const deadline = deadlineOf(request);
  const page = await renderPage(toWebRequest(request, siteUrl), { ...context, deadline });
  const wait = retryAfter ?? page.headers.get('retry-after');
  if (wait !== null) reply.header('retry-after', String(wait));
  if (page.status >= 500) return sendPlainPage(reply, page.status, keptFormPage(request.body));
  // If the page itself is missing, its status wins.
  const { body, headers } = page;
  return sendPage(reply, new Response(body, { status: page.status === 200 ? status : page.status, headers }));
}

/** Typed again, because it must not be written into a page. */
const isSecret = (name: string) => /password/iu.test(name);

/**
 * A plain page for a form that could not be sent while its own page cannot be rendered either: its button sends the same fields to the
 * same URL again (S19).
 */
function keptFormPage(fields: URLSearchParams): string {
  const kept = [...fields].filter(([name]) => !isSecret(name));
  const inputs = kept.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}" />`,
  );
  return plainPage(
    'Ainda não conseguimos enviar',
    `<h1>Ainda não conseguimos enviar</h1>
      <p>O site não respondeu. O que você escreveu está guardado nesta página: tente de novo em alguns segundos.</p>
      <form method="post">
        ${inputs.join('\n        ')}
        <button>Enviar de novo</button>
      </form>
      <nav aria-label="Continuar"><a href="${routes.home.path()}">Página inicial</a></nav>`,
  );
}
