import {
  accountProblems,
  toAccountError,
  sameSitePath,
  type AccountError,
  type AccountValues,
} from '@melhor-escola/account/form';
import { questionProblems } from '@melhor-escola/domain/question-rules';
import { routes, signOutPath } from '@melhor-escola/domain/routes';
import {
  looksAutomated,
  readReviewForm,
  toReviewError,
  reviewProblems,
  toReviewForm,
} from '@melhor-escola/search/review/form';
import { readQuestionForm, toQuestionError, toQuestionForm } from '@melhor-escola/search/questions/form';
import { campaignOf } from '@melhor-escola/tracking/session/analytics-cookies';
import { z } from 'zod';
import type { PageContext } from '../../../app/request-context.ts';
import type { FormCall, FormError, Submission } from './form-call.ts';
import { visitForms } from './visit-forms.ts';

export const accountPath = '/v3/account';

/** All forms, by the route pattern of their page. */
export const forms: Readonly<Record<string, (form: Submission) => FormCall>> = {
  [routes.signIn.pattern]: (form) => ({
    ...account(form, '/auth/login', read(form, 'email', 'password')),
    redirect: destination(form),
    effect: 'start',
  }),

  [routes.register.pattern]: (form) => {
    const values = read(form, 'name', 'email', 'phone', 'newPassword');
    const { phone, newPassword: password, ...person } = values;
    return {
      ...account(form, '/user', values),
      body: { ...person, ...(phone && { phone }), password, ...campaignOf(form.cookie) },
      redirect: destination(form),
      effect: 'start',
    };
  },

  [routes.recoverPassword.pattern]: (form) => {
    // Passes the redirect target on to the next page.
    const redirect = sameSitePath(form.fields.get('redirect'));
    const query = new URLSearchParams({ situacao: 'enviado', ...(redirect && { redirect }) });
    return {
      ...account(form, '/auth/recover-password', read(form, 'email')),
      redirect: `${routes.recoverPassword.path()}?${query}`,
    };
  },

  [routes.resetPassword.pattern]: (form) => {
    const values = read(form, 'newPassword');
    return {
      ...account(form, '/auth/reset-password', values),
      body: { token: tokenOf(form), password: values['newPassword'] },
      redirect: `${routes.resetPassword.path()}?situacao=alterada`,
    };
  },

  // The page has two forms: the link's button, and one that requests another link.
  [routes.confirmEmail.pattern]: (form) =>
    form.fields.has('again')
      ? {
          ...account(form, '/auth/resend-confirmation', read(form, 'email')),
          redirect: `${routes.confirmEmail.path()}?situacao=enviado`,
        }
      : {
          ...account(form, '/auth/confirm-email', {}),
          body: { token: tokenOf(form) },
          redirect: `${routes.confirmEmail.path()}?situacao=confirmado`,
        },

  [signOutPath]: (form) => ({
    ...account(form, '/auth/logout', {}),
    redirect: routes.home.path(),
    effect: 'signOut',
  }),

  [routes.rateSchool.pattern]: ({ fields, params: { slug = '' } }) => {
    const values = readReviewForm(fields);
    const sentStart = Number(fields.get('startedAt') ?? Number.NaN);
    const startedAt = Number.isFinite(sentStart) ? sentStart : Date.now();
    const reject = (error: Parameters<typeof toReviewError>[0]) => ({
      reviewAttempt: { ...toReviewError(error), values, startedAt },
    });
    const secondsTaken = (Date.now() - sentStart) / 1_000;
    const isAutomated = looksAutomated({ website: fields.get('website') ?? '', secondsTaken });
    const problems = reviewProblems(values);
    const isInvalid = isAutomated || Object.keys(problems).length > 0;
    const siteError = isAutomated ? { code: 'LOOKS_AUTOMATED' } : { fields: problems };
    return {
      path: `/v3/schools/${encodeURIComponent(slug)}/reviews`,
      // `toReviewForm` throws for values with a problem.
      body: isInvalid ? {} : toReviewForm(values),
      invalid: isInvalid ? reject({ status: 400, ...siteError }) : undefined,
      redirect: routes.reviewThanks.path({ slug }),
      reject,
    };
  },

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
    return form.fields.has('helpful') ? helpful(form) : askedQuestion(form);
  },
  ...visitForms,

  // The page that a saved search's e-mail links to. Stops its alerts, without signing in (product, feature 8).
  [routes.stopAlerts.pattern]: (form) => ({
    path: '/v3/saved-searches/stop',
    body: { token: tokenOf(form) },
    redirect: `${routes.stopAlerts.path()}?situacao=parada`,
    reject: (error) => ({ stopProblem: linkProblem(error) }),
  }),
};

const confirmed = z.object({ school: z.object({ slug: z.string() }) });
const publishedQuestion = confirmed.extend({ id: z.int() });

/** A confirmation of a review or a question that failed. */
const rejectedConfirmation =
  (form: Submission) =>
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
function confirmedQuestion(form: Submission): FormCall {
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

/** A question about a school (product, feature 15). */
function askedQuestion({ fields, params: { slug = '' } }: Submission): FormCall {
  const values = readQuestionForm(fields);
  const sentStart = Number(fields.get('startedAt') ?? Number.NaN);
  const startedAt = Number.isFinite(sentStart) ? sentStart : Date.now();
  const reject = (error: Parameters<typeof toQuestionError>[0]) => ({
    questionAttempt: { ...toQuestionError(error), values, startedAt },
  });
  const secondsTaken = (Date.now() - sentStart) / 1_000;
  const isAutomated = looksAutomated({ website: fields.get('website') ?? '', secondsTaken });
  const problems = questionProblems(values);
  const isInvalid = isAutomated || Object.keys(problems).length > 0;
  const siteError = isAutomated ? { code: 'LOOKS_AUTOMATED' } : { fields: problems };
  return {
    path: `/v3/schools/${encodeURIComponent(slug)}/questions`,
    body: toQuestionForm(values),
    invalid: isInvalid ? reject({ status: 400, ...siteError }) : undefined,
    redirect: `${routes.questions.path({ slug })}?situacao=enviada#perguntar`,
    reject,
  };
}

/** A mark of a question as helpful. */
function helpful({ fields, params: { slug = '' }, browser }: Submission): FormCall {
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

/** A call of the account API. @param values its body, validated before the call. */
function account(form: Submission, path: string, values: Partial<AccountValues>) {
  const fields = accountProblems(values);
  const token = form.fields.get('token');
  // Returns the submitted values to the form, except passwords.
  const typed = { values: read(form, 'name', 'email', 'phone'), ...(token && { token }) };
  const reject = (error: AccountError): PageContext => ({ accountAttempt: { ...typed, error } });
  return {
    path: accountPath + path,
    body: values,
    invalid: Object.keys(fields).length > 0 ? reject({ fields }) : undefined,
    reject: (error: FormError) => reject(toAccountError(error)),
  };
}

function read({ fields }: Submission, ...names: readonly (keyof AccountValues)[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));
}

const tokenOf = ({ fields }: Submission): string => fields.get('token') ?? '';

/** The redirect target from the form, otherwise the home page (S14). */
const destination = ({ fields }: Submission): string =>
  sameSitePath(fields.get('redirect')) ?? routes.home.path();

/** `link`: the token of an e-mail's link was used, has expired, or was replaced. */
const linkProblem = ({ status }: FormError) => (status === 400 || status === 404 ? 'link' : 'later');
