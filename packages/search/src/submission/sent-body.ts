import { questionFieldNames, questionProblems } from '@melhor-escola/domain/question-rules';
import * as z from 'zod/mini';
import { reviewFieldNames, reviewProblems } from '../review/form/review-values.ts';
import { looksAutomated } from './spam-signals.ts';
import type { SubmissionRules } from './submission-rules.ts';

interface BodyRules {
  /** Message for what is not such a form. */
  readonly incomplete: string;
  /** The fields that the service gets; all without it. */
  readonly names?: readonly string[];
  /** By the rules that form and service share; without it only the service validates the fields. */
  readonly problems?: (form: Readonly<Record<string, unknown>>) => object;
}

const rules: Readonly<Record<SubmissionRules<never>['kind'], BodyRules>> = {
  review: { incomplete: 'A avaliação não está completa.', names: reviewFieldNames, problems: reviewProblems },
  question: {
    incomplete: 'A pergunta não está completa.',
    names: questionFieldNames,
    problems: questionProblems,
  },
  visit: { incomplete: 'O pedido não está completo.' },
};

/** Fields that only the site checks. */
const sentForm = z.looseObject({
  website: z.optional(z.string()),
  secondsTaken: z.optional(z.number()),
});

/** The body of the call to the service, or the error response to a form that does not reach it. */
export type CheckedBody =
  | { readonly body: object; readonly error?: undefined }
  | {
      readonly body?: undefined;
      readonly error: { readonly code: string; readonly message: string; readonly fields?: object };
    };

/** Checks a form that was submitted with JavaScript: rejects what looks automated or has problems. */
export function checkSentBody(kind: SubmissionRules<never>['kind'], sent: unknown): CheckedBody {
  const { incomplete, names, problems } = rules[kind];
  const { success, data } = sentForm.safeParse(sent);
  if (!success) return { error: { code: 'BAD_REQUEST', message: incomplete } };
  const { website = '', secondsTaken = 0, ...form } = data;
  if (looksAutomated({ website, secondsTaken }))
    return { error: { code: 'LOOKS_AUTOMATED', message: 'O envio pareceu automático.' } };
  const fields = problems?.(form) ?? {};
  if (Object.keys(fields).length > 0)
    return { error: { code: 'BAD_REQUEST', message: 'Há campos a corrigir.', fields } };
  return { body: names ? Object.fromEntries(names.map((name) => [name, form[name]])) : form };
}
