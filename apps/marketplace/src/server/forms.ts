import { accountForms } from '@melhor-escola/account/form';
import type { ErrorResponse } from '@melhor-escola/api-client/api-error';
import { linkProblem, formToken } from '@melhor-escola/api-client/posted-form';
import { routes, saveDataPath } from '@melhor-escola/domain/routes';
import { submissionForms } from '@melhor-escola/search/submission';
import type { SiteForms } from '@melhor-escola/site-server';
import type { FormOutcome } from '../app/service/request-context.ts';

/** All forms that work without JavaScript (P3). The features define what each form does. */
export const forms: SiteForms<FormOutcome, ErrorResponse> = {
  pages: {
    ...accountForms,
    ...submissionForms,
    // The page that a saved search's e-mail links to. Stops its alerts, without signing in (product 8).
    [routes.stopAlerts.pattern]: (form) => ({
      path: '/v3/saved-searches/stop',
      body: { token: formToken(form) },
      redirect: `${routes.stopAlerts.path()}?situacao=parada`,
      reject: (error) => ({ stopProblem: linkProblem(error) }),
    }),
  },
  long: new Set<string>([routes.rateSchool.pattern, routes.visit.pattern]),
  isOfAccount: (path) => path.startsWith('/v3/account'),
  saveData: { path: saveDataPath, homePath: routes.home.path() },
};
