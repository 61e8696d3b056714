export type { SubmittedQuestionForm } from './form/question-error.ts';
export { ConfirmQuestionScreen } from './confirm-screen.tsx';
export { confirmQuestionHead, questionsHead } from './head.ts';
export { loadQuestions } from './loader.ts';
export { QuestionsScreen } from './screen.tsx';
export { type QuestionsSearch, validateQuestionsSearch } from './search-params.ts';
