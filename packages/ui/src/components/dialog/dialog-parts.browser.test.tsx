import type { ComponentProps, ReactNode } from 'react';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import {
  DialogBody,
  DialogClose,
  type DialogCloseProps,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from './index.ts';

describeConformance({
  component: (props: ComponentProps<typeof DialogTrigger>) => (
    <DialogRoot>
      <DialogTrigger data-component="dialog-trigger" {...props} />
    </DialogRoot>
  ),
  props: { children: 'Abrir' },
  dataComponent: 'dialog-trigger',
  element: HTMLButtonElement,
  asChild: true,
});

function OpenDialog({ children }: { children: ReactNode }) {
  return (
    <DialogRoot defaultOpen>
      <DialogContent aria-label="Excluir a conta?">{children}</DialogContent>
    </DialogRoot>
  );
}

const withinDialog = { props: {}, dataComponent: 'dialog', element: HTMLDivElement, portalled: true };

describeConformance({
  ...withinDialog,
  component: (props: ComponentProps<typeof DialogHeader>) => (
    <OpenDialog>
      <DialogHeader {...props} />
    </OpenDialog>
  ),
  part: 'header',
});

describeConformance({
  ...withinDialog,
  component: (props: ComponentProps<typeof DialogTitle>) => (
    <OpenDialog>
      <DialogTitle {...props} />
    </OpenDialog>
  ),
  part: 'title',
  idIsOwn: true,
  props: { children: 'Excluir a conta?' },
  element: HTMLHeadingElement,
});

describeConformance({
  ...withinDialog,
  component: (props: DialogCloseProps) => (
    <OpenDialog>
      <DialogClose {...props} />
    </OpenDialog>
  ),
  part: 'close',
  element: HTMLButtonElement,
  asChild: true,
});

describeConformance({
  ...withinDialog,
  component: (props: ComponentProps<typeof DialogDescription>) => (
    <OpenDialog>
      <DialogDescription {...props} />
    </OpenDialog>
  ),
  part: 'description',
  idIsOwn: true,
  props: { children: 'Não há volta.' },
  element: HTMLParagraphElement,
});

describeConformance({
  ...withinDialog,
  component: (props: ComponentProps<typeof DialogBody>) => (
    <OpenDialog>
      <DialogBody {...props} />
    </OpenDialog>
  ),
  part: 'body',
});

describeConformance({
  ...withinDialog,
  component: (props: ComponentProps<typeof DialogFooter>) => (
    <OpenDialog>
      <DialogFooter {...props} />
    </OpenDialog>
  ),
  part: 'footer',
});
