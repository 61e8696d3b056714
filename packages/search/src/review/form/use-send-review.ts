import type { SubmitErrors } from '@melhor-escola/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useSecondsTaken, waitSeconds } from '../../automated/seconds-taken.ts';
import { useSearchPorts } from '../../ports.tsx';
import { MIN_SECONDS, reviewErrorOf } from './review-error.ts';
import { stepWithProblem } from './review-steps.ts';
import { reviewFieldNames, toReviewForm, type ReviewProblems, type ReviewValues } from './review-values.ts';
import { sentReviewKey } from './review-draft.ts';
import type { ReviewFormState } from './use-review-form.ts';

export interface SendReview {
  /** The honeypot field. */
  readonly website: RefObject<HTMLInputElement | null>;
  /** Submits the form, and navigates to the thanks. @returns the errors, if it was rejected. */
  readonly send: (values: ReviewValues) => Promise<SubmitErrors<ReviewValues> | void>;
}

/** Submits a review and navigates to the thanks, or to the step with the errors. */
export function useSendReview(slug: string, { form, goTo, discardDraft }: ReviewFormState): SendReview {
  const { service, links } = useSearchPorts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const website = useRef<HTMLInputElement>(null);
  const secondsTaken = useSecondsTaken();

  const showProblems = (problems: ReviewProblems) => {
    const step = stepWithProblem(problems);
    // Rendered synchronously: the form then moves the focus to the first invalid field on the page.
    if (step !== undefined) flushSync(() => goTo(step));
    for (const name of reviewFieldNames) {
      const message = problems[name];
      if (message !== undefined) form.setError(name, { type: 'server', message });
    }
  };

  const send = async (values: ReviewValues) => {
    // An author who resumes a draft may finish faster than the minimum time.
    await waitSeconds(MIN_SECONDS - secondsTaken());
    try {
      await service.submitReview(slug, {
        ...toReviewForm(values),
        website: website.current?.value ?? '',
        secondsTaken: Math.ceil(secondsTaken()),
      });
    } catch (error) {
      const apiError = reviewErrorOf(error, navigator.onLine);
      if (!apiError) throw error;
      // A password manager may have filled in the honeypot: cleared for the next try.
      if (website.current) website.current.value = '';
      if (apiError.fields) showProblems(apiError.fields);
      return { form: apiError.message };
    }
    discardDraft();
    queryClient.setQueryData(sentReviewKey(slug), values.userEmail);
    await navigate({ ...links.reviewThanks(slug), replace: true });
    return undefined;
  };

  return { website, send };
}
