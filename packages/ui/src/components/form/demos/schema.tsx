import { zodResolver } from '@hookform/resolvers/zod';
import { Field } from '@melhor-escola/ui/field';
import { Form, SubmitButton, type SubmitErrors, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Select } from '@melhor-escola/ui/select';
import { z } from 'zod';

const schema = z.object({
  email: z.email('Escreva um e-mail como ana@exemplo.com.br'),
  grade: z.string().min(1, 'Escolha a série da criança'),
});
type Values = z.input<typeof schema>;

/** Send the values to your service here, and return what it rejected. */
async function subscribe({ email }: Values): Promise<SubmitErrors<Values> | undefined> {
  return {
    fields: { email: `${email} já recebe este aviso. Use outro e-mail.` },
    form: 'O aviso não foi criado.',
  };
}

export default function NoticeForm() {
  const form = useForm({ defaultValues: { email: '', grade: '' }, resolver: zodResolver(schema) });
  return (
    <Form form={form} onSubmit={subscribe} aria-label="Aviso de novas bolsas">
      <Field form={form} name="email" required>
        {(field) => <Input label="E-mail" type="email" autoComplete="email" {...field} />}
      </Field>
      <Field form={form} name="grade" displayName="série" required>
        {(field) => (
          <Select label="Série" placeholder="Escolha a série" {...field}>
            <option value="1-ano">1º ano</option>
            <option value="2-ano">2º ano</option>
          </Select>
        )}
      </Field>
      <SubmitButton>Quero o aviso</SubmitButton>
    </Form>
  );
}
