import { required } from '@melhor-escola/ui/field';
import { FieldParts } from '@melhor-escola/ui/field-parts';
import { Form, useForm } from '@melhor-escola/ui/form';

/** Composed of its parts, with the hint below the field. */
export default function Parts() {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <Form form={form} onSubmit={() => {}}>
      <FieldParts.Root form={form} name="name" displayName="nome" rules={[required]}>
        <FieldParts.Label>Nome da criança</FieldParts.Label>
        <FieldParts.Control autoComplete="off" />
        <FieldParts.Error />
        <FieldParts.Hint>Como está na certidão de nascimento.</FieldParts.Hint>
      </FieldParts.Root>
    </Form>
  );
}
