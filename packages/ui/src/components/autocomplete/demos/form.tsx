import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Autocomplete } from '@melhor-escola/ui/autocomplete';
import { Field } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Icon } from '@melhor-escola/ui/icon';
import { Text } from '@melhor-escola/ui/text';
import MapPin from 'lucide-react/icons/map-pin';
import { z } from 'zod';

const cities = [
  { value: 'palmas-to', label: 'Palmas, TO' },
  { value: 'sao-paulo-sp', label: 'São Paulo, SP' },
];
const schema = z.object({ city: z.string().min(1, 'Escolha uma cidade da lista.') });

/** The value of the field is that of the chosen option: other text is not a city. */
export default function CityForm() {
  const [city, setCity] = useState('');
  const form = useForm({ defaultValues: { city: '' }, resolver: zodResolver(schema) });
  const icon = <Icon as={MapPin} />;
  return (
    <Form form={form} onSubmit={(values) => setCity(values.city)}>
      <Field form={form} name="city" required>
        {(field) => (
          <Autocomplete
            label="Cidade"
            leading={icon}
            hint="Onde a criança vai estudar."
            options={cities}
            {...field}
          />
        )}
      </Field>
      <SubmitButton>Buscar escolas</SubmitButton>
      {city !== '' && <Text>{`Buscando escolas em ${city}.`}</Text>}
    </Form>
  );
}
