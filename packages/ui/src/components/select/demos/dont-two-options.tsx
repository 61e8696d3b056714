import { Select } from '@melhor-escola/ui/select';

export default function TwoOptions() {
  return (
    <Select label="Mostrar valores">
      <option>Por mês</option>
      <option>Por ano</option>
    </Select>
  );
}
