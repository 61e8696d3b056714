/* Rules of the visit forms for the server that answers them without JavaScript: no components. */

export { toVisitChangeProblem, visitCopy } from './visit-error.ts';
export {
  readVisitForm,
  requestedTimes,
  toVisitForm,
  visitFieldNames,
  visitProblems,
  visitTimeProblems,
} from './visit-values.ts';
