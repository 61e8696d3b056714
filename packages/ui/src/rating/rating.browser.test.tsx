import { describeConformance } from '../conformance/conformance.tsx';
import { Rating } from './rating.tsx';

describeConformance({
  component: Rating,
  props: { value: 4.5, count: 12 },
  dataComponent: 'rating',
  element: HTMLSpanElement,
});
