import { describeConformance } from '../conformance/conformance.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { Checkbox } from './checkbox.tsx';

describeConformance({
  component: Checkbox,
  props: { label: 'Manhã', value: 'manha', trailing: 12, indeterminate: true },
  dataComponent: 'checkbox',
  element: HTMLInputElement,
  part: 'control',
});

describeConformance({
  component: CheckboxGroup,
  props: {
    legend: 'Turno',
    name: 'turno',
    defaultValue: ['manha'],
    children: <Checkbox value="manha" label="Manhã" />,
  },
  dataComponent: 'checkbox-group',
  element: HTMLFieldSetElement,
});
