import { describeConformance } from '../conformance/conformance.tsx';
import { Card } from './card.tsx';

describeConformance({
  component: Card,
  props: { children: 'Conteúdo' },
  dataComponent: 'card',
  element: HTMLDivElement,
});
