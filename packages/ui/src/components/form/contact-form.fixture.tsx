import { page } from 'vitest/browser';
import { Field } from '../field/field.tsx';
import { min, required, type Rule } from '../field/rules.ts';
import { Input } from '../input/input.tsx';
import { Form, type FormProps, SubmitButton } from './form.tsx';
import { useForm } from './use-form.ts';

export interface Contact {
  name: string;
  email: string;
}
export const blank: Contact = { name: '', email: '' };

export type SampleProps = Partial<Omit<FormProps<Contact, Contact>, 'form'>> & {
  emailRules?: readonly Rule<string>[];
  values?: Contact;
};

const withDomain: Rule<string> = (value) => /@.+\..+/.test(value) || 'E-mail inválido';
const usualRules = [required, withDomain];
const accept = () => undefined;

/** A name, an e-mail and a submit button. */
export function Sample({
  emailRules = usualRules,
  values,
  onSubmit = accept,
  children,
  ...rest
}: SampleProps) {
  const handle = useForm({ defaultValues: blank, values });
  return (
    <Form form={handle} onSubmit={onSubmit} {...rest}>
      <Field form={handle} name="name" displayName="nome" rules={[required, min(3)]}>
        {(field) => <Input label="Nome" {...field} />}
      </Field>
      <Field form={handle} name="email" rules={emailRules}>
        {(field) => <Input label="E-mail" hint="Só para a resposta." {...field} />}
      </Field>
      {children}
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  );
}

export const name = () => page.getByLabelText('Nome', { exact: true });
export const mail = () => page.getByLabelText('E-mail', { exact: true });
export const send = () => page.getByRole('button', { name: /Enviar/ });

/** The form on the page. */
export function form(): HTMLFormElement {
  const found = document.querySelector('form');
  if (!found) throw new Error('There is no form on the page.');
  return found;
}

export const settle = (ms = 60) => new Promise((resolve) => setTimeout(resolve, ms));
