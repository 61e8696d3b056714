import { today } from '@melhor-escola/domain/date';
import { Button } from '@melhor-escola/ui/button';
import { Stepper } from '@melhor-escola/ui/stepper';
import { useLocation } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useAccountPorts } from '../ports.tsx';
import { sameSitePath } from '../same-site-path.ts';
import { useSession } from '../session/use-session.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { birthDateProblem } from './steps/birth-date.ts';
import { ConfirmStep } from './steps/confirm-step.tsx';
import { EligibilityStep } from './steps/eligibility-step.tsx';
import { LeadForm } from './steps/lead-form.tsx';
import { NewAccountForm } from './steps/visitor-forms.tsx';
import { OfferGone } from './offer/offer-gone.tsx';
import { AlreadyReserved, ReservationLimit } from './outcome/rejected.tsx';
import type { ReservableOffer, ReservableSchool } from './offer/reservable-offer.ts';
import type { ReservationFlow, ReservationStepProps } from './reservation-flow.ts';
import {
  reservationSteps,
  stepAt,
  type ReservationPlace,
  type ReservationProgress,
  type ReservationStep,
} from './machine.ts';
import { ReservedPanel } from './outcome/reserved.tsx';
import { ScholarshipTerms } from './offer/scholarship-terms.tsx';
import { SignedInPerson } from './steps/person-step.tsx';
import { StepPlaceholder } from './steps/step-placeholder.tsx';
import { StepSection } from './steps/step-section.tsx';
import { StudentStep } from './steps/student-step.tsx';
import { useReservationFlow, type ReservationState } from './context.tsx';

export interface ReservationStageProps {
  school: ReservableSchool;
  offerId: number;
  /** Absent where it cannot be reserved (any more). */
  offer: ReservableOffer | undefined;
  /** What the address asks for. */
  place: ReservationPlace;
}

/** What a reservation has come to: a step, what was reserved, or what keeps it from going on. */
export function ReservationStage(props: ReservationStageProps) {
  const { school, offerId, offer, place } = props;
  const { session } = useAccountPorts();
  const { person } = useSession(session);
  const state = useReservationFlow({ school, offerId, offer, place, personId: person?.id });
  return (
    <>
      <Outcome {...props} state={state} />
      {offer && !state.isReady && (
        <div className="scripted:hidden">
          <ScholarshipTerms offer={offer} />
        </div>
      )}
    </>
  );
}

function Outcome({
  school,
  offerId,
  place,
  state: { isReady, flow, code, refusal, gone, moved, startAnew },
}: ReservationStageProps & { state: ReservationState }) {
  // What is kept in the tab decides: the server's page waits for it, but for the first step.
  if (!isReady && place !== 1) return <StepPlaceholder />;
  if (code !== undefined) {
    return <ReservedPanel code={code} focused={moved} onAnother={() => void startAnew()} />;
  }
  if (!flow) {
    const reason = gone?.reason ?? 'unknown';
    return (
      <OfferGone school={school} offerId={offerId} offer={gone?.offer} reason={reason} focused={moved} />
    );
  }
  if (refusal?.kind === 'already-reserved') {
    return <AlreadyReserved code={refusal.code} onAnother={() => void startAnew()} />;
  }
  if (refusal?.kind === 'limit') return <ReservationLimit onBack={() => void flow.goTo(4)} />;
  return <Steps flow={flow} asked={place === 'done' ? 1 : place} isReady={isReady} />;
}

interface StepsProps {
  flow: ReservationFlow;
  /** By the address. */
  asked: ReservationStep;
  /** What was kept in the tab is there. */
  isReady: boolean;
}

function Steps({ flow, asked, isReady }: StepsProps) {
  const step = stepAt(asked, progressOf(flow));
  return (
    <div className="flex flex-col gap-8 noscript:hidden">
      <Stepper
        steps={reservationSteps}
        current={step}
        onCurrentChange={(next) => void goBackTo(flow, next)}
      />
      {step === 1 && (
        <EligibilityStep
          school={flow.school}
          offer={flow.offer}
          kept={isReady ? flow.own : undefined}
          focused={flow.moved}
          onAnswer={(answers) => flow.store.changeOffer(flow.offer.id, answers)}
          onDone={() => flow.goTo(2)}
        />
      )}
      {step === 2 && <PersonStep flow={flow} />}
      {step === 3 && <Signed flow={flow}>{(id) => <StudentStep key={id} flow={flow} ownerId={id} />}</Signed>}
      {step === 4 && <Signed flow={flow}>{(id) => <ConfirmStep flow={flow} ownerId={id} />}</Signed>}
    </div>
  );
}

/** How far one has come, by what is kept. */
function progressOf({ own, draft }: ReservationFlow): ReservationProgress {
  return {
    isEligible: own.isNew === 'sim' && own.attends === 'sim',
    hasStudent:
      own.acceptsRules &&
      draft.student.name.trim() !== '' &&
      birthDateProblem(draft.student.birthDate, today()) === undefined,
  };
}

/** A step that was done, pressed in the stepper. */
function goBackTo(flow: ReservationFlow, next: number): Promise<void> | undefined {
  return next === 1 || next === 2 || next === 3 || next === 4 ? flow.goTo(next) : undefined;
}

interface SignedProps {
  flow: ReservationFlow;
  /** @param id of who is signed in. */
  children: (id: number) => ReactNode;
}

/** Around a step for who is signed in: a session that has ended asks to sign in again, and shows the step again after. */
function Signed({ flow, children }: SignedProps) {
  const { session } = useAccountPorts();
  const { status, person } = useSession(session);
  if (status === 'unknown') return <StepPlaceholder />;
  return person ? children(person.id) : <SignInToGoOn flow={flow} />;
}

/**
 * The person who reserves (EN-01, EN-02): a signed-in user finds their own data and types nothing again; a visitor leaves name,
 * e-mail and phone, and then opens an account with CPF and password.
 */
function PersonStep({ flow }: ReservationStepProps) {
  const { session } = useAccountPorts();
  const { status, person } = useSession(session);
  const { sentLead } = flow.draft;
  const [isChanging, setIsChanging] = useState(false);
  if (status === 'unknown') return <StepPlaceholder />;
  if (person) return <SignedInPerson key={person.id} flow={flow} id={person.id} />;
  if (sentLead && !isChanging) {
    return (
      <NewAccountForm
        flow={flow}
        lead={sentLead}
        onChange={() => {
          flow.touch();
          setIsChanging(true);
        }}
      />
    );
  }
  return <LeadForm flow={flow} onDone={() => setIsChanging(false)} />;
}

/** Replaces a step that requires sign-in: when the session has ended meanwhile, nothing that was typed is lost. */
function SignInToGoOn({ flow }: ReservationStepProps) {
  const redirect = sameSitePath(useLocation().href);
  return (
    <StepSection
      title="Entre para continuar"
      intro="Sua sessão terminou. O que você preencheu volta assim que você entrar."
      focused={flow.moved}
    >
      {/* After signing in, the step appears by itself. */}
      <SignInForm redirect={redirect} onDone={() => {}} />
      <Button variant="quiet" className="self-start" onClick={() => void flow.goTo(2)}>
        Voltar aos seus dados
      </Button>
    </StepSection>
  );
}
