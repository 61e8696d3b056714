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

function rulesOf(name: AccountFieldName): Rule<string>[] {
  const rule: Rule<string> = (text) => accountFieldProblem(name, text) ?? true;
  // `required` is what browsers and readers of the page are told; its words are the judge's.
  return isOptionalField(name) ? [rule] : [required, rule];
}

export interface AccountFieldProps {
  form: AccountFormHandle;
  name: AccountFieldName;
  children: FieldProps<AccountValues, AccountFieldName, AccountValues>['children'];
}

/** One field of the account's forms: its name in messages and its rule come with it. */
export function AccountField({ form, name, children }: AccountFieldProps) {
  return (
    <Field form={form} name={name} displayName={accountFields[name].label} rules={rulesOf(name)}>
      {children}
    </Field>
  );
}

export interface EmailInputProps extends Pick<InputProps, 'hint'> {
  form: AccountFormHandle;
  /**
   * `username` where one signs in with it: that is what password managers look for.
   * @default 'email'
   */
  autoComplete?: 'username' | 'email' | undefined;
}

/** The e-mail of an account. Renders an `Input`. */
export function EmailInput({ form, autoComplete = 'email', hint }: EmailInputProps) {
  return (
    <AccountField form={form} name="email">
      {(field) => (
        <Input label="E-mail" type="email" size="large" autoComplete={autoComplete} hint={hint} {...field} />
      )}
    </AccountField>
  );
}

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

/** Beneath a field for the current password: how to get a new one by mail. */
export function ForgottenPasswordHint() {
  const { links } = useAccountPorts();
  return (
    <Text size="small" tone="soft">
      <AuthLink to={links.recoverPassword()}>Esqueci minha senha</AuthLink>
    </Text>
  );
}
