import { Button } from '@melhor-escola/ui/button';
import { useLocation } from '@tanstack/react-router';
import { lazyPart } from '@melhor-escola/ui/hooks';
import { useRef, useState, type RefObject } from 'react';
import { GoogleButton } from '../../google/google-button.tsx';
import { sameSitePath } from '@melhor-escola/domain/same-site-path';
import { useReservation } from '../context.tsx';

const AccountModal = lazyPart(async () => (await import('../../modal/account-modal.tsx')).AccountModal);

/** For visitors with an account: the account modal, or Google. The draft stays. @prop onSignIn opens the modal, which the step renders. */
export function SignInInstead({ onSignIn }: { onSignIn: () => void }) {
  const { send } = useReservation();
  const redirect = sameSitePath(useLocation().href);
  return (
    <div className="flex flex-col gap-4 border-t border-hairline pt-6">
      <Button
        size="large"
        wide
        onClick={() => {
          send({ type: 'interacted' });
          onSignIn();
        }}
      >
        Já tenho conta: entrar
      </Button>
      <GoogleButton redirect={redirect} />
    </div>
  );
}

interface SignInModalProps {
  /** Initial e-mail; undefined until the modal first opens, which loads its code. */
  email: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that gets the focus back. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** State of a {@link SignInModal}. @returns the modal's props, and a function that opens it with an initial e-mail. */
export function useSignInModal(): { show: (typed: string) => void; props: SignInModalProps } {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState<string>();
  const opener = useRef<HTMLElement | null>(null);
  const show = (typed: string) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setEmail(typed);
    setOpen(true);
  };
  return { show, props: { email, open, onOpenChange: setOpen, finalFocus: opener } };
}

/** The account modal, loaded when it first opens. */
export function SignInModal({ email, ...props }: SignInModalProps) {
  const redirect = sameSitePath(useLocation().href);
  if (email === undefined) return null;
  return <AccountModal {...props} redirect={redirect} email={email} />;
}
