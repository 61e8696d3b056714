/* Rules of the question form for the server that answers it without JavaScript: no components. */

export { toQuestionError } from './question-error.ts';
export { readQuestionForm, toQuestionForm } from './question-values.ts';
