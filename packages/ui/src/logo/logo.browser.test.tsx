import { describeConformance } from '../conformance/conformance.tsx';
import { Logo } from './logo.tsx';

describeConformance({
  component: Logo,
  props: {},
  dataComponent: 'logo',
  element: HTMLSpanElement,
});
