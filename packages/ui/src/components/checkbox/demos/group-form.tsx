import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Checkbox, CheckboxGroup } from '@melhor-escola/ui/checkbox';
import { Field } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { z } from 'zod';

const schema = z.object({ shifts: z.array(z.string()).min(1, 'Marque ao menos um turno.') });
const defaultValues: z.input<typeof schema> = { shifts: [] };

export default function ShiftsForm() {
  const [saved, setSaved] = useState(false);
  const form = useForm({ defaultValues, resolver: zodResolver(schema) });
  if (saved) return <Alert live tone="success" title="Preferências salvas" />;
  return (
    <Form form={form} onSubmit={() => setSaved(true)}>
      <Field form={form} name="shifts">
        {(field) => (
          <CheckboxGroup legend="Turno" hint="Marque quantos quiser." {...field}>
            <Checkbox value="manha" label="Manhã" trailing="1.204" />
            <Checkbox value="tarde" label="Tarde" trailing="986" />
            <Checkbox value="integral" label="Integral" trailing="38" />
          </CheckboxGroup>
        )}
      </Field>
      <SubmitButton>Salvar preferências</SubmitButton>
    </Form>
  );
}
