import type { QuestionForm } from '@melhor-escola/api-client/service';
import { formatPersonName } from '@melhor-escola/domain/person-name';
import { normalizePlainText } from '@melhor-escola/domain/plain-text';
import { questionProblems } from '@melhor-escola/domain/question-rules';
import type { SubmittedForm } from '../../submission/submission-error.ts';
import type { SubmissionRules } from '../../submission/submission-rules.ts';

/** Values of the form while it is filled in. */
export interface QuestionValues {
  readonly text: string;
  readonly userName: string;
  readonly userEmail: string;
}

export type SubmittedQuestionForm = SubmittedForm<QuestionValues>;

export const emptyQuestion: QuestionValues = { text: '', userName: '', userEmail: '' };

function readQuestionForm(sent: URLSearchParams): QuestionValues {
  const text = (name: keyof QuestionValues) => sent.get(name) ?? '';
  return { text: text('text'), userName: text('userName'), userEmail: text('userEmail') };
}

/** The question to submit, with a normalized name (VA-02). */
function toQuestionForm({ text, userName, userEmail }: QuestionValues): QuestionForm {
  return { text: normalizePlainText(text), userName: formatPersonName(userName), userEmail };
}

export const questionRules: SubmissionRules<QuestionValues, QuestionForm> = {
  kind: 'question',
  read: readQuestionForm,
  problems: questionProblems,
  toBody: toQuestionForm,
  readEmail: ({ userEmail }) => userEmail,
  copy: { plural: 'perguntas', tooMany: 'muitas perguntas', one: 'a pergunta' },
};
