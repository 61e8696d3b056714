import { useState } from 'react';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { NumberInput } from '@melhor-escola/ui/number-input';

const defaultValues: { price: number | null } = { price: null };

/** Amounts are in centavos: 'R$ 1.234,56' is 123456. Without a schema, the field validates `min` and `max` itself. */
export default function PriceForm() {
  const [price, setPrice] = useState<number | null>(null);
  const form = useForm({ defaultValues });
  return (
    <Form form={form} aria-label="A bolsa" onSubmit={(values) => setPrice(values.price)}>
      <Field form={form} name="price" displayName="mensalidade" rules={[required]}>
        {(field) => <NumberInput label="Mensalidade" kind="money" min={5000} max={500_000} {...field} />}
      </Field>
      <SubmitButton>Continuar</SubmitButton>
      <output>{price}</output>
    </Form>
  );
}
