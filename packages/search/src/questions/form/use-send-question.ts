import { questionFieldNames } from '@melhor-escola/domain/question-rules';
import type { SubmitErrors, useForm } from '@melhor-escola/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, type RefObject } from 'react';
import { useSearchPorts } from '../../ports.tsx';
import { MIN_SECONDS } from '../../review/form/review-error.ts';
import { useSecondsTaken, waitSeconds } from '../../automated/seconds-taken.ts';
import { sentQuestionKey } from './question-draft.ts';
import { questionErrorOf } from './question-error.ts';
import { toQuestionForm, type QuestionValues } from './question-values.ts';

export interface SendQuestion {
  /** The honeypot field. */
  readonly website: RefObject<HTMLInputElement | null>;
  /** Submits the form, and shows what happens next. @returns the errors, if it was rejected. */
  readonly send: (values: QuestionValues) => Promise<SubmitErrors<QuestionValues> | void>;
}

/** Submits a question, and then shows in its place that it must be confirmed by e-mail. */
export function useSendQuestion(
  slug: string,
  form: ReturnType<typeof useForm<QuestionValues>>,
  discardDraft: () => void,
): SendQuestion {
  const { service, links } = useSearchPorts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const website = useRef<HTMLInputElement>(null);
  const secondsTaken = useSecondsTaken();

  const send = async (values: QuestionValues) => {
    // An author who resumes a draft may finish faster than the minimum time.
    await waitSeconds(MIN_SECONDS - secondsTaken());
    try {
      await service.submitQuestion(slug, {
        ...toQuestionForm(values),
        website: website.current?.value ?? '',
        secondsTaken: Math.ceil(secondsTaken()),
      });
    } catch (error) {
      const apiError = questionErrorOf(error, navigator.onLine);
      if (!apiError) throw error;
      // A password manager may have filled in the honeypot: cleared for the next try.
      if (website.current) website.current.value = '';
      for (const name of questionFieldNames) {
        const message = apiError.fields?.[name];
        if (message !== undefined) form.setError(name, { type: 'server', message });
      }
      return { form: apiError.message };
    }
    discardDraft();
    queryClient.setQueryData(sentQuestionKey(slug), values.userEmail);
    await navigate({ ...links.questions(slug, { situacao: 'enviada' }), hash: 'perguntar', replace: true });
    return undefined;
  };

  return { website, send };
}
