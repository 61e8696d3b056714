import { describeConformance } from '../conformance/conformance.tsx';
import { Alert } from './alert.tsx';

describeConformance({
  component: Alert,
  props: { title: 'Aviso', closable: true },
  dataComponent: 'alert',
  element: HTMLDivElement,
});
