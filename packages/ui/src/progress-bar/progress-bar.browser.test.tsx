import { describeConformance } from '../conformance/conformance.tsx';
import { ProgressBar } from './progress-bar.tsx';

describeConformance({
  component: ProgressBar,
  props: { label: 'Enviando documentos', value: 40 },
  dataComponent: 'progress-bar',
  element: HTMLDivElement,
});
