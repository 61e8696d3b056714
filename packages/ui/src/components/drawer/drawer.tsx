'use client';

import type { ComponentPropsWithRef } from 'react';
import { cva } from '../../internal/cva.ts';
import type { ModalContentOptions } from '../../internal/modal/modal-content.tsx';
import { lazyContent, useModal } from '../../internal/modal/modal-context.ts';
import {
  ModalBody,
  ModalClose,
  ModalFooter,
  ModalHeader,
  type ModalProps,
  ModalRoot,
  ModalTitle,
  ModalTrigger,
} from '../../internal/modal/modal-parts.tsx';

export type DrawerSide = 'start' | 'end';

export interface DrawerContentProps extends ModalContentOptions, ComponentPropsWithRef<'div'> {
  /**
   * The edge where it enters: the end or the start of lines.
   * @default 'end'
   */
  side?: DrawerSide | undefined;
}

const panel = cva('me-drawer', { variants: { side: { start: 'me-start', end: '' } } });

/**
 * The panel of a drawer, over a scrim. Renders nothing until it is open, then a `<div role="dialog">` at the end of the
 * body.
 *
 * Data attributes: `data-component="drawer"`, `data-side`, `data-state` (`open`, `closed` while it closes).
 */
export function DrawerContent({ side = 'end', className, ...rest }: DrawerContentProps) {
  const layer = useModal('DrawerContent');
  const { loaded: Content } = lazyContent.useLoaded(layer.isOpen);
  return (
    Content && (
      <Content
        data-component="drawer"
        data-side={side}
        {...rest}
        layer={layer}
        className={panel({ side, className })}
      />
    )
  );
}

export interface DrawerProps extends ModalProps {
  /**
   * The edge where it enters: the end or the start of lines.
   * @default 'end'
   */
  side?: DrawerSide | undefined;
}

/**
 * A panel of the window's full height at its edge, for long content that belongs beside the page: filters, the sections
 * of a site, the details of a list item. 24rem wide, less on a phone, so that the page stays visible. Renders nothing
 * until it is open, then a `<div role="dialog">` at the end of the body, over a scrim.
 *
 * Escape, a press outside and, on a phone, Back close it; the focus enters, stays inside and returns. This form is
 * composed of the parts `Drawer.Root`, `Trigger`, `Content`, `Header`, `Title`, `Close`, `Body` and `Footer`, also
 * exported as `DrawerRoot` and so on.
 *
 * Data attributes: `data-component="drawer"`, `data-side`, `data-state` (`open`, `closed` while it closes); parts
 * `overlay` with `data-state` (`open`, `closed` while it closes), `header`, `title`, `close`, `body`, `footer`.
 */
export function Drawer({
  title,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  closable = true,
  footer,
  messages,
  children,
  ...content
}: DrawerProps) {
  return (
    <ModalRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} closable={closable}>
      {trigger && <ModalTrigger asChild>{trigger}</ModalTrigger>}
      <DrawerContent {...content}>
        <ModalHeader>
          <ModalTitle>{title}</ModalTitle>
          {closable && <ModalClose messages={messages} />}
        </ModalHeader>
        <ModalBody>{children}</ModalBody>
        {footer && <ModalFooter>{footer}</ModalFooter>}
      </DrawerContent>
    </ModalRoot>
  );
}

Drawer.Root = ModalRoot;
Drawer.Trigger = ModalTrigger;
Drawer.Content = DrawerContent;
Drawer.Header = ModalHeader;
Drawer.Title = ModalTitle;
Drawer.Close = ModalClose;
Drawer.Body = ModalBody;
Drawer.Footer = ModalFooter;
