import { Button } from '@melhor-escola/ui/button';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { GoogleButton } from '../../google/google-button.tsx';
import { sameSitePath } from '../../same-site-path.ts';
import type { ReservationStepProps } from '../reservation-flow.ts';

const AccountModal = lazy(async () => ({
  default: (await import('../../modal/account-modal.tsx')).AccountModal,
}));

export interface SignInInsteadProps extends ReservationStepProps {
  /** As it is typed by now. */
  email: () => string;
}

/** For who has an account: the forms over the page, or Google, and on from here with all that was typed. */
export function SignInInstead({ flow, email }: SignInInsteadProps) {
  const modal = useAccountModal();
  const redirect = sameSitePath(useLocation().href);
  return (
    <div className="flex flex-col gap-4 border-t border-hairline pt-6">
      <Button
        size="large"
        wide
        onClick={() => {
          flow.touch();
          modal.open(email());
        }}
      >
        Já tenho conta: entrar
      </Button>
      <GoogleButton redirect={redirect} />
      {modal.layer}
    </div>
  );
}

/** The account's forms over the page, fetched once somebody reaches for them. */
export function useAccountModal() {
  const redirect = sameSitePath(useLocation().href);
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState<string>();
  const opener = useRef<HTMLElement | null>(null);
  return {
    /** @param typed the e-mail to begin with. */
    open: (typed: string) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setEmail(typed);
      setIsOpen(true);
    },
    layer: email !== undefined && (
      <Suspense>
        <AccountModal
          open={isOpen}
          onOpenChange={setIsOpen}
          redirect={redirect}
          email={email}
          finalFocus={opener}
        />
      </Suspense>
    ),
  };
}
