import { Alert } from '@melhor-escola/ui/alert';
import { Form, useForm } from '@melhor-escola/ui/form';
import {
  useLayoutEffect,
  useState,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  type RefObject,
} from 'react';
import { accountFieldNames, emptyAccountValues, type AccountValues } from '../account-fields.ts';
import { mapAccountError, type SubmittedAccountForm } from '../account-error/account-error.ts';

export interface AccountFormProps {
  form: AccountFormHandle;
  /** Accessible name. */
  label: string;
  /** Form action without JavaScript: the URL of its own page. */
  action: string;
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedAccountForm | undefined;
  /** Submits the values. API errors that it throws are shown as messages. */
  send: (values: AccountValues) => Promise<void>;
  children: ReactNode;
}

/**
 * A form of the account: one submission at a time, validated by its fields' rules, keeps the typed values after an
 * error. Without JavaScript it is a plain form.
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
      onSubmitError={(error) => mapAccountError(error, navigator.onLine)}
    >
      {submissionError !== undefined && <Alert tone="danger" title={submissionError} />}
      {children}
    </Form>
  );
}

/** The kit's form handle for account values. */
export type AccountFormHandle = ReturnType<typeof useForm<AccountValues>>;

/**
 * The state of an account form, restored from a rejected submission if there is one.
 *
 * @param submitted the rejected form, if the page answers its submission.
 * @param email as typed in another form of the account.
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

/** Redirect target of a form submitted without JavaScript. Renders an `<input type="hidden">`, or nothing. */
export function RedirectField({ redirect }: { redirect: string | undefined }) {
  return redirect === undefined ? null : <input type="hidden" name="redirect" value={redirect} />;
}

/** The forms of the account that replace each other. */
export type AccountView = 'sign-in' | 'register' | 'recover-password';

/** Props of the account forms, on their pages and in the modal. */
export interface AccountFormOptions {
  /** Redirect target after login: for submissions without JavaScript, and in links to the other forms. */
  redirect?: string | undefined;
  /** As typed in the previous form. */
  email?: string | undefined;
  /** Replaces this form by another one, within the modal. Without it, the forms link to each other's pages. */
  onSwitchView?: ((view: AccountView, email: string) => void) | undefined;
}

/** The part of the kit's form handle that notifies of changes. */
interface ObservableForm {
  readonly subscribe: (options: {
    readonly formState: { readonly values: true };
    readonly callback: () => void;
  }) => () => void;
}

/** Persists the form on every change. */
export function useFormPersistence({ subscribe }: ObservableForm, persist: () => void): void {
  const write = useEffectEvent(persist);
  useEffect(() => subscribe({ formState: { values: true }, callback: () => write() }), [subscribe]);
}

/**
 * For a form that opens within a page: focuses it, and asks before leaving the page with unsaved changes.
 *
 * @param takesFocus false for a form that was open when the page loaded.
 * @returns the ref for the form.
 */
export function useOpenedForm(isDirty: boolean, takesFocus = true): RefObject<HTMLFormElement | null> {
  const root = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
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
