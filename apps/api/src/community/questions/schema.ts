import { normalizeEmail } from '@melhor-escola/domain/email-address';
import { requiredMessage } from '@melhor-escola/domain/field-messages';
import { normalizePlainText } from '@melhor-escola/domain/plain-text';
import {
  type QuestionFieldName,
  questionFieldProblem,
  questionText,
} from '@melhor-escola/domain/question-rules';
import { reviewFields } from '@melhor-escola/domain/review-rules';
import { z } from 'zod';
import { confirmedFields } from '../moderation/schema.ts';

/** Validates a field with the domain's rule, like the site's form. */
const checked = (name: QuestionFieldName, label: string) =>
  z.string(requiredMessage(label)).superRefine((value, context) => {
    const problem = questionFieldProblem(name, value);
    if (problem !== undefined) context.addIssue(problem);
  });

const { userName, userEmail } = reviewFields;

/** The question form in the request → as stored: trimmed, NFC, the e-mail in lower case. */
export const questionForm = z
  .object({
    text: checked('text', questionText.label).transform(normalizePlainText).meta({
      description: 'Plain text, never HTML.',
      minLength: questionText.min,
      maxLength: questionText.max,
    }),
    userName: checked('userName', userName.label)
      .transform(normalizePlainText)
      .meta({ description: userName.label, minLength: userName.min, maxLength: userName.max }),
    userEmail: checked('userEmail', userEmail.label).transform(normalizeEmail).meta({
      description: 'Never displayed: receives the confirmation link and the answer.',
      maxLength: userEmail.max,
    }),
  })
  .meta({ id: 'QuestionForm' });

/** A question as submitted by its author. */
export type QuestionForm = z.output<typeof questionForm>;

export const confirmedBody = z
  .object({
    message: confirmedFields.message,
    id: z.int().meta({ description: 'The question’s.' }),
    school: confirmedFields.school,
  })
  .meta({ id: 'ConfirmedQuestion' });

export const helpfulBody = z
  .object({ helpfulCount: z.int().meta({ description: 'Number of devices, with this one.' }) })
  .meta({ id: 'HelpfulQuestion' });
