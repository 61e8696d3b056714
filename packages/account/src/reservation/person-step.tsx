import { useState } from 'react';
import { useAccountPorts } from '../ports.tsx';
import { useSession } from '../session/use-session.ts';
import { LeadForm } from './lead-form.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import type { ReservationStepProps } from './reservation-flow.ts';
import { SignedInPerson } from './signed-in-person.tsx';
import { StepPlaceholder } from './step-placeholder.tsx';

/**
 * Who reserves (EN-01, EN-02): who is signed in finds their own data and types nothing again; a visitor leaves name, e-mail
 * and phone, and then opens an account with CPF and password.
 */
export function PersonStep({ flow }: ReservationStepProps) {
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
