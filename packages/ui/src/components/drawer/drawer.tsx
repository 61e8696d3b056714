'use client';

import type { ComponentPropsWithRef } from 'react';
import { belowPhoneWidth, useMediaQuery } from '../../hooks/use-media-query.ts';
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
import { joinClasses } from '../../internal/join-classes.ts';

export type DrawerSide = 'start' | 'end';

export interface DrawerContentProps extends ModalContentOptions, ComponentPropsWithRef<'div'> {
  /**
   * The edge it comes from: where lines end, or where they start.
   * @default 'end'
   */
  side?: DrawerSide | undefined;
}

/**
 * The panel of a drawer, over a scrim. Renders nothing until it is open, then a `<div role="dialog">` at the end of the body.
 *
 * Data attributes: `data-component="drawer"`, `data-side`, `data-state` (`open`, `closed` while it goes).
 */
export function DrawerContent({ side = 'end', className, ...rest }: DrawerContentProps) {
  const layer = useModal('DrawerContent');
  const { loaded: Content } = lazyContent.useLoaded(layer.isOpen);
  const isPhone = useMediaQuery(belowPhoneWidth);
  return (
    Content && (
      <Content
        data-component="drawer"
        data-side={side}
        {...rest}
        layer={layer}
        backCloses={isPhone}
        className={joinClasses('me-drawer', className)}
      />
    )
  );
}

export interface DrawerProps extends ModalProps {
  /**
   * The edge it comes from: where lines end, or where they start.
   * @default 'end'
   */
  side?: DrawerSide | undefined;
}

/**
 * A panel as high as the window at its edge, for what is long and belongs beside the page: filters, the parts of a site, one of
 * a list. 24rem wide, on a phone less, so that the page still shows. Renders nothing until it is open, then a
 * `<div role="dialog">` at the end of the body, over a scrim.
 *
 * Escape, a press outside and, on a phone, Back close it; the focus goes in, stays in and comes back. This form is made of
 * the parts `Drawer.Root`, `Trigger`, `Content`, `Header`, `Title`, `Close`, `Body` and `Footer`, also exported as
 * `DrawerRoot` and so on.
 *
 * Data attributes: `data-component="drawer"`, `data-side`, `data-state` (`open`, `closed` while it goes); parts
 * `overlay` with `data-state` (`open`, `closed` while it goes), `header`, `title`, `close`, `body`, `footer`.
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
    <ModalRoot {...{ open, defaultOpen, onOpenChange, closable }}>
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
