import { BottomSheet } from '@melhor-escola/ui/bottom-sheet';
import { Dialog } from '@melhor-escola/ui/dialog';
import { useLayerShape } from '@melhor-escola/ui/media-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { AccountView } from '../form/account-form.tsx';
import { RecoverPasswordForm } from '../recover-password/recover-password-form.tsx';
import { RegisterForm } from '../register/register-form.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

export interface AccountModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What gets the focus back. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Where one is: what Google, and the forms' own pages, lead back to. */
  redirect?: string | undefined;
  /** As it was typed on the page. */
  email?: string | undefined;
}

const titles: Readonly<Record<AccountView, string>> = {
  'sign-in': 'Entrar',
  register: 'Criar conta',
  'recover-password': 'Criar uma nova senha',
};

/** The forms of the account over the page one is on: a dialog, under 480 px a sheet (RT-23). Closes once one has signed in. */
export function AccountModal({
  open,
  onOpenChange,
  finalFocus,
  redirect,
  email: typedBefore = '',
}: AccountModalProps) {
  const shape = useLayerShape(open);
  const [{ view, email, moved }, setPlace] = useState<Place>(start);
  const content = useFocusOnMove(moved ? view : undefined);
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setPlace(start);
  };
  const form = {
    redirect,
    email: email || typedBefore,
    onGo: (to: AccountView, typed: string) => setPlace({ view: to, email: typed, moved: true }),
  };
  const close = () => change(false);
  const layer = { title: titles[view], open, onOpenChange: change, finalFocus };
  const forms = (
    <div ref={content} className="pb-2">
      {view === 'sign-in' && <SignInForm {...form} onDone={close} />}
      {view === 'register' && <RegisterForm {...form} onDone={close} />}
      {view === 'recover-password' && <RecoverPasswordForm {...form} />}
    </div>
  );
  return shape === 'sheet' ? (
    <BottomSheet {...layer}>{forms}</BottomSheet>
  ) : (
    <Dialog size="small" {...layer}>
      {forms}
    </Dialog>
  );
}

/** Which form stands there. */
interface Place {
  readonly view: AccountView;
  /** As it was typed in the form before. */
  readonly email: string;
  /** It has taken another's place. */
  readonly moved: boolean;
}

const start: Place = { view: 'sign-in', email: '', moved: false };

/** The focus goes along from form to form: to the first field that is empty. */
function useFocusOnMove(movedTo: AccountView | undefined): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (movedTo === undefined) return;
    const fields = [...(content.current?.querySelectorAll('input:not([type=hidden])') ?? [])];
    const inputs = fields.filter((field) => field instanceof HTMLInputElement);
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, [movedTo]);
  return content;
}
