/** What the server that answers forms without JavaScript shares with them: no React, and loadable by Node as it is. */
export {
  accountProblems,
  type AccountFieldName,
  type AccountProblems,
  type AccountValues,
} from '../account-fields.ts';
export {
  toAccountError,
  accountErrorOf,
  type AccountError,
  type SubmittedAccountForm,
} from '../account-error/account-error.ts';
export { sameSitePath } from '../same-site-path.ts';
