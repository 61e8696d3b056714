import { type DeviceStorage, type DeviceStore, useStoredDraft } from '@melhor-escola/ui/device-store';
import { useForm } from '@melhor-escola/ui/form';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSearchPorts } from '../../ports.tsx';
import { submissionDraft } from '../../submission/draft.ts';
import { useSubmission } from '../../submission/use-submission.ts';
import {
  emptyQuestion,
  questionRules,
  type QuestionValues,
  type SubmittedQuestionForm,
} from './question-values.ts';

/** The draft of a question about this school. @param storage as of `submissionDraft`. */
export function questionDraftStore(slug: string, storage?: DeviceStorage): DeviceStore<QuestionValues> {
  return submissionDraft('question', slug, parseDraft, storage);
}

function parseDraft({ text, userName, userEmail }: Readonly<Record<string, unknown>>) {
  if (typeof text !== 'string' || typeof userName !== 'string' || typeof userEmail !== 'string')
    return undefined;
  return { text, userName, userEmail };
}

/**
 * Restores the form, from a submission that was rejected without JavaScript or from the draft of this tab, and submits
 * it; then its place shows that the question must be confirmed by e-mail.
 *
 * @param submitted the rejected form, if the page answers its submission.
 */
export function useQuestionForm(slug: string, submitted: SubmittedQuestionForm | undefined) {
  const { service, links } = useSearchPorts();
  const navigate = useNavigate();
  const { stored, save, discard } = useStoredDraft(() => questionDraftStore(slug));
  const form = useForm<QuestionValues>({
    defaultValues: submitted?.values ?? emptyQuestion,
    values: submitted ? undefined : stored,
    defaultErrors: submitted?.fields,
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => save(form.getValues()) }),
    [form, save],
  );
  const submission = useSubmission(questionRules, slug, {
    submit: (question) => service.submitQuestion(slug, question),
    discardDraft: discard,
    onSent: () =>
      navigate({ ...links.questions(slug, { situacao: 'enviada' }), hash: 'perguntar', replace: true }),
  });
  return { form, ...submission };
}
