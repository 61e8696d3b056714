import type { FailedResponse } from '@melhor-escola/api-client/api-error';
import {
  type FormCall,
  linkProblem,
  type PostedForm,
  type PostedForms,
  formToken,
} from '@melhor-escola/api-client/posted-form';
import { routes } from '@melhor-escola/domain/routes';
import * as z from 'zod/mini';
import { postedAlertForm, type SubmittedAlertForm } from '../alert/alert-email.ts';
import { questionRules, type SubmittedQuestionForm } from '../questions/form/question-values.ts';
import type { FailedMark } from '../questions/helpful-problem.ts';
import { reviewRules, type SubmittedReviewForm } from '../review/form/review-values.ts';
import { toVisitChangeProblem } from '../visit/form/visit-error.ts';
import {
  readVisitForm,
  requestedTimes,
  type SubmittedVisitForm,
  visitRules,
  visitTimeProblems,
} from '../visit/form/visit-values.ts';
import type { ConfirmProblem } from './confirm-submission.tsx';
import { looksAutomated } from './spam-signals.ts';
import { submissionError, type SubmittedForm } from './submission-error.ts';
import type { SubmissionRules } from './submission-rules.ts';

/** A rejected form, for its page. */
export interface SubmissionOutcome {
  readonly submittedReviewForm?: SubmittedReviewForm;
  readonly submittedQuestionForm?: SubmittedQuestionForm;
  /** The mark of a question as helpful that was not counted. */
  readonly failedMark?: FailedMark;
  /** The confirmation of a review or a question. */
  readonly submittedConfirmation?: SubmittedConfirmation;
  /** The request, or its change. */
  readonly submittedVisitForm?: SubmittedVisitForm;
  /** The request for alerts. */
  readonly submittedAlertForm?: SubmittedAlertForm;
}

/** A confirmation, by the button on a link's page, that failed. */
export interface SubmittedConfirmation {
  readonly token?: string | undefined;
  readonly problem: ConfirmProblem;
}

type Form = PostedForms<SubmissionOutcome>[string];
type Call = FormCall<SubmissionOutcome>;

const reviewForm = submissionForm(
  reviewRules,
  (slug) => routes.reviewThanks.path({ slug }),
  (submittedReviewForm) => ({ submittedReviewForm }),
);

const questionForm = submissionForm(
  questionRules,
  (slug) => `${routes.questions.path({ slug })}?situacao=enviada#perguntar`,
  (submittedQuestionForm) => ({ submittedQuestionForm }),
);

const visitForm = submissionForm(
  visitRules,
  (slug) => `${routes.visit.path({ slug })}?situacao=enviado`,
  (submittedVisitForm) => ({ submittedVisitForm }),
);

/** The forms that anyone can submit, and those of the links in their e-mails, submitted without JavaScript (P3). */
export const submissionForms: PostedForms<SubmissionOutcome> = {
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

  [routes.alerts.pattern]: postedAlertForm,

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
  toOutcome: (submitted: SubmittedForm<Values>) => SubmissionOutcome,
): Form {
  return ({ fields, slug }) => {
    const values = rules.read(fields);
    const problems = rules.problems(values);
    const sentStart = Number(fields.get('startedAt') ?? Number.NaN);
    const startedAt = Number.isFinite(sentStart) ? sentStart : Date.now();
    const reject = (error: FailedResponse) =>
      toOutcome({ ...submissionError(error, copy), values, startedAt });
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
const publishedQuestion = z.extend(published, { id: z.int() });

/** The button of the page that an e-mail links to. Publishes a review or a question. */
function confirmation(
  form: PostedForm,
  { kind }: Pick<SubmissionRules<never>, 'kind'>,
  redirect: Call['redirect'],
): Call {
  const token = formToken(form);
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
      return { submittedConfirmation: { token, problem: { kind: problem, message } } };
    },
  };
}

/** The page of a school's questions, with this one first and in view. */
function questionPath(slug: string, id: number, name: 'situacao' | 'util', value: string): string {
  const query = new URLSearchParams({ pergunta: String(id), [name]: value });
  return `${routes.questions.path({ slug })}?${query}#pergunta-${id}`;
}

/** A mark of a question as helpful. */
function helpful({ fields, slug, browser }: PostedForm): Call {
  const sent = fields.get('helpful') ?? '';
  const id = /^[1-9]\d{0,8}$/.test(sent) ? Number(sent) : 0;
  return {
    path: `/v3/questions/${id}/helpful`,
    body: {},
    headers: { 'user-agent': browser },
    redirect: questionPath(slug, id, 'util', String(id)),
    reject: ({ code }) => ({ failedMark: { question: id, code } }),
  };
}

/** Moves the request of a mailed link, accepts a time for it, or cancels it: a plain form also with JavaScript. */
function changeVisit(form: PostedForm): Call {
  const { fields, slug } = form;
  const token = formToken(form);
  const values = readVisitForm(fields);
  const page = `${routes.visit.path({ slug })}?${new URLSearchParams({ token })}`;
  const rejectWith = (problem: ReturnType<typeof toVisitChangeProblem>) => ({
    submittedVisitForm: { token, values, startedAt: Date.now(), problem },
  });
  const reject = (error: FailedResponse) => rejectWith(toVisitChangeProblem(error));
  const kind = fields.get('change');
  if (kind === 'cancel') return { path: '/v3/visits/cancel', body: { token }, redirect: page, reject };
  if (kind === 'accept') {
    const body = { token, time: fields.get('time') ?? '' };
    return { path: '/v3/visits/accept', body, redirect: page, reject };
  }
  const [message] = Object.values(visitTimeProblems(values));
  return {
    path: '/v3/visits/move',
    body: { token, times: requestedTimes(values) },
    invalid: message === undefined ? undefined : rejectWith({ kind: 'times', message }),
    redirect: `${page}&situacao=mudado`,
    reject,
  };
}
