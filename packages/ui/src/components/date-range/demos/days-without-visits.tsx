import { useState } from 'react';
import { DateRange } from '@melhor-escola/ui/date-range';
import { Field } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';

/** Days and times in which a school receives nobody. */
export default function DaysWithoutVisits() {
  const [saved, setSaved] = useState('');
  const form = useForm({ defaultValues: { days: { start: '', end: '' } } });
  return (
    <Form
      form={form}
      aria-label="Dias sem visitas"
      style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
      onSubmit={({ days }) => setSaved(`${days.start} → ${days.end}`)}
    >
      <Field form={form} name="days" displayName="dias sem visitas">
        {(field) => (
          <DateRange
            legend="Dias sem visitas"
            hint="As famílias não escolhem estes dias."
            withTime
            required
            min="2026-11-24"
            today="2026-11-24"
            {...field}
          />
        )}
      </Field>
      <SubmitButton>Salvar</SubmitButton>
      <output>{saved}</output>
    </Form>
  );
}
