/** What the account forms share with the server that answers them without JavaScript: free of React, and Node loads it as it is. */
export {
  accountProblems,
  type AccountFieldName,
  type AccountProblems,
  type AccountValues,
} from '../account-fields.ts';
export {
  toAccountError,
  mapAccountError,
  type AccountError,
  type SubmittedAccountForm,
} from '../account-error/account-error.ts';
export { accountForms, type AccountFormOutcome } from './posted-forms.ts';
