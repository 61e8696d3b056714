import { describeConformance } from '../conformance/conformance.tsx';
import { ProgressCircle } from './progress-circle.tsx';

describeConformance({
  component: ProgressCircle,
  props: { label: 'Perfil preenchido', value: 40 },
  dataComponent: 'progress-circle',
  element: HTMLDivElement,
});
