import { describeConformance } from '../conformance/conformance.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

describeConformance({
  component: Breadcrumb,
  props: { items: [{ label: 'Início', href: '/' }, { label: 'Escola' }] },
  dataComponent: 'breadcrumb',
  element: HTMLElement,
});
