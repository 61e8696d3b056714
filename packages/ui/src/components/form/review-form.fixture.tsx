import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { CheckboxGroup } from '../checkbox/checkbox-group.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { PhoneInput } from '../masked-input/phone-input.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Radio } from '../radio-group/radio.tsx';
import { RatingInput } from '../rating/rating-input.tsx';
import { Select } from '../select/select.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Form, SubmitButton } from './form.tsx';
import { useForm } from './use-form.ts';

const schema = z.object({
  grade: z.string().min(1, 'Escolha a série'),
  shifts: z.array(z.string()).min(1, 'Escolha um turno'),
  relation: z
    .string()
    .nullable()
    .refine((value) => value !== null, 'Escolha o relacionamento'),
  teachers: z
    .number()
    .nullable()
    .refine((value) => value !== null, 'Dê uma nota'),
  phone: z.union([z.literal(''), z.string().startsWith('(', 'Inclua o DDD no telefone')]),
  story: z.string().max(20, 'Encurte o depoimento'),
  age: z.string().transform(Number),
  news: z.boolean(),
});

/** One field of each kind of value, validated as a whole by a schema. */
export function Review({ onSubmit }: { onSubmit: (values: z.output<typeof schema>) => void }) {
  const handle = useForm({
    defaultValues: {
      grade: '',
      shifts: [] as string[],
      relation: null as string | null,
      teachers: null as number | null,
      phone: '',
      story: '',
      age: '7',
      news: false,
    },
    resolver: zodResolver(schema),
  });
  return (
    <Form form={handle} onSubmit={onSubmit}>
      <Field form={handle} name="grade" displayName="série">
        {(field) => (
          <Select label="Série" placeholder="Escolha" {...field}>
            <option value="1-ano">1º ano</option>
          </Select>
        )}
      </Field>
      <Field form={handle} name="shifts" displayName="turno" required>
        {(field) => (
          <CheckboxGroup legend="Turno" {...field}>
            <Checkbox label="Manhã" value="manha" />
            <Checkbox label="Tarde" value="tarde" />
          </CheckboxGroup>
        )}
      </Field>
      <Field form={handle} name="relation" displayName="relacionamento" required>
        {(field) => (
          <RadioGroup legend="Relacionamento" {...field}>
            <Radio label="Aluno" value="aluno" />
            <Radio label="Ex-aluno" value="ex-aluno" />
          </RadioGroup>
        )}
      </Field>
      <Field form={handle} name="teachers" displayName="nota" required>
        {(field) => <RatingInput legend="Professores" {...field} />}
      </Field>
      <Field form={handle} name="phone" displayName="telefone">
        {(field) => <PhoneInput label="Celular" {...field} />}
      </Field>
      <Field form={handle} name="story" displayName="depoimento">
        {(field) => <Textarea label="Depoimento" maximum={20} {...field} />}
      </Field>
      <Field form={handle} name="age" displayName="idade">
        {(field) => <Input label="Idade" {...field} />}
      </Field>
      <Field form={handle} name="news" displayName="avisos">
        {(field) => <Checkbox label="Avisos" {...field} />}
      </Field>
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  );
}
