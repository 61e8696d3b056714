import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Field } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { z } from 'zod';

const schema = z.object({ email: z.email('E-mail inválido. Confira se falta o @.') });

export default function EmailForm() {
  const [email, setEmail] = useState('');
  const form = useForm({ defaultValues: { email: '' }, resolver: zodResolver(schema) });
  if (email !== '') return <Alert live tone="success" title={`Avisaremos ${email}`} />;
  return (
    <Form form={form} onSubmit={(values) => setEmail(values.email)}>
      <Field form={form} name="email" required>
        {(field) => (
          <Input
            label="E-mail"
            type="email"
            autoComplete="email"
            hint="Só para avisar quando surgir uma bolsa."
            {...field}
          />
        )}
      </Field>
      <SubmitButton>Quero o aviso</SubmitButton>
    </Form>
  );
}
