import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageContext } from '../../app/request-context.ts';
import { deadlineOf } from '../http/deadline.ts';
import type { RenderPage } from '../../app/request-context.ts';
import { sendPage, toWebRequest } from '../pages/pages.ts';
import { isFromThisSite } from '../http/access-checks.ts';

export interface PlainFormOptions {
  /** Origin as visitors reach the site. */
  readonly siteUrl: string;
  readonly renderPage: RenderPage;
}

/** What a page could not do: it is rendered again with `context`, under this status. */
export interface RefusedForm {
  readonly status: number;
  readonly retryAfter?: string | undefined;
  readonly context: PageContext;
}

/**
 * A scope for forms as a browser without scripts sends them: their fields arrive as `URLSearchParams`, and what no page
 * of this site has sent is refused (S8).
 */
export async function registerPlainForms(
  server: FastifyInstance,
  { siteUrl }: PlainFormOptions,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
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
    register(scope);
  });
}

/** Leads on to an address (303), so that a reload sends nothing again; or answers with the form's page and what was refused. */
export async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { siteUrl, renderPage }: PlainFormOptions,
  outcome: string | RefusedForm,
): Promise<FastifyReply> {
  if (typeof outcome === 'string') return reply.redirect(outcome, 303);
  const page = await renderPage(toWebRequest(request, siteUrl), {
    ...outcome.context,
    deadline: deadlineOf(request),
  });
  if (outcome.retryAfter) reply.header('retry-after', outcome.retryAfter);
  // A page that is not there, or a failure of its own, says more than what was refused.
  const status = page.status === 200 ? outcome.status : page.status;
  return sendPage(reply, new Response(page.body, { status, headers: page.headers }));
}
