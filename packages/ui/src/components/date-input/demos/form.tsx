import { useState } from 'react';
import { DateInput } from '@melhor-escola/ui/date-input';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';

/** The value is an ISO date. Without a schema, the field validates its format, `min` and `max` itself. */
export default function BirthDateForm() {
  const [date, setDate] = useState('');
  const form = useForm({ defaultValues: { date: '' } });
  return (
    <Form form={form} aria-label="O estudante" onSubmit={(values) => setDate(values.date)}>
      <Field form={form} name="date" displayName="data de nascimento" rules={[required]}>
        {(field) => <DateInput label="Data de nascimento" min="1900-01-01" max="2026-11-24" {...field} />}
      </Field>
      <SubmitButton>Continuar</SubmitButton>
      <output>{date}</output>
    </Form>
  );
}
