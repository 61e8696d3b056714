/* Rules of the visit forms for the server that answers them without JavaScript: no components. */

export { toVisitChangeProblem } from './visit-error.ts';
export { readVisitForm, requestedTimes, visitRules, visitTimeProblems } from './visit-values.ts';
