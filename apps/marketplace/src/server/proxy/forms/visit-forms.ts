import { routes } from '@melhor-escola/domain/routes';
import { looksAutomated } from '@melhor-escola/search/review/form';
import {
  readVisitForm,
  requestedTimes,
  toVisitChangeProblem,
  toVisitError,
  toVisitForm,
  visitProblems,
  visitTimeProblems,
} from '@melhor-escola/search/visit/form';
import type { FormCall, Submission } from './form-call.ts';

/** The forms of school visits (product 14), all posted to one page: the request, and the two of the link in its mails. */
export const visitForms: Readonly<Record<string, (form: Submission) => FormCall>> = {
  [routes.visit.pattern]: (form) => (form.fields.has('change') ? changeVisit(form) : requestVisit(form)),
};

function requestVisit({ fields, params: { slug = '' } }: Submission): FormCall {
  const values = readVisitForm(fields);
  const sentStart = Number(fields.get('startedAt') ?? Number.NaN);
  const startedAt = Number.isFinite(sentStart) ? sentStart : Date.now();
  const reject = (error: Parameters<typeof toVisitError>[0]) => ({
    visitAttempt: { ...toVisitError(error), values, startedAt },
  });
  const secondsTaken = (Date.now() - sentStart) / 1_000;
  const isAutomated = looksAutomated({ website: fields.get('website') ?? '', secondsTaken });
  const problems = visitProblems(values);
  const isInvalid = isAutomated || Object.keys(problems).length > 0;
  const siteError = isAutomated ? { code: 'LOOKS_AUTOMATED' } : { fields: problems };
  return {
    path: `/v3/schools/${encodeURIComponent(slug)}/visits`,
    body: toVisitForm(values),
    invalid: isInvalid ? reject({ status: 400, ...siteError }) : undefined,
    redirect: `${routes.visit.path({ slug })}?situacao=enviado`,
    reject,
  };
}

/** Moves the request of a mailed link, or cancels it: a plain form also with JavaScript. */
function changeVisit({ fields, params: { slug = '' } }: Submission): FormCall {
  const token = fields.get('token') ?? '';
  const values = readVisitForm(fields);
  const page = `${routes.visit.path({ slug })}?${new URLSearchParams({ token })}`;
  const rejectWith = (problem: ReturnType<typeof toVisitChangeProblem>) => ({
    visitAttempt: { token, values, startedAt: Date.now(), problem },
  });
  const reject = (error: Parameters<typeof toVisitChangeProblem>[0]) =>
    rejectWith(toVisitChangeProblem(error));
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
