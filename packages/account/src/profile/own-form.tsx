import { Form, SubmitButton } from '@melhor-escola/ui/form';
import type { ReactNode } from 'react';
import type { AccountValues } from '../account-fields.ts';
import type { AccountFormHandle } from '../form/use-account-form.ts';
import { useOwnerRefusal } from '../owner/use-owner-refusal.ts';
import { useOpenedForm } from './use-opened-form.ts';

export interface OwnFormProps {
  form: AccountFormHandle;
  /** What it is for, to those who hear the page. */
  label: string;
  /** Does what the form is for. What it throws is said in words that help. */
  send: (values: AccountValues) => Promise<void>;
  children: ReactNode;
}

/** A small form that changes something of one's own, in its place. It needs scripts, as what opens it does. */
export function OwnForm({ form, label, send, children }: OwnFormProps) {
  const root = useOpenedForm(form.formState.isDirty);
  const refusalOf = useOwnerRefusal();
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
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  );
}
