import { Field, type Rule } from '@melhor-escola/ui/field';
import { Form, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';

/** A rule may call your service; the result for an outdated text is dropped. */
const isAvailable: Rule<string> = async (nickname) => {
  await Promise.resolve();
  return nickname === 'ana' ? 'Este nome já está em uso' : true;
};

export default function Asking() {
  const form = useForm({ defaultValues: { nickname: 'ana' } });
  return (
    <Form form={form} onSubmit={() => {}} aria-label="Apelido">
      <Field form={form} name="nickname" displayName="apelido" rules={[isAvailable]}>
        {(field) => <Input label="Apelido" {...field} />}
      </Field>
    </Form>
  );
}
