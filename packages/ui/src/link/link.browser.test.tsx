import { describeConformance } from '../conformance/conformance.tsx';
import { Link } from './link.tsx';

describeConformance({
  component: Link,
  props: { href: '/', children: 'Início' },
  dataComponent: 'link',
  element: HTMLAnchorElement,
  asChild: true,
});
