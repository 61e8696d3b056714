import { describeConformance } from '../conformance/conformance.tsx';
import { Select } from './select.tsx';

describeConformance({
  component: Select,
  props: { label: 'Série', placeholder: 'Todas as séries', children: <option value="1-ano">1º ano</option> },
  dataComponent: 'select',
  element: HTMLSelectElement,
  part: 'control',
});
