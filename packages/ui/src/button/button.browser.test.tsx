import { describeConformance } from '../conformance/conformance.tsx';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

describeConformance({
  component: Button,
  props: { children: 'Ver bolsas' },
  dataComponent: 'button',
  element: HTMLButtonElement,
  asChild: true,
});

describeConformance({
  component: LinkButton,
  props: { children: 'Ver bolsas', href: '/bolsas' },
  dataComponent: 'link-button',
  element: HTMLAnchorElement,
  asChild: true,
});
