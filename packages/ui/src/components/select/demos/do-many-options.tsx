import { Select } from '@melhor-escola/ui/select';

const states = [
  'Acre',
  'Alagoas',
  'Amapá',
  'Amazonas',
  'Bahia',
  'Ceará',
  'Distrito Federal',
  'Espírito Santo',
];

export default function ManyOptions() {
  return (
    <Select label="Estado" placeholder="Todos os estados">
      {states.map((state) => (
        <option key={state}>{state}</option>
      ))}
    </Select>
  );
}
