import { useNavigate } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { useSearchPorts } from '../../ports.tsx';
import { useSubmission, type Submission } from '../../submission/use-submission.ts';
import { stepWithProblem } from './review-steps.ts';
import { reviewFieldNames, reviewRules, type ReviewValues } from './review-values.ts';
import type { ReviewFormState } from './use-review-form.ts';

/** Submits a review and navigates to the thanks, or to the step with the errors. */
export function useSendReview(
  slug: string,
  { form, goTo, discardDraft }: ReviewFormState,
): Submission<ReviewValues> {
  const { service, links } = useSearchPorts();
  const navigate = useNavigate();
  const { website, send: submit } = useSubmission(reviewRules, slug, {
    submit: (review) => service.submitReview(slug, review),
    discardDraft,
    onSent: () => navigate({ ...links.reviewThanks(slug), replace: true }),
  });

  const send = async (values: ReviewValues) => {
    const errors = await submit(values);
    if (!errors) return undefined;
    // Here, because the form only knows the fields of the step that was submitted.
    const { fields = {}, form: message } = errors;
    const step = stepWithProblem(fields);
    // Rendered synchronously: the form then moves the focus to the first invalid field on the page.
    if (step !== undefined) flushSync(() => goTo(step));
    for (const name of reviewFieldNames) {
      const problem = fields[name];
      if (problem !== undefined) form.setError(name, { type: 'server', message: problem });
    }
    return { form: message };
  };

  return { website, send };
}
