import { emailProblem } from '../people/email.ts';
import { requiredMessage } from '../text/text-field.ts';
import { reviewFields, textProblem, type TextLimits } from './review-rules.ts';

/** Limits of a question about a school: `label` is `{field}` in its messages (VA-07). */
export const questionText: TextLimits = { label: 'pergunta', min: 10, max: 300, lines: true };

/** Limits of the school's answer to a question or a review. */
export const answerText: TextLimits = { label: 'resposta', min: 2, max: 2000, lines: true };

/** The fields of the question form, in order. Name and e-mail follow the rules of a review. */
export const questionFieldNames = ['text', 'userName', 'userEmail'] as const;

export type QuestionFieldName = (typeof questionFieldNames)[number];

/** Problems of a question by field. */
export type QuestionProblems = Partial<Record<QuestionFieldName, string>>;

const labels: Readonly<Record<QuestionFieldName, string>> = {
  text: questionText.label,
  userName: reviewFields.userName.label,
  userEmail: 'e-mail',
};

/** The message for an invalid value of the form (VA-07); `undefined` if it is valid. */
export function questionFieldProblem(name: QuestionFieldName, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return requiredMessage(labels[name]);
  if (typeof value !== 'string') return `O campo ${labels[name]} não está no formato pedido`;
  if (value.trim() === '') return requiredMessage(labels[name]);
  if (name === 'userEmail') return emailProblem(value);
  return textProblem(value, name === 'text' ? questionText : reviewFields.userName);
}

/** Validates values of any origin with the rules shared by the site and the service. */
export function questionProblems(
  values: Readonly<Partial<Record<QuestionFieldName, unknown>>>,
): QuestionProblems {
  return Object.fromEntries(
    questionFieldNames.flatMap((name) => {
      const problem = questionFieldProblem(name, values[name]);
      return problem === undefined ? [] : [[name, problem] as const];
    }),
  );
}
