import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Field } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Select } from '@melhor-escola/ui/select';
import { Text } from '@melhor-escola/ui/text';
import { z } from 'zod';

const schema = z.object({ grade: z.string().min(1, 'Escolha a série da criança.') });

export default function GradeForm() {
  const [grade, setGrade] = useState('');
  const form = useForm({ defaultValues: { grade: '' }, resolver: zodResolver(schema) });
  return (
    <Form form={form} onSubmit={(values) => setGrade(values.grade)}>
      <Field form={form} name="grade" required>
        {(field) => (
          <Select label="Série" placeholder="Escolha" hint="A que ela vai cursar em 2027." {...field}>
            <option value="1-ano">1º ano</option>
            <option value="2-ano">2º ano</option>
            <option value="3-ano">3º ano</option>
          </Select>
        )}
      </Field>
      <SubmitButton>Ver bolsas</SubmitButton>
      {grade !== '' && <Text>{`Mostrando bolsas do ${grade.replace('-', 'º ')}.`}</Text>}
    </Form>
  );
}
