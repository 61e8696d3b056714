import { useState } from 'react';
import { DatePicker } from '@melhor-escola/ui/date-picker';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';

/** Visits take place on working days. */
const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T12:00`).getDay());

export default function VisitForm() {
  const [date, setDate] = useState('');
  const form = useForm({ defaultValues: { date: '' } });
  return (
    <Form form={form} aria-label="A visita" onSubmit={(values) => setDate(values.date)}>
      <Field form={form} name="date" displayName="dia da visita" rules={[required]}>
        {(field) => (
          <DatePicker
            label="Dia da visita"
            hint="Em dias úteis, até 30 de janeiro."
            min="2026-11-24"
            max="2027-01-30"
            today="2026-11-24"
            isDateDisabled={isWeekend}
            {...field}
          />
        )}
      </Field>
      <SubmitButton>Agendar</SubmitButton>
      <output>{date}</output>
    </Form>
  );
}
