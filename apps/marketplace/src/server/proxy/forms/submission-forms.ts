import type { FailedResponse } from '@melhor-escola/api-client/api-error';
import { routes } from '@melhor-escola/domain/routes';
import { questionRules } from '@melhor-escola/search/questions/form';
import { reviewRules } from '@melhor-escola/search/review/form';
import {
  looksAutomated,
  submissionError,
  type SubmissionRules,
  type SubmittedForm,
} from '@melhor-escola/search/submission';
import {
  readVisitForm,
  requestedTimes,
  toVisitChangeProblem,
  visitRules,
  visitTimeProblems,
} from '@melhor-escola/search/visit/form';
import { z } from 'zod';
import type { FormOutcome } from '../../../app/service/request-context.ts';
import { linkProblem, tokenOf, type FormCall, type PostedForm } from './form-call.ts';

type Form = (form: PostedForm) => FormCall;

const reviewForm = submissionForm(
  reviewRules,
  (slug) => routes.reviewThanks.path({ slug }),
  (reviewAttempt) => ({ reviewAttempt }),
);

const questionForm = submissionForm(
  questionRules,
  (slug) => `${routes.questions.path({ slug })}?situacao=enviada#perguntar`,
  (questionAttempt) => ({ questionAttempt }),
);

const visitForm = submissionForm(
  visitRules,
  (slug) => `${routes.visit.path({ slug })}?situacao=enviado`,
  (visitAttempt) => ({ visitAttempt }),
);

/** The forms that anyone can submit, and those of the links in their e-mails. */
export const submissionForms: Readonly<Record<string, Form>> = {
  [routes.rateSchool.pattern]: reviewForm,

  [routes.confirmReview.pattern]: (form) =>
    confirmation(form, reviewRules, (content) => {
      const { data } = published.safeParse(content);
      return data && routes.reviewConfirmed.path(data.school);
    }),

  // The page has a form for questions, a button for each question, and the one that its e-mail links to.
  [routes.questions.pattern]: (form) => {
    if (form.fields.has('helpful')) return helpful(form);
    if (!form.fields.has('token')) return questionForm(form);
    return confirmation(form, questionRules, (content) => {
      const { data } = publishedQuestion.safeParse(content);
      return data && questionPath(data.school.slug, data.id, 'situacao', 'publicada');
    });
  },

  // The request, and the two forms of the link in its mails (product 14).
  [routes.visit.pattern]: (form) => (form.fields.has('change') ? changeVisit(form) : visitForm(form)),
};

/**
 * A form about a school that needs no account. What looks automated or has problems is rejected without calling the service.
 *
 * @param redirect to what the page with this slug shows after a success.
 */
function submissionForm<Values>(
  { kind, copy, ...rules }: SubmissionRules<Values>,
  redirect: (slug: string) => string,
  attempt: (submitted: SubmittedForm<Values>) => FormOutcome,
): Form {
  return ({ fields, slug }) => {
    const values = rules.read(fields);
    const problems = rules.problems(values);
    const sentStart = Number(fields.get('startedAt') ?? Number.NaN);
    const startedAt = Number.isFinite(sentStart) ? sentStart : Date.now();
    const reject = (error: FailedResponse) => attempt({ ...submissionError(error, copy), values, startedAt });
    const secondsTaken = (Date.now() - sentStart) / 1_000;
    const isAutomated = looksAutomated({ website: fields.get('website') ?? '', secondsTaken });
    const isInvalid = isAutomated || Object.keys(problems).length > 0;
    const siteError = isAutomated ? { code: 'LOOKS_AUTOMATED' } : { fields: problems };
    return {
      path: `/v3/schools/${encodeURIComponent(slug)}/${kind}s`,
      body: isInvalid ? {} : rules.toBody(values),
      invalid: isInvalid ? reject({ status: 400, ...siteError }) : undefined,
      redirect: redirect(slug),
      reject,
    };
  };
}

const published = z.object({ school: z.object({ slug: z.string() }) });
const publishedQuestion = published.extend({ id: z.int() });

/** The button of the page that an e-mail links to. Publishes a review or a question. */
function confirmation(
  form: PostedForm,
  { kind }: Pick<SubmissionRules<never>, 'kind'>,
  redirect: FormCall['redirect'],
): FormCall {
  const token = tokenOf(form);
  return {
    path: `/v3/${kind}s/confirm`,
    body: { token },
    redirect,
    reject: (error) => {
      const problem = linkProblem(error);
      const message =
        problem === 'link'
          ? 'Ele já foi usado, passou dos 7 dias ou foi trocado por um mais novo.'
          : 'Não conseguimos confirmar agora. O link continua valendo: tente de novo em alguns minutos.';
      return { confirmAttempt: { token, problem: { kind: problem, message } } };
    },
  };
}

/** The page of a school's questions, with this one first and in view. */
function questionPath(slug: string, id: number, name: 'situacao' | 'util', value: string): string {
  const query = new URLSearchParams({ pergunta: String(id), [name]: value });
  return `${routes.questions.path({ slug })}?${query}#pergunta-${id}`;
}

/** A mark of a question as helpful. */
function helpful({ fields, slug, browser }: PostedForm): FormCall {
  const sent = fields.get('helpful') ?? '';
  const id = /^[1-9]\d{0,8}$/.test(sent) ? Number(sent) : 0;
  return {
    path: `/v3/questions/${id}/helpful`,
    body: {},
    headers: { 'user-agent': browser },
    redirect: questionPath(slug, id, 'util', String(id)),
    reject: ({ status }) => ({ failedMark: { question: id, status } }),
  };
}

/** Moves the request of a mailed link, or cancels it: a plain form also with JavaScript. */
function changeVisit(form: PostedForm): FormCall {
  const { fields, slug } = form;
  const token = tokenOf(form);
  const values = readVisitForm(fields);
  const page = `${routes.visit.path({ slug })}?${new URLSearchParams({ token })}`;
  const rejectWith = (problem: ReturnType<typeof toVisitChangeProblem>) => ({
    visitAttempt: { token, values, startedAt: Date.now(), problem },
  });
  const reject = (error: FailedResponse) => rejectWith(toVisitChangeProblem(error));
  if (fields.get('change') === 'cancel')
    return { path: '/v3/visits/cancel', body: { token }, redirect: page, reject };
  const [message] = Object.values(visitTimeProblems(values));
  return {
    path: '/v3/visits/move',
    body: { token, times: requestedTimes(values) },
    invalid: message === undefined ? undefined : rejectWith({ kind: 'times', message }),
    redirect: `${page}&situacao=mudado`,
    reject,
  };
}
