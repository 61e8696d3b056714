import { announce } from '@melhor-escola/ui/announcer';
import { PasswordInput } from '@melhor-escola/ui/input';
import { useState, type KeyboardEvent } from 'react';
import { AccountField } from './account-field.tsx';
import type { AccountFormHandle } from './use-account-form.ts';

export interface PasswordFieldProps {
  form: AccountFormHandle;
  /** Whether it is the account's password or one that is being chosen. */
  name: 'password' | 'newPassword';
  label: string;
}

const capsLockIsOn = 'A tecla Caps Lock está ligada.';
const howToChoose = 'Pelo menos 8 caracteres. Uma frase curta é fácil de lembrar e difícil de adivinhar.';

/** A password: may be pasted and shown, and says when the keyboard writes capitals. Renders a `PasswordInput`. */
export function PasswordField({ form, name, label }: PasswordFieldProps) {
  const capsLock = useCapsLock();
  const isNew = name === 'newPassword';
  const hint = isNew ? howToChoose : undefined;
  return (
    <AccountField form={form} name={name}>
      {(field) => (
        <PasswordInput
          label={label}
          size="large"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          hint={capsLock.isOn ? <strong className="font-semibold text-ink">{capsLockIsOn}</strong> : hint}
          {...capsLock.handlers}
          {...field}
        />
      )}
    </AccountField>
  );
}

/** Whether the keyboard writes capitals, found out by the keys pressed in a field. */
function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const look = (event: KeyboardEvent) => {
    const found = event.getModifierState('CapsLock');
    if (found === isOn) return;
    setIsOn(found);
    if (found) announce(capsLockIsOn);
  };
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look } };
}
