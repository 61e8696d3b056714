import { useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { MultiSelect } from '@melhor-escola/ui/multi-select';

const shifts = [
  { value: 'manha', label: 'Manhã' },
  { value: 'tarde', label: 'Tarde' },
  { value: 'noite', label: 'Noite' },
  { value: 'integral', label: 'Integral', disabled: true },
];
const defaultValues: { shifts: string[] } = { shifts: [] };

export default function NoticeForm() {
  const [sent, setSent] = useState(false);
  const form = useForm({ defaultValues });
  if (sent) return <Alert live tone="success" title="Aviso criado" />;
  return (
    <Form form={form} onSubmit={() => setSent(true)} aria-label="Aviso">
      <Field form={form} name="shifts" displayName="Turnos" rules={[required]}>
        {(field) => <MultiSelect label="Turnos" options={shifts} {...field} />}
      </Field>
      <SubmitButton>Quero o aviso</SubmitButton>
    </Form>
  );
}
