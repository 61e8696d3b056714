/* Rules of the question form for the server that answers it without JavaScript: no components. */

export { questionRules } from './question-values.ts';
