import { describeConformance } from '../conformance/conformance.tsx';
import { Radio } from './radio.tsx';
import { RadioGroup } from './radio-group.tsx';

describeConformance({
  component: RadioGroup,
  props: { legend: 'Ordenar por', defaultValue: 'preco', children: <Radio value="preco" label="Preço" /> },
  dataComponent: 'radio-group',
  element: HTMLFieldSetElement,
});

describeConformance({
  component: function GroupedRadio(props: Omit<Parameters<typeof Radio>[0], 'value'>) {
    return (
      <RadioGroup legend="Ordenar por">
        <Radio {...props} value="preco" />
      </RadioGroup>
    );
  },
  props: { label: 'Preço' },
  dataComponent: 'radio',
  element: HTMLInputElement,
  part: 'control',
});
