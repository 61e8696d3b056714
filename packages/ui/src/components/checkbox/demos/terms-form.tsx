import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Checkbox } from '@melhor-escola/ui/checkbox';
import { Field } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { z } from 'zod';

const schema = z.object({
  terms: z.boolean().refine((accepted) => accepted, 'Para continuar, aceite o regulamento.'),
});

export default function TermsForm() {
  const [reserved, setReserved] = useState(false);
  const form = useForm({ defaultValues: { terms: false }, resolver: zodResolver(schema) });
  if (reserved) return <Alert live tone="success" title="Bolsa reservada" />;
  return (
    <Form form={form} onSubmit={() => setReserved(true)}>
      <Field form={form} name="terms" required>
        {(field) => <Checkbox label="Li e aceito o regulamento da bolsa" {...field} />}
      </Field>
      <SubmitButton>Reservar a bolsa</SubmitButton>
    </Form>
  );
}
