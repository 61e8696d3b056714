import { describeConformance } from '../conformance/conformance.tsx';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

describeConformance({
  component: Text,
  props: { children: 'Palavras' },
  dataComponent: 'text',
  element: HTMLParagraphElement,
});

describeConformance({
  component: Heading,
  props: { level: 2, children: 'Título' },
  dataComponent: 'heading',
  element: HTMLHeadingElement,
});
