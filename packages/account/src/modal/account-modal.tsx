import { BottomSheet } from '@melhor-escola/ui/bottom-sheet';
import { Dialog } from '@melhor-escola/ui/dialog';
import { useLayerShape } from '@melhor-escola/ui/media-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { AccountFormOptions, AccountView } from '../form/account-form.tsx';
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
  const [{ view, email, isSwitched }, setState] = useState<ModalState>(initialState);
  const content = useFocusOnSwitch(isSwitched ? view : undefined);
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setState(initialState);
  };
  const form: AccountFormOptions = {
    redirect,
    email: email || typedBefore,
    onSwitchView: (to, typed) => setState({ view: to, email: typed, isSwitched: true }),
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
interface ModalState {
  readonly view: AccountView;
  /** As it was typed in the form before. */
  readonly email: string;
  /** It has taken another's place. */
  readonly isSwitched: boolean;
}

const initialState: ModalState = { view: 'sign-in', email: '', isSwitched: false };

/** The focus goes along from form to form: to the first field that is empty. */
function useFocusOnSwitch(switchedTo: AccountView | undefined): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (switchedTo === undefined) return;
    const fields = [...(content.current?.querySelectorAll('input:not([type=hidden])') ?? [])];
    const inputs = fields.filter((field) => field instanceof HTMLInputElement);
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, [switchedTo]);
  return content;
}
