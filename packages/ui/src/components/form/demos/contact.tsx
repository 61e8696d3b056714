import { useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Field, max, min, required, type Rule } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { PhoneInput } from '@melhor-escola/ui/masked-input';
import { Textarea } from '@melhor-escola/ui/textarea';

const empty = { name: '', email: '', phone: '', message: '' };
/** A rule of the product: the kit has only general ones. */
const firstAndLast: Rule<string> = (name) => /\S\s+\S/.test(name) || 'Insira nome e sobrenome';

export default function ContactForm() {
  const [sent, setSent] = useState(false);
  const form = useForm({ defaultValues: empty });
  if (sent) return <Alert tone="success" title="Pergunta enviada" />;
  return (
    <Form form={form} onSubmit={() => setSent(true)} aria-label="Fale com a escola">
      <Field form={form} name="name" displayName="nome" rules={[required, firstAndLast]}>
        {(field) => <Input label="Nome completo" autoComplete="name" {...field} />}
      </Field>
      <Field form={form} name="email" rules={[required]}>
        {(field) => <Input label="E-mail" type="email" hint="A escola responde para ele." {...field} />}
      </Field>
      <Field form={form} name="phone" displayName="telefone">
        {(field) => <PhoneInput label="Celular com DDD" optional {...field} />}
      </Field>
      <Field form={form} name="message" displayName="mensagem" rules={[required, min(20), max(300)]}>
        {(field) => <Textarea label="O que você quer saber?" maximum={300} {...field} />}
      </Field>
      <SubmitButton>Enviar pergunta</SubmitButton>
    </Form>
  );
}
