import { describeConformance } from '../conformance/conformance.tsx';
import { Badge } from './badge.tsx';

describeConformance({
  component: Badge,
  props: { children: 'Novo' },
  dataComponent: 'badge',
  element: HTMLSpanElement,
});
