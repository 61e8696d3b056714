import type { ComponentProps, ReactNode } from 'react';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import {
  DrawerBody,
  DrawerClose,
  type DrawerCloseProps,
  DrawerContent,
  DrawerDescription,
  DrawerFooter,
  DrawerHeader,
  DrawerRoot,
  DrawerTitle,
  DrawerTrigger,
} from './index.ts';

describeConformance({
  component: (props: ComponentProps<typeof DrawerTrigger>) => (
    <DrawerRoot>
      <DrawerTrigger data-component="drawer-trigger" {...props} />
    </DrawerRoot>
  ),
  props: { children: 'Filtrar' },
  dataComponent: 'drawer-trigger',
  element: HTMLButtonElement,
  asChild: true,
});

function OpenDrawer({ children }: { children: ReactNode }) {
  return (
    <DrawerRoot defaultOpen>
      <DrawerContent aria-label="Filtros">{children}</DrawerContent>
    </DrawerRoot>
  );
}

const withinDrawer = { props: {}, dataComponent: 'drawer', element: HTMLDivElement, portalled: true };

describeConformance({
  ...withinDrawer,
  component: (props: ComponentProps<typeof DrawerHeader>) => (
    <OpenDrawer>
      <DrawerHeader {...props} />
    </OpenDrawer>
  ),
  part: 'header',
});

describeConformance({
  ...withinDrawer,
  component: (props: ComponentProps<typeof DrawerTitle>) => (
    <OpenDrawer>
      <DrawerTitle {...props} />
    </OpenDrawer>
  ),
  part: 'title',
  idIsOwn: true,
  props: { children: 'Filtros' },
  element: HTMLHeadingElement,
});

describeConformance({
  ...withinDrawer,
  component: (props: DrawerCloseProps) => (
    <OpenDrawer>
      <DrawerClose {...props} />
    </OpenDrawer>
  ),
  part: 'close',
  element: HTMLButtonElement,
  asChild: true,
});

describeConformance({
  ...withinDrawer,
  component: (props: ComponentProps<typeof DrawerDescription>) => (
    <OpenDrawer>
      <DrawerDescription {...props} />
    </OpenDrawer>
  ),
  part: 'description',
  idIsOwn: true,
  props: { children: 'Não há volta.' },
  element: HTMLParagraphElement,
});

describeConformance({
  ...withinDrawer,
  component: (props: ComponentProps<typeof DrawerBody>) => (
    <OpenDrawer>
      <DrawerBody {...props} />
    </OpenDrawer>
  ),
  part: 'body',
});

describeConformance({
  ...withinDrawer,
  component: (props: ComponentProps<typeof DrawerFooter>) => (
    <OpenDrawer>
      <DrawerFooter {...props} />
    </OpenDrawer>
  ),
  part: 'footer',
});
