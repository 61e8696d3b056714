import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Field } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { z } from 'zod';

const schema = z.object({
  shift: z
    .string()
    .nullable()
    .refine((shift) => shift !== null, 'Escolha um turno.'),
});
const defaultValues: z.input<typeof schema> = { shift: null };

/** `null` means no choice yet. */
export default function ShiftForm() {
  const [reserved, setReserved] = useState(false);
  const form = useForm({ defaultValues, resolver: zodResolver(schema) });
  if (reserved) return <Alert live tone="success" title="Bolsa reservada" />;
  return (
    <Form form={form} onSubmit={() => setReserved(true)}>
      <Field form={form} name="shift" required>
        {(field) => (
          <RadioGroup legend="Turno" hint="Você pode mudar depois." {...field}>
            <Radio value="manha" label="Manhã" />
            <Radio value="tarde" label="Tarde" />
          </RadioGroup>
        )}
      </Field>
      <SubmitButton>Reservar a bolsa</SubmitButton>
    </Form>
  );
}
