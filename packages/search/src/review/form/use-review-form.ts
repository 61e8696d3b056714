import { useStoredDraft } from '@melhor-escola/ui/device-store';
import { useForm } from '@melhor-escola/ui/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SubmittedReviewForm } from './review-error.ts';
import { reviewDraftStore } from './review-draft.ts';
import { lastReviewStep, stepToResume, stepWithProblem } from './review-steps.ts';
import { emptyReview, reviewFieldNames, type ReviewProblems, type ReviewValues } from './review-values.ts';

/** What `useForm` of the kit gives for a review. */
export type ReviewFormHandle = ReturnType<typeof useForm<ReviewValues>>;

/** The state of the form, kept in the tab while it is filled in. */
export interface ReviewFormState {
  readonly form: ReviewFormHandle;
  /** From 1. */
  readonly step: number;
  /** Whether its author has gone from step to step, so that the focus goes along. */
  readonly moved: boolean;
  readonly goTo: (step: number) => void;
  /** Clears the stored draft: the review was submitted. */
  readonly discardDraft: () => void;
}

/**
 * A form that goes on where it was left: with what was sent in vain without scripts, else with the draft of this tab.
 *
 * @param submitted what the server could not take, if the page is the answer to that.
 */
export function useReviewForm(slug: string, submitted: SubmittedReviewForm | undefined): ReviewFormState {
  const { stored, save, discard } = useStoredDraft(() => reviewDraftStore(slug));
  const draft = submitted ? undefined : stored;
  const form = useForm<ReviewValues>({
    defaultValues: submitted?.values ?? emptyReview,
    values: draft?.values,
  });
  useServerErrors(form, submitted?.fields);
  const [chosen, setChosen] = useState<number>();
  const first = draft ? stepToResume(draft.step, draft.values) : stepWithProblem(submitted?.fields ?? {});
  const step = chosen ?? first ?? 1;
  const goTo = (next: number) => {
    // The next step's fields are judged while they are typed only once they were left (VA-08), not because this one's
    // were sent.
    form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true, keepTouched: true });
    setChosen(next);
  };
  useAdvanceAfterSubmit(form, () => step < lastReviewStep && goTo(step + 1));
  useEffect(() => {
    const saveForm = () => save({ step, values: form.getValues() });
    // Looking at the form is no draft yet.
    if (step > 1) saveForm();
    return form.subscribe({ formState: { values: true }, callback: saveForm });
  }, [save, form, step]);
  return { form, step, moved: chosen !== undefined, goTo, discardDraft: discard };
}

/** Goes on once the kit has judged what is on the page, found nothing, and is done with it. */
function useAdvanceAfterSubmit(form: ReviewFormHandle, goOn: () => void): void {
  const { isSubmitSuccessful } = form.formState;
  const advance = useEffectEvent(goOn);
  useEffect(() => {
    if (isSubmitSuccessful) advance();
  }, [isSubmitSuccessful]);
}

/** Has the fields say from the first rendering on what the server refused of them. */
function useServerErrors(form: ReviewFormHandle, problems: ReviewProblems = {}): void {
  useState(() => {
    for (const name of reviewFieldNames) {
      const message = problems[name];
      if (message !== undefined) form.setError(name, { type: 'server', message });
    }
  });
}
