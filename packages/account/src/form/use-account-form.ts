import { useForm } from '@melhor-escola/ui/form';
import { useState } from 'react';
import type { AccountFieldName, AccountValues } from '../account-fields.ts';
import type { AccountAttempt } from './account-attempt.ts';

/** What `useForm` of the kit gives for a form of the account. */
export type AccountFormHandle = ReturnType<typeof useForm<AccountValues>>;

/** A form of the account that nothing has been written in. */
export const emptyAccountValues: AccountValues = {
  name: '',
  email: '',
  phone: '',
  cpf: '',
  password: '',
  newPassword: '',
};

/** The fields that a plain form may have been refused for. */
const names: readonly AccountFieldName[] = ['name', 'email', 'phone', 'password', 'newPassword'];

/**
 * The state of a form that goes on where it was left.
 *
 * @param attempt what the server could not take, if the page is the answer to that.
 * @param email as it was typed in another form of the account.
 */
export function useAccountForm(attempt: AccountAttempt | undefined, email = ''): AccountFormHandle {
  const form = useForm<AccountValues>({
    defaultValues: { ...emptyAccountValues, email, ...attempt?.values },
  });
  useState(() => {
    for (const name of names) {
      const message = attempt?.refusal.fields?.[name];
      if (message !== undefined) form.setError(name, { type: 'server', message });
    }
  });
  return form;
}
