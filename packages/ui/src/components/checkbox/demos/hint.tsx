import { Checkbox } from '@melhor-escola/ui/checkbox';

/** Label, hint and number are announced together. */
export default function WithHint() {
  return (
    <Checkbox
      label="Integral"
      name="turno"
      value="integral"
      hint="A criança almoça na escola e fica até o fim da tarde."
      trailing="38"
    />
  );
}
