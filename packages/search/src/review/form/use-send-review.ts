import type { SubmitErrors } from '@melhor-escola/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useSearchPorts } from '../../ports.tsx';
import { MIN_SECONDS, reviewErrorOf } from './review-error.ts';
import { stepWithProblem } from './review-steps.ts';
import { reviewFieldNames, toReviewForm, type ReviewProblems, type ReviewValues } from './review-values.ts';
import { sentReviewKey } from './review-draft.ts';
import type { ReviewFormState } from './use-review-form.ts';

export interface SendReview {
  /** The field that people do not see. */
  readonly website: RefObject<HTMLInputElement | null>;
  /** Sends the whole form, and shows the thanks. @returns what was refused. */
  readonly send: (values: ReviewValues) => Promise<SubmitErrors<ReviewValues> | void>;
}

/** Sends a review, and leads on what comes of it: to the thanks, or to the step with what was refused. */
export function useSendReview(slug: string, { form, goTo, discardDraft }: ReviewFormState): SendReview {
  const { service, links } = useSearchPorts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const website = useRef<HTMLInputElement>(null);
  const secondsTaken = useSecondsTaken();

  const showProblems = (problems: ReviewProblems) => {
    const step = stepWithProblem(problems);
    // Drawn at once: the form moves the focus to the first invalid field that is on the page.
    if (step !== undefined) flushSync(() => goTo(step));
    for (const name of reviewFieldNames) {
      const message = problems[name];
      if (message !== undefined) form.setError(name, { type: 'server', message });
    }
  };

  const send = async (values: ReviewValues) => {
    // Who goes on with a draft may be done sooner than a person could write it.
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
      // A password manager may have filled it in: the next try goes without.
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

/** How long the form has been on the screen. */
function useSecondsTaken(): () => number {
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  return () => (performance.now() - since.current) / 1_000;
}

function waitSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, seconds) * 1_000);
  });
}
