import { emailProblem } from '@melhor-escola/domain/email-address';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Text } from '@melhor-escola/ui/text';
import { useEffect } from 'react';

export interface AlertEmailFormProps {
  /** What the alerts are about: 'do 6º ano em Araguaína, TO'. */
  about: string;
  onSend: (email: string) => Promise<void>;
}

/** Asks a visitor without a session where alerts should go, and says what follows. Renders a `<form>`. */
export function AlertEmailForm({ about, onSend }: AlertEmailFormProps) {
  const form = useForm({ defaultValues: { email: '' } });
  // The button that opened the form is gone: its place takes the focus.
  useEffect(() => form.setFocus('email'), [form]);
  return (
    <div className="flex w-full max-w-prose flex-col gap-2 p-4 text-start">
      <Text weight="strong">{`Receba avisos ${about}`}</Text>
      <Form form={form} aria-label="Receber avisos" onSubmit={async ({ email }) => onSend(email)}>
        <Field
          form={form}
          name="email"
          displayName="e-mail"
          rules={[required, (value) => emailProblem(value) ?? true]}
        >
          {(field) => (
            <Input
              label="Seu e-mail"
              type="email"
              autoComplete="email"
              hint="Eles ficam em uma conta grátis: na próxima tela você cria a senha, e depois confirma o e-mail pelo link que enviamos. Cada aviso tem um link para parar."
              {...field}
            />
          )}
        </Field>
        <SubmitButton>Continuar</SubmitButton>
      </Form>
    </div>
  );
}
