import { Field, required, type Rule } from '@melhor-escola/ui/field';
import { Form, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';

/** A rule returns `true`, or the message to show. */
const firstAndLast: Rule<string> = (name) => /\S\s+\S/.test(name) || 'Insira um nome completo e válido';

export default function OwnRule() {
  const form = useForm({ defaultValues: { name: 'Ana' } });
  return (
    <Form form={form} onSubmit={() => {}} aria-label="Nome completo">
      <Field form={form} name="name" displayName="nome" rules={[required, firstAndLast]}>
        {(field) => <Input label="Nome completo" {...field} />}
      </Field>
    </Form>
  );
}
