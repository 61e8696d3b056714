import { describeConformance } from '../conformance/conformance.tsx';
import { Fieldset } from './fieldset.tsx';

describeConformance({
  component: Fieldset,
  props: { legend: 'Endereço', hint: 'Onde a criança mora', error: 'Informe o CEP.' },
  dataComponent: 'fieldset',
  element: HTMLFieldSetElement,
});
