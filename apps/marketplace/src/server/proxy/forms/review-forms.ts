import { routes } from '@melhor-escola/domain/routes';
import {
  looksAutomated,
  readReviewForm,
  refusalOf,
  reviewProblems,
  toReviewForm,
} from '@melhor-escola/search/review/form';
import { z } from 'zod';
import { parseJson } from '../service-response.ts';
import {
  isDeadLink,
  retryAfterOf,
  type FormHandler,
  type RejectedForm,
  type Submission,
} from './submission.ts';

/** The forms of a review (EN-16), by the pattern of their page. */
export const reviewForms: Readonly<Record<string, FormHandler>> = {
  [routes.rateSchool.pattern]: sendReview,
  [routes.confirmReview.pattern]: confirmReview,
};

async function sendReview({ fields, params, post }: Submission): ReturnType<FormHandler> {
  const values = readReviewForm(fields);
  const startedAt = Number(fields.get('startedAt') ?? Number.NaN);
  const reject = (error: Parameters<typeof refusalOf>[0]): RejectedForm => ({
    status: error.status,
    retryAfter: error.retryAfter,
    context: {
      reviewAttempt: {
        ...refusalOf(error),
        values,
        startedAt: Number.isFinite(startedAt) ? startedAt : Date.now(),
      },
    },
  });
  const secondsTaken = (Date.now() - startedAt) / 1_000;
  if (looksAutomated({ website: fields.get('website') ?? '', secondsTaken })) {
    return reject({ status: 400, code: 'LOOKS_AUTOMATED' });
  }
  const problems = reviewProblems(values);
  if (Object.keys(problems).length > 0) return reject({ status: 400, fields: problems });
  const slug = params['slug'] ?? '';
  const response = await post(`/v3/schools/${encodeURIComponent(slug)}/reviews`, toReviewForm(values));
  if (response.status < 300) return routes.reviewThanks.path({ slug });
  return reject({ status: response.status, retryAfter: retryAfterOf(response) });
}

const confirmed = z.object({ school: z.object({ slug: z.string() }) });

/** The button of the page that the mail links to: the service publishes the review. */
async function confirmReview({ fields, post }: Submission): ReturnType<FormHandler> {
  const token = fields.get('token') ?? '';
  const response = await post('/v3/reviews/confirm', { token });
  const { status, body } = response;
  if (status < 300) {
    const { data } = confirmed.safeParse(parseJson(String(body)));
    if (data) return routes.reviewConfirmed.path(data.school);
  }
  const isDead = isDeadLink(response);
  const message = isDead
    ? 'Ele já foi usado, passou dos 7 dias ou foi trocado por um mais novo.'
    : 'Não conseguimos confirmar agora. O link continua valendo: tente de novo em alguns minutos.';
  return {
    status: status < 300 ? 502 : status,
    retryAfter: retryAfterOf(response),
    context: { confirmAttempt: { token, problem: { kind: isDead ? 'link' : 'later', message } } },
  };
}
