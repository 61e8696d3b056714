import { Button } from '@melhor-escola/ui/button';
import { sameSitePath } from '../same-site-path.ts';
import { useLocation } from '@tanstack/react-router';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import type { ReservationStepProps } from './reservation-flow.ts';
import { StepSection } from './step-section.tsx';

/** In the place of a step that is only for who is signed in: a session that ended meanwhile loses nothing. */
export function SignInToGoOn({ flow }: ReservationStepProps) {
  const redirect = sameSitePath(useLocation().href);
  return (
    <StepSection
      title="Entre para continuar"
      intro="Sua sessão terminou. O que você preencheu volta assim que você entrar."
      focused={flow.moved}
    >
      {/* Signed in, the step shows by itself. */}
      <SignInForm redirect={redirect} onDone={() => {}} />
      <Button variant="quiet" className="self-start" onClick={() => void flow.goTo(2)}>
        Voltar aos seus dados
      </Button>
    </StepSection>
  );
}
