import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Field } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { RatingInput } from '@melhor-escola/ui/rating';
import { z } from 'zod';

const schema = z.object({
  motivation: z
    .number()
    .nullable()
    .refine((stars) => stars !== null, 'Dê de 1 a 5 estrelas.'),
});
const defaultValues: z.input<typeof schema> = { motivation: null };

export default function ReviewForm() {
  const [sent, setSent] = useState(false);
  const form = useForm({ defaultValues, resolver: zodResolver(schema) });
  if (sent) return <Alert live tone="success" title="Avaliação enviada" />;
  return (
    <Form form={form} onSubmit={() => setSent(true)}>
      <Field form={form} name="motivation" required>
        {(field) => <RatingInput legend="Motivação dos alunos" {...field} />}
      </Field>
      <SubmitButton>Enviar avaliação</SubmitButton>
    </Form>
  );
}
