import { describeConformance } from '../conformance/conformance.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describeConformance({
  component: VisuallyHidden,
  props: { children: 'Palavras' },
  dataComponent: 'visually-hidden',
  element: HTMLSpanElement,
  asChild: true,
});
