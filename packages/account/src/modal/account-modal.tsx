import { BottomSheet } from '@melhor-escola/ui/bottom-sheet';
import { Dialog } from '@melhor-escola/ui/dialog';
import { useLayerShape } from '@melhor-escola/ui/media-query';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { AccountFormOptions, AccountView } from '../form/account-form.tsx';
import { RecoverPasswordForm } from '../recover-password/recover-password-form.tsx';
import { RegisterForm } from '../register/register-form.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

export interface AccountModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that gets the focus back. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** The current page: Google and the forms' own pages redirect back to it. */
  redirect?: string | undefined;
  /** As typed on the page. */
  email?: string | undefined;
}

const titles: Readonly<Record<AccountView, string>> = {
  'sign-in': 'Entrar',
  register: 'Criar conta',
  'recover-password': 'Criar uma nova senha',
};

/** The account forms over the current page: a dialog, or a bottom sheet under 480 px (RT-23). Closes after sign-in. */
export function AccountModal({
  open,
  onOpenChange,
  finalFocus,
  redirect,
  email: typedBefore = '',
}: AccountModalProps) {
  const shape = useLayerShape(open);
  const [switched, setSwitched] = useState<SwitchedForm>();
  const view = switched?.view ?? 'sign-in';
  const content = useFocusOnSwitch(switched?.view);
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) setSwitched(undefined);
  };
  const form: AccountFormOptions = {
    redirect,
    email: switched?.email || typedBefore,
    onSwitchView: (to, typed) => setSwitched({ view: to, email: typed }),
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

/** The form that has replaced the first one. */
interface SwitchedForm {
  readonly view: AccountView;
  /** As typed in the previous form. */
  readonly email: string;
}

/** When the form is switched, focuses its first empty field. */
function useFocusOnSwitch(switchedTo: AccountView | undefined): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (switchedTo === undefined) return;
    const fields = [...(content.current?.querySelectorAll('input:not([type=hidden])') ?? [])];
    const inputs = fields.filter((field) => field instanceof HTMLInputElement);
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, [switchedTo]);
  return content;
}
