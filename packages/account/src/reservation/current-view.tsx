import { Button } from '@melhor-escola/ui/button';
import { Stepper } from '@melhor-escola/ui/stepper';
import { lazyRouteComponent, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { sameSitePath } from '@melhor-escola/domain/same-site-path';
import { useReservation } from './context.tsx';
import { reservationSteps, type StepView } from './machine.ts';
import { OfferGone } from './offer/offer-gone.tsx';
import { ScholarshipTerms } from './offer/scholarship-terms.tsx';
import { EligibilityStep } from './steps/eligibility-step.tsx';
import { StepPlaceholder, StepSection } from './steps/step-section.tsx';

// Most visitors leave at the first step, so the later steps are loaded on the first interaction.
const PersonStep = lazyRouteComponent(() => import('./steps/person-step.tsx'), 'PersonStep');
const StudentStep = lazyRouteComponent(() => import('./steps/student-step.tsx'), 'StudentStep');
const ConfirmStep = lazyRouteComponent(() => import('./steps/confirm-step.tsx'), 'ConfirmStep');
const SignInForm = lazyRouteComponent(() => import('../sign-in/sign-in-form.tsx'), 'SignInForm');
const Reserved = lazyRouteComponent(() => import('./outcome/reserved.tsx'), 'Reserved');
const AlreadyReserved = lazyRouteComponent(() => import('./outcome/rejected.tsx'), 'AlreadyReserved');
const ReservationLimit = lazyRouteComponent(() => import('./outcome/rejected.tsx'), 'ReservationLimit');

/** Fetches the code of the later steps; one that fails is fetched again when it is shown. */
function preloadSteps(): void {
  for (const step of [PersonStep, StudentStep, ConfirmStep, Reserved])
    step.preload?.()?.catch(() => undefined);
}

/** What the state machine shows: a step, the reservation, or what replaces them. */
export function CurrentView() {
  const { offer, isRestored } = useReservation();
  return (
    <>
      <Suspense fallback={<StepPlaceholder />}>
        <StepOrOutcome />
      </Suspense>
      {offer && !isRestored && (
        <div className="scripted:hidden">
          <ScholarshipTerms offer={offer} />
        </div>
      )}
    </>
  );
}

function StepOrOutcome() {
  const { view } = useReservation();
  switch (view.kind) {
    case 'restoring':
      return <StepPlaceholder />;
    case 'reserved':
      return <Reserved code={view.code} />;
    case 'offer-gone':
      return <OfferGone reason={view.reason} offer={view.offer} />;
    case 'already-reserved':
      return <AlreadyReserved code={view.code} />;
    case 'limit':
      return <ReservationLimit />;
    default:
      return <Steps view={view} />;
  }
}

const stepperSteps = [
  { label: 'Elegibilidade' },
  { label: 'Seus dados' },
  { label: 'O estudante' },
  { label: 'Confirmar' },
];

function Steps({ view }: { view: StepView }) {
  const { goTo } = useReservation();
  return (
    <div className="flex flex-col gap-6 noscript:hidden" onFocus={preloadSteps} onPointerDown={preloadSteps}>
      <Stepper
        steps={stepperSteps}
        current={reservationSteps.indexOf(view.step) + 1}
        onCurrentChange={(number) => {
          const step = reservationSteps[number - 1];
          if (step) void goTo(step);
        }}
      />
      <Suspense fallback={<StepPlaceholder />}>
        <CurrentStep view={view} />
      </Suspense>
    </div>
  );
}

function CurrentStep({ view }: { view: StepView }) {
  if (view.kind === 'checking-session') return <StepPlaceholder />;
  if (view.kind === 'sign-in') return <SignInToContinue />;
  switch (view.step) {
    case 'eligibility':
      return <EligibilityStep />;
    case 'person':
      return <PersonStep userId={view.userId} />;
    case 'student':
      return <StudentStep key={view.userId} userId={view.userId} />;
    case 'confirmation':
      return <ConfirmStep userId={view.userId} />;
    default:
      return view satisfies never;
  }
}

/** Replaces a step whose session has expired. The draft stays. */
function SignInToContinue() {
  const { goTo } = useReservation();
  const redirect = sameSitePath(useLocation().href);
  return (
    <StepSection
      title="Entre para continuar"
      intro="Sua sessão terminou. O que você preencheu volta assim que você entrar."
    >
      {/* After signing in, the step appears by itself. */}
      <SignInForm redirect={redirect} onDone={() => {}} />
      <Button variant="quiet" className="self-start" onClick={() => void goTo('person')}>
        Voltar aos seus dados
      </Button>
    </StepSection>
  );
}
