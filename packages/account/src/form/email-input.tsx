import { Input, type InputProps } from '@melhor-escola/ui/input';
import { AccountField } from './account-field.tsx';
import type { AccountFormHandle } from './use-account-form.ts';

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
