import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';

export default function AllSeen() {
  return (
    <RadioGroup legend="Turno" name="turno" defaultValue="manha">
      <Radio value="manha" label="Manhã" />
      <Radio value="tarde" label="Tarde" />
      <Radio value="integral" label="Integral" hint="Das 7h30 às 17h30." />
    </RadioGroup>
  );
}
