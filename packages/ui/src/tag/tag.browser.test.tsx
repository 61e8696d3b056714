import { describeConformance } from '../conformance/conformance.tsx';
import { TagLink } from './tag-link.tsx';
import { TagList } from './tag-list.tsx';
import { TagToggle } from './tag-toggle.tsx';
import { Tag } from './tag.tsx';

describeConformance({
  component: Tag,
  props: { children: 'Bilíngue' },
  dataComponent: 'tag',
  element: HTMLSpanElement,
});

describeConformance({
  component: TagToggle,
  props: { children: 'Bilíngue' },
  dataComponent: 'tag-toggle',
  element: HTMLButtonElement,
});

describeConformance({
  component: TagLink,
  props: { href: '/', children: 'Bilíngue' },
  dataComponent: 'tag-link',
  element: HTMLAnchorElement,
  asChild: true,
});

describeConformance({
  component: TagList,
  props: { children: 'Bilíngue' },
  dataComponent: 'tag-list',
  element: HTMLUListElement,
});
