import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';

export default function Many() {
  return (
    <RadioGroup legend="Série" name="serie">
      <Radio value="1" label="1º ano" />
      <Radio value="2" label="2º ano" />
      <Radio value="3" label="3º ano" />
      <Radio value="4" label="4º ano" />
      <Radio value="5" label="5º ano" />
      <Radio value="6" label="6º ano" />
      <Radio value="7" label="7º ano" />
      <Radio value="8" label="8º ano" />
      <Radio value="9" label="9º ano" />
    </RadioGroup>
  );
}
