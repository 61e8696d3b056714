import { Button } from '@melhor-escola/ui/button';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { GoogleButton } from '../../google/google-button.tsx';
import { sameSitePath } from '../../same-site-path.ts';
import { useReservation } from '../context.tsx';

const AccountModal = lazy(async () => ({
  default: (await import('../../modal/account-modal.tsx')).AccountModal,
}));

/** For visitors with an account: the account modal, or Google. The draft stays. @prop email as typed so far. */
export function SignInInstead({ email }: { email: () => string }) {
  const { send } = useReservation();
  const modal = useAccountModal();
  const redirect = sameSitePath(useLocation().href);
  return (
    <div className="flex flex-col gap-4 border-t border-hairline pt-6">
      <Button
        size="large"
        wide
        onClick={() => {
          send({ type: 'interacted' });
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

/** The account modal, loaded when it first opens. */
export function useAccountModal() {
  const redirect = sameSitePath(useLocation().href);
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState<string>();
  const opener = useRef<HTMLElement | null>(null);
  return {
    /** @param typed initial e-mail. */
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
