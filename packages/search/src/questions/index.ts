export type { SubmittedQuestionForm } from './form/question-values.ts';
export type { FailedMark } from './helpful-problem.ts';
export { questionsHead } from './head.ts';
export { loadQuestions } from './loader.ts';
export { QuestionsScreen } from './screen.tsx';
