import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Field } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Textarea } from '@melhor-escola/ui/textarea';
import { z } from 'zod';

const schema = z.object({
  testimonial: z
    .string()
    .trim()
    .min(20, 'Conte um pouco mais: ao menos 20 caracteres')
    .max(2000, 'Use no máximo 2.000 caracteres'),
});

export default function TestimonialForm() {
  const [sent, setSent] = useState(false);
  const form = useForm({ defaultValues: { testimonial: '' }, resolver: zodResolver(schema) });
  if (sent) return <Alert live tone="success" title="Depoimento enviado" />;
  return (
    <Form form={form} onSubmit={() => setSent(true)}>
      <Field form={form} name="testimonial" required>
        {(field) => <Textarea label="Depoimento" maximum={2000} {...field} />}
      </Field>
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  );
}
