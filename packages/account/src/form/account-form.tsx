import { Alert } from '@melhor-escola/ui/alert';
import { Form } from '@melhor-escola/ui/form';
import { useState, type ReactNode } from 'react';
import type { AccountValues } from '../account-fields.ts';
import { refusalOfError } from '../refusal/account-refusal.ts';
import type { AccountAttempt } from './account-attempt.ts';
import type { AccountFormHandle } from './use-account-form.ts';

export interface AccountFormProps {
  form: AccountFormHandle;
  /** What it is for, to those who hear the page. */
  label: string;
  /** Where it goes without scripts: the address of its own page. */
  action: string;
  /** What the server could not take, if this page is the answer to that. */
  attempt?: AccountAttempt | undefined;
  /** Does what the form is for. What it throws is said in words that help. */
  send: (values: AccountValues) => Promise<void>;
  children: ReactNode;
}

/**
 * A form of the account: sent once at a time, judged by its fields' rules, and with what was typed still there after a
 * refusal. Without scripts it is a plain form.
 */
export function AccountForm({ form, label, action, attempt, send, children }: AccountFormProps) {
  const [wasSent, setWasSent] = useState(false);
  const refused = wasSent ? undefined : attempt?.refusal.form;
  return (
    <Form
      form={form}
      aria-label={label}
      method="post"
      action={action}
      onSubmit={async (values) => {
        setWasSent(true);
        await send(values);
      }}
      onSubmitError={(error) => refusalOfError(error, navigator.onLine)}
    >
      {refused !== undefined && <Alert tone="danger" title={refused} />}
      {children}
    </Form>
  );
}
