import { useStoredDraft } from '@melhor-escola/ui/device-store';
import { useForm } from '@melhor-escola/ui/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { reviewDraftStore } from './review-draft.ts';
import { lastReviewStep, stepToResume, stepWithProblem } from './review-steps.ts';
import { emptyReview, type ReviewValues, type SubmittedReviewForm } from './review-values.ts';

/** The kit's form handle for a review. */
export type ReviewFormHandle = ReturnType<typeof useForm<ReviewValues>>;

/** The state of the form, persisted in the tab while it is filled in. */
export interface ReviewFormState {
  readonly form: ReviewFormHandle;
  /** From 1. */
  readonly step: number;
  /** Whether the author has moved between steps, so that the focus follows. */
  readonly moved: boolean;
  readonly goTo: (step: number) => void;
  /** Clears the stored draft: the review was submitted. */
  readonly discardDraft: () => void;
}

/**
 * Restores the form: from a submission that was rejected without JavaScript, otherwise from the draft of this tab.
 *
 * @param submitted the rejected form, if the page answers its submission.
 */
export function useReviewForm(slug: string, submitted: SubmittedReviewForm | undefined): ReviewFormState {
  const { stored, save, discard } = useStoredDraft(() => reviewDraftStore(slug));
  const draft = submitted ? undefined : stored;
  const form = useForm<ReviewValues>({
    defaultValues: submitted?.values ?? emptyReview,
    values: draft?.values,
    defaultErrors: submitted?.fields,
  });
  const [chosen, setChosen] = useState<number>();
  const first = draft ? stepToResume(draft.step, draft.values) : stepWithProblem(submitted?.fields ?? {});
  const step = chosen ?? first ?? 1;
  const goTo = (next: number) => {
    // Resets the validation state: the next step's fields validate on input only after they were left (VA-08), not
    // because this step was submitted.
    form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true, keepTouched: true });
    setChosen(next);
  };
  useAdvanceAfterSubmit(form, () => step < lastReviewStep && goTo(step + 1));
  useEffect(() => {
    const saveForm = () => save({ step, values: form.getValues() });
    // Only looking at the form creates no draft.
    if (step > 1) saveForm();
    return form.subscribe({ formState: { values: true }, callback: saveForm });
  }, [save, form, step]);
  return { form, step, moved: chosen !== undefined, goTo, discardDraft: discard };
}

/** Advances once the kit has validated the visible step without errors and finished the submission. */
function useAdvanceAfterSubmit(form: ReviewFormHandle, goOn: () => void): void {
  const { isSubmitSuccessful } = form.formState;
  const advance = useEffectEvent(goOn);
  useEffect(() => {
    if (isSubmitSuccessful) advance();
  }, [isSubmitSuccessful]);
}
