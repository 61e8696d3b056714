/**
 * Forms as a browser without JavaScript sends them (P3): posted to the address of their own page. A success redirects (303), so that a reload
 * sends nothing again; otherwise the response is the same page, with what was typed and what is wrong. `account-forms.ts` and
 * `review-forms.ts` have a function for each form; calls go the same way as those of `../proxy.ts`.
 */
import { routes } from '@melhor-escola/domain/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderPage } from '../../../app/request-context.ts';
import { isFromThisSite } from '../../http/access-checks.ts';
import { deadlineOf } from '../../http/deadline.ts';
import { limits } from '../../limits.ts';
import { fastifyUrl, sendPage, toWebRequest } from '../../pages/pages.ts';
import type { ProxyOptions } from '../proxy.ts';
import { Session } from '../session.ts';
import { accountForms } from './account-forms.ts';
import { reviewForms } from './review-forms.ts';
import { isDeadLink, retryAfterOf, type FormHandler, type Submission } from './submission.ts';

export interface FormOptions extends ProxyOptions {
  readonly renderPage: RenderPage;
}

type FormRequest = FastifyRequest<{ Params: Record<string, string>; Body: URLSearchParams }>;

/** Registers all forms. What no page of this site has sent is rejected (S8). */
export async function registerForms(server: FastifyInstance, options: FormOptions): Promise<void> {
  const session = new Session(options.siteUrl);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (isFromThisSite(request.headers, options.siteUrl)) return undefined;
      return reply
        .status(403)
        .type('text/plain; charset=utf-8')
        .send('Este envio não veio do nosso site. Abra a página e envie por ela.');
    });
    const max = options.apiRequestsPerMinute ?? limits.requestsPerMinute.api;
    const config = { rateLimit: { max, timeWindow: '1 minute' } };
    const add = (pattern: string, handle: FormHandler, bodyLimit: number = limits.bodies.default) =>
      scope.post(fastifyUrl(pattern), { config, bodyLimit }, async (request: FormRequest, reply) =>
        respond(request, reply, { ...options, outcome: await handle(submissionOf(session, request, reply)) }),
      );
    for (const [pattern, handle] of Object.entries(accountForms)) add(pattern, handle, limits.bodies.account);
    for (const [pattern, handle] of Object.entries(reviewForms)) add(pattern, handle);
    add(routes.stopAlerts.pattern, stopAlerts);
  });
}

function submissionOf(session: Session, request: FormRequest, reply: FastifyReply): Submission {
  return {
    fields: request.body,
    params: request.params,
    headers: request.headers,
    post: (path, body) => request.server.service.call(request, { method: 'POST', path, body }),
    postToAccount: (path, body, effect) =>
      session.call(request, reply, { method: 'POST', path: `/v3/account${path}`, body, effect }),
  };
}

async function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  { siteUrl, renderPage, outcome }: FormOptions & { readonly outcome: Awaited<ReturnType<FormHandler>> },
): Promise<FastifyReply> {
  reply.header('cache-control', 'private, no-store');
  if (typeof outcome === 'string') return reply.redirect(outcome, 303);
  const page = await renderPage(toWebRequest(request, siteUrl), {
    ...outcome.context,
    deadline: deadlineOf(request),
  });
  if (outcome.retryAfter !== undefined) reply.header('retry-after', String(outcome.retryAfter));
  // A missing page, or a failure of its own, says more than why the form was rejected.
  const status = page.status === 200 ? outcome.status : page.status;
  return sendPage(reply, new Response(page.body, { status, headers: page.headers }));
}

/** The page that a saved search's mail links to: stops the search's alerts, without signing in (product, feature 8). */
async function stopAlerts({ fields, post }: Submission): ReturnType<FormHandler> {
  const response = await post('/v3/saved-searches/stop', { token: fields.get('token') ?? '' });
  if (response.status < 300) return `${routes.stopAlerts.path()}?situacao=parada`;
  return {
    status: response.status,
    retryAfter: retryAfterOf(response),
    context: { stopProblem: isDeadLink(response) ? 'link' : 'later' },
  };
}
