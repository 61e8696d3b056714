/** What the server that answers forms without JavaScript shares with them: no React, and loadable by Node as it is. */
export {
  accountProblems,
  type AccountFieldName,
  type AccountProblems,
  type AccountValues,
} from '../account-fields.ts';
export {
  accountRefusal,
  refusalOfError,
  type AccountRefusal,
  type AccountAttempt,
} from '../refusal/account-refusal.ts';
export { sameSitePath } from '../same-site-path.ts';
