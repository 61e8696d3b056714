import { questionProblems } from '@melhor-escola/domain/question-rules';
import { routes } from '@melhor-escola/domain/routes';
import { questionCopy, readQuestionForm, toQuestionForm } from '@melhor-escola/search/questions/form';
import { readReviewForm, reviewCopy, reviewProblems, toReviewForm } from '@melhor-escola/search/review/form';
import {
  looksAutomated,
  submissionError,
  type SubmissionCopy,
  type SubmittedForm,
} from '@melhor-escola/search/submission';
import {
  readVisitForm,
  requestedTimes,
  toVisitChangeProblem,
  toVisitForm,
  visitCopy,
  visitProblems,
  visitTimeProblems,
} from '@melhor-escola/search/visit/form';
import { z } from 'zod';
import type { PageContext } from '../../../app/request-context.ts';
import { linkProblem, tokenOf, type FormCall, type FormError, type PostedForm } from './form-call.ts';

type Form = (form: PostedForm) => FormCall;

const reviewForm = submissionForm({
  path: 'reviews',
  read: readReviewForm,
  problems: reviewProblems,
  toBody: toReviewForm,
  copy: reviewCopy,
  redirect: (slug) => routes.reviewThanks.path({ slug }),
  attempt: (reviewAttempt) => ({ reviewAttempt }),
});

const questionForm = submissionForm({
  path: 'questions',
  read: readQuestionForm,
  problems: questionProblems,
  toBody: toQuestionForm,
  copy: questionCopy,
  redirect: (slug) => `${routes.questions.path({ slug })}?situacao=enviada#perguntar`,
  attempt: (questionAttempt) => ({ questionAttempt }),
});

const visitForm = submissionForm({
  path: 'visits',
  read: readVisitForm,
  problems: visitProblems,
  toBody: toVisitForm,
  copy: visitCopy,
  redirect: (slug) => `${routes.visit.path({ slug })}?situacao=enviado`,
  attempt: (visitAttempt) => ({ visitAttempt }),
});

/** The forms that anyone can submit, and those of the links in their e-mails. */
export const submissionForms: Readonly<Record<string, Form>> = {
  [routes.rateSchool.pattern]: reviewForm,

  // The button of the page that the e-mail links to. Publishes the review.
  [routes.confirmReview.pattern]: (form) => ({
    path: '/v3/reviews/confirm',
    body: { token: tokenOf(form) },
    redirect: (content) => {
      const { data } = confirmed.safeParse(content);
      return data && routes.reviewConfirmed.path(data.school);
    },
    reject: rejectedConfirmation(form),
  }),

  // The page has a form for questions, a button for each question, and the one that its e-mail links to.
  [routes.questions.pattern]: (form) => {
    if (form.fields.has('token')) return confirmedQuestion(form);
    return form.fields.has('helpful') ? helpful(form) : questionForm(form);
  },

  // The request, and the two forms of the link in its mails (product 14).
  [routes.visit.pattern]: (form) => (form.fields.has('change') ? changeVisit(form) : visitForm(form)),
};

interface SubmissionForm<Values> {
  /** Of the call, below the school. */
  readonly path: string;
  readonly read: (fields: URLSearchParams) => Values;
  readonly problems: (values: Values) => NonNullable<SubmittedForm<Values>['fields']>;
  /** Called without problems only. */
  readonly toBody: (values: Values) => object;
  readonly copy: SubmissionCopy;
  /** @param slug the school's. */
  readonly redirect: (slug: string) => string;
  readonly attempt: (submitted: SubmittedForm<Values>) => PageContext;
}

/** A form about a school that needs no account: rejects what looks automated or has problems without calling the service. */
function submissionForm<Values>(form: SubmissionForm<Values>): Form {
  return ({ fields, params: { slug = '' } }) => {
    const values = form.read(fields);
    const sentStart = Number(fields.get('startedAt') ?? Number.NaN);
    const startedAt = Number.isFinite(sentStart) ? sentStart : Date.now();
    const reject = (error: FormError) =>
      form.attempt({ ...submissionError(error, form.copy), values, startedAt });
    const secondsTaken = (Date.now() - sentStart) / 1_000;
    const isAutomated = looksAutomated({ website: fields.get('website') ?? '', secondsTaken });
    const problems = form.problems(values);
    const isInvalid = isAutomated || Object.keys(problems).length > 0;
    const siteError = isAutomated ? { code: 'LOOKS_AUTOMATED' } : { fields: problems };
    return {
      path: `/v3/schools/${encodeURIComponent(slug)}/${form.path}`,
      body: isInvalid ? {} : form.toBody(values),
      invalid: isInvalid ? reject({ status: 400, ...siteError }) : undefined,
      redirect: form.redirect(slug),
      reject,
    };
  };
}

const confirmed = z.object({ school: z.object({ slug: z.string() }) });
const publishedQuestion = confirmed.extend({ id: z.int() });

/** A confirmation of a review or a question that failed. */
const rejectedConfirmation =
  (form: PostedForm) =>
  (error: FormError): PageContext => {
    const kind = linkProblem(error);
    const message =
      kind === 'link'
        ? 'Ele já foi usado, passou dos 7 dias ou foi trocado por um mais novo.'
        : 'Não conseguimos confirmar agora. O link continua valendo: tente de novo em alguns minutos.';
    return { confirmAttempt: { token: tokenOf(form), problem: { kind, message } } };
  };

/** The page of a school's questions, with this one first and in view. */
function questionPath(slug: string, id: number, name: 'situacao' | 'util', value: string): string {
  const query = new URLSearchParams({ pergunta: String(id), [name]: value });
  return `${routes.questions.path({ slug })}?${query}#pergunta-${id}`;
}

/** A question that its author publishes. */
function confirmedQuestion(form: PostedForm): FormCall {
  return {
    path: '/v3/questions/confirm',
    body: { token: tokenOf(form) },
    redirect: (content) => {
      const { data } = publishedQuestion.safeParse(content);
      return data && questionPath(data.school.slug, data.id, 'situacao', 'publicada');
    },
    reject: rejectedConfirmation(form),
  };
}

/** A mark of a question as helpful. */
function helpful({ fields, params: { slug = '' }, browser }: PostedForm): FormCall {
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
  const {
    fields,
    params: { slug = '' },
  } = form;
  const token = tokenOf(form);
  const values = readVisitForm(fields);
  const page = `${routes.visit.path({ slug })}?${new URLSearchParams({ token })}`;
  const rejectWith = (problem: ReturnType<typeof toVisitChangeProblem>) => ({
    visitAttempt: { token, values, startedAt: Date.now(), problem },
  });
  const reject = (error: FormError) => rejectWith(toVisitChangeProblem(error));
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
