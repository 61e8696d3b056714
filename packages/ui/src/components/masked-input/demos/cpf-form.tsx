import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Field } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { CpfInput } from '@melhor-escola/ui/masked-input';
import { z } from 'zod';

const schema = z.object({ cpf: z.string().length(14, 'Confira o CPF: faltam números.') });

/** The value includes dots and hyphen: '123.456.789-09'. Your schema validates its check digits. */
export default function CpfForm() {
  const [reserved, setReserved] = useState(false);
  const form = useForm({ defaultValues: { cpf: '' }, resolver: zodResolver(schema) });
  if (reserved) return <Alert live tone="success" title="Bolsa reservada" />;
  return (
    <Form form={form} onSubmit={() => setReserved(true)}>
      <Field form={form} name="cpf" displayName="CPF" required>
        {(field) => <CpfInput label="CPF" hint="De quem vai assinar a matrícula." {...field} />}
      </Field>
      <SubmitButton>Reservar a bolsa</SubmitButton>
    </Form>
  );
}
