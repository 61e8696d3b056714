import { emailProblem, MAX_EMAIL_LENGTH } from '../people/email.ts';
import { MAX_FULL_NAME_LENGTH } from '../people/name.ts';
import { phoneProblem } from '../people/phone.ts';
import { requiredMessage } from '../text/text-field.ts';
import { type TextLimits, textProblem } from './review-rules.ts';
import { findGrade } from './stage.ts';

/**
 * `requested`, then `moved` to other times or `cancelled` by the family; the school has `proposed` other times, one of which the family
 * accepts, or has `declined`.
 */
export const visitStatuses = ['requested', 'moved', 'proposed', 'declined', 'cancelled'] as const;

export type VisitStatus = (typeof visitStatuses)[number];

/** Texts of a visit request with their limits. */
export const visitTexts = {
  contactName: { label: 'nome', min: 2, max: MAX_FULL_NAME_LENGTH, lines: false },
  question: { label: 'pergunta', min: 10, max: 1000, lines: true },
} as const satisfies Readonly<Record<string, TextLimits>>;

/** Limits of what a school writes to a family about its request. */
export const schoolReply: TextLimits = { label: 'mensagem', min: 2, max: 1000, lines: true };

export const MAX_VISIT_EMAIL_LENGTH = MAX_EMAIL_LENGTH;

/** Fields of a visit request with one value (product 14); its times have rules of their own (`visit-times.ts`). */
export type VisitFieldName = 'contactName' | 'email' | 'phone' | 'studentGrade' | 'question';

/** The message for an invalid value; `undefined` if it is valid. Name and e-mail are required. */
export function visitFieldProblem(name: VisitFieldName, value: string): string | undefined {
  const text = value.trim();
  if (name === 'contactName')
    return text === '' ? requiredMessage('nome') : textProblem(text, visitTexts[name]);
  if (name === 'email') return text === '' ? requiredMessage('e-mail') : emailProblem(text);
  if (text === '') return undefined;
  if (name === 'phone') return phoneProblem(text);
  if (name === 'question') return textProblem(text, visitTexts[name]);
  return findGrade(text) ? undefined : 'Escolha uma das opções do campo série';
}

/** The message for a request without times and without a question. */
export const EMPTY_VISIT_MESSAGE = 'Escolha dois ou três horários ou escreva a sua pergunta';
