/* Rules of the question form for the server that answers it without JavaScript: no components. */

export { questionCopy, readQuestionForm, toQuestionForm } from './question-values.ts';
