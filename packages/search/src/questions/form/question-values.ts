import type { QuestionForm } from '@melhor-escola/api-client/service';
import { formatPersonName } from '@melhor-escola/domain/person-name';
import { normalizePlainText } from '@melhor-escola/domain/plain-text';
import type { SubmissionCopy, SubmittedForm } from '../../submission/submission-error.ts';

/** Values of the form while it is filled in. */
export interface QuestionValues {
  readonly text: string;
  readonly userName: string;
  readonly userEmail: string;
}

export type SubmittedQuestionForm = SubmittedForm<QuestionValues>;

export const questionCopy: SubmissionCopy = {
  plural: 'perguntas',
  tooMany: 'muitas perguntas',
  one: 'a pergunta',
};

export const emptyQuestion: QuestionValues = { text: '', userName: '', userEmail: '' };

/** Parses a form submitted without JavaScript. Missing fields are empty; unknown ones are ignored. */
export function readQuestionForm(sent: URLSearchParams): QuestionValues {
  const text = (name: keyof QuestionValues) => sent.get(name) ?? '';
  return { text: text('text'), userName: text('userName'), userEmail: text('userEmail') };
}

/** The question to submit, with a normalised name (VA-02). */
export function toQuestionForm({ text, userName, userEmail }: QuestionValues): QuestionForm {
  return { text: normalizePlainText(text), userName: formatPersonName(userName), userEmail };
}
