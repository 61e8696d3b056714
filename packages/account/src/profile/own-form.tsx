import { Form, SubmitButton } from '@melhor-escola/ui/form';
import { useState, type ReactNode } from 'react';
import type { AccountValues } from '../account-fields.ts';
import type { AccountFormHandle } from '../form/use-account-form.ts';
import { useKeptForm } from '../form/use-kept-form.ts';
import { useSubmissionError } from '../authenticated/ended-session.ts';
import type { OwnDraft } from './fields/field-draft.ts';
import { useOpenedForm } from '../form/use-opened-form.ts';

export interface OwnFormProps {
  form: AccountFormHandle;
  /** What it is for, to those who hear the page. */
  label: string;
  /** Keeps what is typed; absent for what is left in no browser. */
  draft?: OwnDraft | undefined;
  /**
   * What its button says.
   * @default 'Salvar'
   */
  submit?: string | undefined;
  /** Does what the form is for. What it throws is said in words that help. */
  send: (values: AccountValues) => Promise<void>;
  children: ReactNode;
}

/** A small form that changes something of one's own, in its place. It needs scripts, as what opens it does. */
export function OwnForm({ form, label, draft, submit = 'Salvar', send, children }: OwnFormProps) {
  // What stood open when the page came takes the focus from nobody.
  const [isPressed] = useState(draft?.typed === undefined);
  const root = useOpenedForm(form.formState.isDirty, isPressed);
  useKeptForm(form, () => draft?.keep(form.getValues(draft.field)));
  const refusalOf = useSubmissionError();
  return (
    <Form
      ref={root}
      form={form}
      aria-label={label}
      onSubmit={send}
      onSubmitError={refusalOf}
      className="max-w-100"
    >
      {children}
      <SubmitButton>{submit}</SubmitButton>
    </Form>
  );
}
