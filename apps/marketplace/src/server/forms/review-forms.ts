import { routes } from '@melhor-escola/domain/routes';
import {
  looksAutomated,
  readReviewForm,
  refusalOf,
  reviewProblems,
  toReviewForm,
} from '@melhor-escola/search/review/form';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerForm, registerPlainForms, type PlainFormOptions, type RefusedForm } from './plain-forms.ts';
import { fastifyUrl } from '../pages/pages.ts';
import { confirmReview, submitReview } from '../proxy/review-calls.ts';
import type { ServiceAccess } from '../proxy/service-call.ts';

export interface ReviewFormOptions extends ServiceAccess, PlainFormOptions {
  readonly apiRequestsPerMinute?: number;
}

type Visit = FastifyRequest<{ Params: { slug: string }; Body: URLSearchParams }>;

/**
 * The review's forms as a browser without scripts sends them: to the address of their own page, which is answered with
 * the same page and what is wrong, or leads on (303), so that a reload sends nothing again.
 */
export async function registerReviewForms(
  server: FastifyInstance,
  options: ReviewFormOptions,
): Promise<void> {
  const config = { rateLimit: { max: options.apiRequestsPerMinute ?? 300, timeWindow: '1 minute' } };
  await registerPlainForms(server, options, (scope) => {
    scope.post(fastifyUrl(routes.rateSchool.pattern), { config }, async (request: Visit, reply) =>
      answerForm(request, reply, options, await takeReview(request, options)),
    );
    scope.post(fastifyUrl(routes.confirmReview.pattern), { config }, async (request: Visit, reply) =>
      answerForm(request, reply, options, await takeConfirmation(request, options)),
    );
  });
}

/** @returns where to go on, or what was refused. */
async function takeReview(request: Visit, options: ReviewFormOptions): Promise<string | RefusedForm> {
  const { body, params } = request;
  const values = readReviewForm(body);
  const startedAt = Number(body.get('startedAt') ?? Number.NaN);
  const refuse = (
    status: number,
    refusal: Parameters<typeof refusalOf>[0],
    retryAfter?: string,
  ): RefusedForm => ({
    status,
    retryAfter,
    context: {
      reviewAttempt: {
        ...refusalOf(refusal),
        values,
        startedAt: Number.isFinite(startedAt) ? startedAt : Date.now(),
      },
    },
  });
  const secondsTaken = (Date.now() - startedAt) / 1_000;
  if (looksAutomated({ website: body.get('website') ?? '', secondsTaken })) {
    return refuse(400, { status: 400, code: 'LOOKS_AUTOMATED' });
  }
  const fields = reviewProblems(values);
  if (Object.keys(fields).length > 0) return refuse(400, { status: 400, fields });
  const { status, retryAfter } = await submitReview(options, request, params.slug, toReviewForm(values));
  if (status < 300) return routes.reviewThanks.path(params);
  return refuse(status, { status, retryAfter: secondsOf(retryAfter) }, retryAfter);
}

const confirmed = z.object({ school: z.object({ slug: z.string() }) });

/** @returns where to go on, or what was refused. */
async function takeConfirmation(request: Visit, options: ReviewFormOptions): Promise<string | RefusedForm> {
  const token = request.body.get('token') ?? '';
  const { status, body, retryAfter } = await confirmReview(options, request, token);
  if (status < 300) {
    const { data } = confirmed.safeParse(body === '' ? undefined : JSON.parse(body));
    if (data) return routes.reviewConfirmed.path(data.school);
  }
  const isDead = status === 400 || status === 404;
  const message = isDead
    ? 'Ele já foi usado, passou dos 7 dias ou foi trocado por um mais novo.'
    : 'Não conseguimos confirmar agora. O link continua valendo: tente de novo em alguns minutos.';
  const problem = { kind: isDead ? 'link' : 'later', message } as const;
  return {
    status: status < 300 ? 502 : status,
    retryAfter,
    context: { confirmAttempt: { token, problem } },
  };
}

function secondsOf(retryAfter: string | undefined): number | undefined {
  return retryAfter && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}
