import type { ComponentProps, ReactNode } from 'react';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import {
  BottomSheetBody,
  BottomSheetClose,
  type BottomSheetCloseProps,
  BottomSheetContent,
  BottomSheetDescription,
  BottomSheetFooter,
  BottomSheetHeader,
  BottomSheetRoot,
  BottomSheetTitle,
  BottomSheetTrigger,
} from './index.ts';

describeConformance({
  component: (props: ComponentProps<typeof BottomSheetTrigger>) => (
    <BottomSheetRoot>
      <BottomSheetTrigger data-component="bottom-sheet-trigger" {...props} />
    </BottomSheetRoot>
  ),
  props: { children: 'Filtrar' },
  dataComponent: 'bottom-sheet-trigger',
  element: HTMLButtonElement,
  asChild: true,
});

function OpenBottomSheet({ children }: { children: ReactNode }) {
  return (
    <BottomSheetRoot defaultOpen>
      <BottomSheetContent aria-label="Filtros">{children}</BottomSheetContent>
    </BottomSheetRoot>
  );
}

const withinBottomSheet = {
  props: {},
  dataComponent: 'bottom-sheet',
  element: HTMLDivElement,
  portalled: true,
};

describeConformance({
  ...withinBottomSheet,
  component: (props: ComponentProps<typeof BottomSheetHeader>) => (
    <OpenBottomSheet>
      <BottomSheetHeader {...props} />
    </OpenBottomSheet>
  ),
  part: 'header',
});

describeConformance({
  ...withinBottomSheet,
  component: (props: ComponentProps<typeof BottomSheetTitle>) => (
    <OpenBottomSheet>
      <BottomSheetTitle {...props} />
    </OpenBottomSheet>
  ),
  part: 'title',
  idIsOwn: true,
  props: { children: 'Filtros' },
  element: HTMLHeadingElement,
});

describeConformance({
  ...withinBottomSheet,
  component: (props: BottomSheetCloseProps) => (
    <OpenBottomSheet>
      <BottomSheetClose {...props} />
    </OpenBottomSheet>
  ),
  part: 'close',
  element: HTMLButtonElement,
  asChild: true,
});

describeConformance({
  ...withinBottomSheet,
  component: (props: ComponentProps<typeof BottomSheetDescription>) => (
    <OpenBottomSheet>
      <BottomSheetDescription {...props} />
    </OpenBottomSheet>
  ),
  part: 'description',
  idIsOwn: true,
  props: { children: 'Não há volta.' },
  element: HTMLParagraphElement,
});

describeConformance({
  ...withinBottomSheet,
  component: (props: ComponentProps<typeof BottomSheetBody>) => (
    <OpenBottomSheet>
      <BottomSheetBody {...props} />
    </OpenBottomSheet>
  ),
  part: 'body',
});

describeConformance({
  ...withinBottomSheet,
  component: (props: ComponentProps<typeof BottomSheetFooter>) => (
    <OpenBottomSheet>
      <BottomSheetFooter {...props} />
    </OpenBottomSheet>
  ),
  part: 'footer',
});
