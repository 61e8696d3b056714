import { Field, required } from '@melhor-escola/ui/field';
import { Form, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';

export default function Required() {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <Form form={form} onSubmit={() => {}} aria-label="Nome">
      <Field form={form} name="name" displayName="nome" rules={[required]}>
        {(field) => <Input label="Nome" {...field} />}
      </Field>
    </Form>
  );
}
