import { Button } from '@melhor-escola/ui/button';
import { Form, SubmitButton } from '@melhor-escola/ui/form';
import { Stepper } from '@melhor-escola/ui/stepper';
import type { ComponentType, Ref } from 'react';
import { AuthorStep } from './author-step.tsx';
import { RatingsStep } from './ratings-step.tsx';
import { RefusedFields } from './refused-fields.tsx';
import type { ReviewAttempt } from './review-attempt.ts';
import { lastReviewStep, reviewSteps, type ReviewStep } from './review-steps.ts';
import type { ReviewValues } from './review-values.ts';
import { SchoolStep } from './school-step.tsx';
import { StepSection } from './step-section.tsx';
import { TestimonialStep } from './testimonial-step.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { useReviewForm, type ReviewFormHandle } from './use-review-form.ts';
import { useSendReview } from './use-send-review.ts';

export interface ReviewFormProps {
  slug: string;
  /** Where the form goes without scripts: the address of its own page. */
  action: string;
  /** What the server could not take, if this page is the answer to that. */
  attempt?: ReviewAttempt | undefined;
  /** When the form was first shown, in milliseconds since 1970. */
  startedAt: number;
}

/**
 * The review form (EN-16): one step at a time with scripts, all of it on one page without. What is typed stays: in the
 * tab, and on the server's answer.
 */
export function ReviewForm({ slug, action, attempt, startedAt }: ReviewFormProps) {
  const hydrated = useHydrated();
  const state = useReviewForm(slug, attempt);
  const { form, step, moved, goTo } = state;
  const { website, send } = useSendReview(slug, state);
  const isLast = step === lastReviewStep;
  const shown = hydrated ? reviewSteps.slice(step - 1, step) : reviewSteps;
  return (
    <div className="flex scroll-mt-4 flex-col gap-8">
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
        // Within a step there is nothing to send: that it is in order is all that was asked.
        onSubmit={(values: ReviewValues) => (isLast ? send(values) : undefined)}
      >
        {attempt && !moved && (
          <RefusedFields
            refusal={attempt}
            isShown={(name) => shown.some(({ fields }) => fields.includes(name))}
          />
        )}
        <input type="hidden" name="startedAt" value={startedAt} />
        <UnseenField ref={website} />
        {shown.map((section, place) => {
          const StepFields = stepFields[section.id];
          return (
            <StepSection
              key={section.id}
              step={section}
              focused={moved}
              later={!hydrated && !attempt && place > 0}
            >
              <StepFields form={form} whole={!hydrated} />
            </StepSection>
          );
        })}
        <StepButtons
          steps={hydrated ? 'one' : attempt ? 'all' : 'all-without-scripts'}
          isLast={isLast}
          onBack={step > 1 ? () => goTo(step - 1) : undefined}
        />
      </Form>
    </div>
  );
}

interface StepFieldsProps {
  form: ReviewFormHandle;
  /** All steps are on the page. */
  whole: boolean;
}

const stepFields: Readonly<Record<ReviewStep['id'], ComponentType<StepFieldsProps>>> = {
  'voce-e-a-escola': SchoolStep,
  notas: RatingsStep,
  depoimento: TestimonialStep,
  'seus-dados': AuthorStep,
};

interface StepButtonsProps {
  /** Which steps the page shows. */
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
        {/* Pressed before the scripts are there it sends what there is, and the server's answer shows all steps. */}
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

/** A field no person sees or reaches, and most programs fill in. */
function UnseenField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div inert className="sr-only">
      <label>
        Deixe em branco
        <input ref={ref} type="text" name="website" defaultValue="" autoComplete="off" />
      </label>
    </div>
  );
}
