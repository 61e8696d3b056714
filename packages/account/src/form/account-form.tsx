import { Alert } from '@melhor-escola/ui/alert';
import { Form, useForm } from '@melhor-escola/ui/form';
import { useState, type ReactNode, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { accountFieldNames, emptyAccountValues, type AccountValues } from '../account-fields.ts';
import { accountErrorOf, type SubmittedAccountForm } from '../account-error/account-error.ts';

export interface AccountFormProps {
  form: AccountFormHandle;
  /** What it is for, to those who hear the page. */
  label: string;
  /** Where it goes without scripts: the address of its own page. */
  action: string;
  /** What the server could not take, if this page is the answer to that. */
  submitted?: SubmittedAccountForm | undefined;
  /** Does what the form is for. What it throws is said in words that help. */
  send: (values: AccountValues) => Promise<void>;
  children: ReactNode;
}

/**
 * A form of the account: sent once at a time, judged by its fields' rules, and with what was typed still there after a
 * refusal. Without scripts it is a plain form.
 */
export function AccountForm({ form, label, action, submitted, send, children }: AccountFormProps) {
  const [wasSent, setWasSent] = useState(false);
  const submissionError = wasSent ? undefined : submitted?.error.form;
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
      onSubmitError={(error) => accountErrorOf(error, navigator.onLine)}
    >
      {submissionError !== undefined && <Alert tone="danger" title={submissionError} />}
      {children}
    </Form>
  );
}

/** What `useForm` of the kit gives for a form of the account. */
export type AccountFormHandle = ReturnType<typeof useForm<AccountValues>>;

/**
 * The state of a form that goes on where it was left.
 *
 * @param submitted what the server could not take, if the page is the answer to that.
 * @param email as it was typed in another form of the account.
 */
export function useAccountForm(submitted: SubmittedAccountForm | undefined, email = ''): AccountFormHandle {
  const form = useForm<AccountValues>({
    defaultValues: { ...emptyAccountValues, email, ...submitted?.values },
  });
  useState(() => {
    for (const name of accountFieldNames) {
      const message = submitted?.error.fields?.[name];
      if (message !== undefined) form.setError(name, { type: 'server', message });
    }
  });
  return form;
}

/** Where to go on, for a form that is sent without scripts. Renders an `<input type="hidden">`, or nothing. */
export function RedirectField({ redirect }: { redirect: string | undefined }) {
  return redirect === undefined ? null : <input type="hidden" name="redirect" value={redirect} />;
}

/** The forms of the account that stand in each other's place. */
export type AccountView = 'sign-in' | 'register' | 'recover-password';

/** What a form of the account is given, on its page or in the modal. */
export interface AccountFormOptions {
  /** Where to go on afterwards: for forms that are sent without scripts, and for the other forms' addresses. */
  redirect?: string | undefined;
  /** As it was typed in the form before. */
  email?: string | undefined;
  /** Shows another form in the place of this one: within the modal. Without it, the ways are links. */
  onSwitchView?: ((view: AccountView, email: string) => void) | undefined;
}

/** As much of what `useForm` of the kit gives as tells of changes. */
interface ObservableForm {
  readonly subscribe: (options: {
    readonly formState: { readonly values: true };
    readonly callback: () => void;
  }) => () => void;
}

/** Has a form kept with every change of it. */
export function useFormPersistence({ subscribe }: ObservableForm, keep: () => void): void {
  const write = useEffectEvent(keep);
  useEffect(() => subscribe({ formState: { values: true }, callback: () => write() }), [subscribe]);
}

/**
 * For a form that opens within a page: moves the focus into it, and asks before leaving the page with unsaved changes.
 *
 * @param takesFocus false for a form that was open when the page loaded.
 * @returns ref of the form.
 */
export function useOpenedForm(isDirty: boolean, takesFocus = true): RefObject<HTMLFormElement | null> {
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const field = root.current?.querySelector('input');
    (field ?? root.current?.querySelector('button'))?.focus();
    field?.select();
  }, [takesFocus]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return root;
}
