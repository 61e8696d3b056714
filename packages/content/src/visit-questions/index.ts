export { type QuestionGroup, questionsFor, type VisitQuestion } from './visit-questions.ts';
