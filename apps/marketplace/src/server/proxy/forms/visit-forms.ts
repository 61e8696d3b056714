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

/** The forms of school visits (product 14). */
export const visitForms: Readonly<Record<string, (form: Submission) => FormCall>> = {
  [routes.requestVisit.pattern]: ({ fields, params: { slug = '' } }) => {
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
      redirect: routes.visitRequested.path({ slug }),
      reject,
    };
  },

  // The page that the e-mails link to has two forms, also with JavaScript: one moves the request, one cancels it.
  [routes.manageVisit.pattern]: ({ fields, params: { slug = '' } }) => {
    const token = fields.get('token') ?? '';
    const chosen = readVisitForm(fields);
    const page = `${routes.manageVisit.path({ slug })}?${new URLSearchParams({ token })}`;
    const reject = (error: Parameters<typeof toVisitChangeProblem>[0]) => ({
      visitChange: { token, chosen, problem: toVisitChangeProblem(error) },
    });
    if (fields.get('change') === 'cancel')
      return { path: '/v3/visits/cancel', body: { token }, redirect: page, reject };
    const [problem] = Object.values(visitTimeProblems(chosen));
    return {
      path: '/v3/visits/move',
      body: { token, times: requestedTimes(chosen) },
      invalid:
        problem === undefined
          ? undefined
          : { visitChange: { token, chosen, problem: { kind: 'times', message: problem } } },
      redirect: `${page}&situacao=mudada`,
      reject,
    };
  },
};
