import { Field, required, type FieldProps, type Rule } from '@melhor-escola/ui/field';
import { Input, type InputProps, PasswordInput } from '@melhor-escola/ui/input';
import { announce } from '@melhor-escola/ui/announcer';
import { useState, type KeyboardEvent } from 'react';
import { Text } from '@melhor-escola/ui/text';
import {
  accountFieldProblem,
  accountFields,
  isOptionalField,
  type AccountFieldName,
  type AccountValues,
} from '../account-fields.ts';
import type { AccountFormHandle } from './account-form.tsx';
import { AuthLink } from '../navigation.tsx';
import { useAccountPorts } from '../ports.tsx';

function fieldRules(name: AccountFieldName): Rule<string>[] {
  const rule: Rule<string> = (text) => accountFieldProblem(name, text) ?? true;
  // `required` sets the attribute for browsers and screen readers; the message comes from the account's rule.
  return isOptionalField(name) ? [rule] : [required, rule];
}

export interface AccountFieldProps {
  form: AccountFormHandle;
  name: AccountFieldName;
  children: FieldProps<AccountValues, AccountFieldName, AccountValues>['children'];
}

/** A field of an account form, with its rule and its name in messages. */
export function AccountField({ form, name, children }: AccountFieldProps) {
  return (
    <Field form={form} name={name} displayName={accountFields[name].label} rules={fieldRules(name)}>
      {children}
    </Field>
  );
}

export interface EmailInputProps extends Pick<InputProps, 'hint'> {
  form: AccountFormHandle;
  /** @default 'E-mail' */
  label?: string | undefined;
  /** `username` on sign-in forms: password managers look for it. @default 'email' */
  autoComplete?: 'username' | 'email' | undefined;
}

/** The e-mail of an account. Renders an `Input`. */
export function EmailInput({ form, label = 'E-mail', autoComplete = 'email', hint }: EmailInputProps) {
  return (
    <AccountField form={form} name="email">
      {(field) => (
        <Input label={label} type="email" size="large" autoComplete={autoComplete} hint={hint} {...field} />
      )}
    </AccountField>
  );
}

export interface PasswordFieldProps {
  form: AccountFormHandle;
  /** The account's password, or one that is being chosen. */
  name: 'password' | 'newPassword';
  label: string;
}

const capsLockIsOn = 'A tecla Caps Lock está ligada.';
const howToChoose = 'Pelo menos 8 caracteres. Uma frase curta é fácil de lembrar e difícil de adivinhar.';

/** A password input: allows pasting and showing, and warns about caps lock. Renders a `PasswordInput`. */
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

/** Whether caps lock is on, detected from key events in the field. */
function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const update = (event: KeyboardEvent) => {
    const found = event.getModifierState('CapsLock');
    if (found === isOn) return;
    setIsOn(found);
    if (found) announce(capsLockIsOn);
  };
  return { isOn, handlers: { onKeyDown: update, onKeyUp: update } };
}

/** Hint below a current-password field: how to reset the password by e-mail. */
export function ForgottenPasswordHint() {
  const { links } = useAccountPorts();
  return (
    <Text size="small" tone="soft">
      <AuthLink to={links.recoverPassword()}>Esqueci minha senha</AuthLink>
    </Text>
  );
}
