import { Button } from '@melhor-escola/ui/button';
import { Form, SubmitButton } from '@melhor-escola/ui/form';
import { Stepper } from '@melhor-escola/ui/stepper';
import { StepFlow, StepSection } from '@melhor-escola/ui/step-section';
import { SpamFields } from '../../submission/spam-fields.tsx';
import { SubmissionErrors } from '../../submission/submission-errors.tsx';
import { lastReviewStep, reviewSteps } from './review-steps.ts';
import { reviewFieldNames, type ReviewValues, type SubmittedReviewForm } from './review-values.ts';
import { stepFields } from './step-fields.tsx';
import { useHydrated } from '@melhor-escola/ui/hooks';
import { useReviewForm } from './use-review-form.ts';
import { useSendReview } from './use-send-review.ts';

export interface ReviewFormProps {
  slug: string;
  /** Form action without JavaScript: the URL of its own page. */
  action: string;
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedReviewForm | undefined;
  /** When the form was first shown, in ms since 1970. */
  startedAt: number;
}

/**
 * The review form (EN-16): one step at a time with JavaScript, all on one page without. What is typed persists: in the
 * tab, and in the server's response.
 */
export function ReviewForm({ slug, action, submitted, startedAt }: ReviewFormProps) {
  const hydrated = useHydrated();
  const state = useReviewForm(slug, submitted);
  const { form, step, moved, goTo } = state;
  const { website, send } = useSendReview(slug, state);
  const isLast = step === lastReviewStep;
  const shown = hydrated ? reviewSteps.slice(step - 1, step) : reviewSteps;
  return (
    <StepFlow className="flex flex-col gap-8">
      <Stepper
        steps={reviewSteps}
        current={step}
        onCurrentChange={hydrated ? goTo : undefined}
        className="noscript:hidden"
      />
      <Form
        form={form}
        method="post"
        action={action}
        // Intermediate steps are only validated; nothing is submitted.
        onSubmit={(values: ReviewValues) => (isLast ? send(values) : undefined)}
      >
        <SubmissionErrors
          form={form}
          submitted={moved ? undefined : submitted}
          names={reviewFieldNames}
          problemEntry={(name) =>
            shown.some(({ fields }) => fields.includes(name)) ? submitted?.fields?.[name] : undefined
          }
        />
        <SpamFields ref={website} startedAt={startedAt} />
        {shown.map((section, index) => {
          const StepFields = stepFields[section.id];
          return (
            <StepSection
              key={section.id}
              title={section.label}
              headingId={section.id}
              focused={moved}
              // Before hydration, all but the first step are hidden, because JavaScript will show one step at a time.
              className={!hydrated && !submitted && index > 0 ? 'scripted:hidden' : undefined}
            >
              <StepFields form={form} whole={!hydrated} />
            </StepSection>
          );
        })}
        <StepButtons
          steps={hydrated ? 'one' : submitted ? 'all' : 'all-without-scripts'}
          isLast={isLast}
          onBack={step > 1 ? () => goTo(step - 1) : undefined}
        />
      </Form>
    </StepFlow>
  );
}

interface StepButtonsProps {
  /** Which steps are visible. */
  steps: 'one' | 'all' | 'all-without-scripts';
  isLast: boolean;
  onBack: (() => void) | undefined;
}

function StepButtons({ steps, isLast, onBack }: StepButtonsProps) {
  const send = <SubmitButton size="large">Enviar avaliação</SubmitButton>;
  if (steps === 'all') return send;
  if (steps === 'all-without-scripts') {
    return (
      <>
        {/* Before hydration it submits the form as it is, and the server's response shows all steps. */}
        <SubmitButton size="large" formNoValidate className="noscript:hidden">
          Continuar
        </SubmitButton>
        <SubmitButton size="large" className="scripted:hidden">
          Enviar avaliação
        </SubmitButton>
      </>
    );
  }
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
      {isLast ? send : <SubmitButton size="large">Continuar</SubmitButton>}
      {onBack && (
        <Button size="large" variant="quiet" onClick={onBack}>
          Voltar
        </Button>
      )}
    </div>
  );
}
