import { Button } from '@melhor-escola/ui/button';
import { Form, SubmitButton } from '@melhor-escola/ui/form';
import { Stepper } from '@melhor-escola/ui/stepper';
import type { Ref } from 'react';
import { StepFlow, StepSection } from '@melhor-escola/ui/step-section';
import { reviewFields, type ReviewFieldName } from '@melhor-escola/domain/review-rules';
import { Alert } from '@melhor-escola/ui/alert';
import { counted } from '@melhor-escola/domain/count';
import type { SubmittedReviewForm, ReviewError } from './review-error.ts';
import { lastReviewStep, reviewSteps } from './review-steps.ts';
import { reviewFieldNames, type ReviewProblems, type ReviewValues } from './review-values.ts';
import { stepFields } from './step-fields.tsx';
import { useHydrated } from '@melhor-escola/ui/hooks';
import { useReviewForm } from './use-review-form.ts';
import { useSendReview } from './use-send-review.ts';

export interface ReviewFormProps {
  slug: string;
  /** Where the form goes without scripts: the address of its own page. */
  action: string;
  /** What the server could not take, if this page is the answer to that. */
  submitted?: SubmittedReviewForm | undefined;
  /** When the form was first shown, in milliseconds since 1970. */
  startedAt: number;
}

/**
 * The review form (EN-16): one step at a time with scripts, all of it on one page without. What is typed stays: in the
 * tab, and on the server's answer.
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
        // Within a step there is nothing to send: that it is in order is all that was asked.
        onSubmit={(values: ReviewValues) => (isLast ? send(values) : undefined)}
      >
        {submitted && !moved && (
          <SubmissionErrors
            error={submitted}
            isShown={(name) => shown.some(({ fields }) => fields.includes(name))}
          />
        )}
        <input type="hidden" name="startedAt" value={startedAt} />
        <HoneypotField ref={website} />
        {shown.map((section, place) => {
          const StepFields = stepFields[section.id];
          return (
            <StepSection
              key={section.id}
              title={section.label}
              headingId={section.id}
              focused={moved}
              // All but the first step are hidden where scripts are about to show one step at a time.
              className={!hydrated && !submitted && place > 0 ? 'scripted:hidden' : undefined}
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
function HoneypotField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div inert className="sr-only">
      <label>
        Deixe em branco
        <input ref={ref} type="text" name="website" defaultValue="" autoComplete="off" />
      </label>
    </div>
  );
}

interface SubmissionErrorsProps {
  error: ReviewError;
  /** Whether the field is on the page and can be linked to. */
  isShown: (name: ReviewFieldName) => boolean;
}

const noProblems: ReviewProblems = {};

/** Errors of a form submitted without scripts, above the form, with a link to each field. */
function SubmissionErrors({ error: { fields = noProblems, message }, isShown }: SubmissionErrorsProps) {
  const invalid = reviewFieldNames.filter((name) => fields[name] !== undefined);
  if (invalid.length === 0 && message === undefined) return null;
  const title = message ?? counted(invalid.length, 'campo precisa de atenção', 'campos precisam de atenção');
  return (
    <Alert tone="danger" title={title} id="o-que-falta" className="scroll-mt-4">
      {invalid.length > 0 && (
        <ul className="mt-1 flex flex-col">
          {invalid.filter(isShown).map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="inline-flex min-h-6 items-center py-0.5 underline underline-offset-2 hover:decoration-2"
              >
                {fields[name] ?? reviewFields[name].label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
