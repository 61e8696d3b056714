import type { ComponentProps, ReactNode } from 'react';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import {
  PopoverBody,
  PopoverClose,
  type PopoverCloseProps,
  PopoverContent,
  PopoverDescription,
  PopoverFooter,
  PopoverHeader,
  PopoverRoot,
  PopoverTitle,
  PopoverTrigger,
} from './index.ts';

describeConformance({
  component: (props: ComponentProps<typeof PopoverTrigger>) => (
    <PopoverRoot>
      <PopoverTrigger data-component="popover-trigger" {...props} />
    </PopoverRoot>
  ),
  props: { children: 'Abrir' },
  dataComponent: 'popover-trigger',
  element: HTMLButtonElement,
  asChild: true,
});

function OpenPopover({ children }: { children: ReactNode }) {
  return (
    <PopoverRoot defaultOpen>
      <PopoverTrigger>Abrir</PopoverTrigger>
      <PopoverContent aria-label="Desconto">{children}</PopoverContent>
    </PopoverRoot>
  );
}

const withinPopover = { props: {}, dataComponent: 'popover', element: HTMLDivElement, portalled: true };

describeConformance({
  ...withinPopover,
  component: (props: ComponentProps<typeof PopoverHeader>) => (
    <OpenPopover>
      <PopoverHeader {...props} />
    </OpenPopover>
  ),
  part: 'header',
});

describeConformance({
  ...withinPopover,
  component: (props: ComponentProps<typeof PopoverTitle>) => (
    <OpenPopover>
      <PopoverTitle {...props} />
    </OpenPopover>
  ),
  part: 'title',
  idIsOwn: true,
  props: { children: 'Desconto' },
  element: HTMLHeadingElement,
});

describeConformance({
  ...withinPopover,
  component: (props: PopoverCloseProps) => (
    <OpenPopover>
      <PopoverClose {...props} />
    </OpenPopover>
  ),
  part: 'close',
  element: HTMLButtonElement,
  asChild: true,
});

describeConformance({
  ...withinPopover,
  component: (props: ComponentProps<typeof PopoverDescription>) => (
    <OpenPopover>
      <PopoverDescription {...props} />
    </OpenPopover>
  ),
  part: 'description',
  idIsOwn: true,
  props: { children: 'Não há volta.' },
  element: HTMLParagraphElement,
});

describeConformance({
  ...withinPopover,
  component: (props: ComponentProps<typeof PopoverBody>) => (
    <OpenPopover>
      <PopoverBody {...props} />
    </OpenPopover>
  ),
  part: 'body',
});

describeConformance({
  ...withinPopover,
  component: (props: ComponentProps<typeof PopoverFooter>) => (
    <OpenPopover>
      <PopoverFooter {...props} />
    </OpenPopover>
  ),
  part: 'footer',
});
