'use client';

import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ReactElement, ReactNode, Ref } from 'react';
import type { Messages } from '../messages/message-types.ts';
import { belowPhoneWidth, useMediaQuery } from '../media-query/use-media-query.ts';
import type { ModalContentOptions } from '../modal/modal-content.tsx';
import { lazyContent, type ModalRootProps, useModal } from '../modal/modal-context.ts';
import {
  ModalBody,
  ModalClose,
  ModalFooter,
  ModalHeader,
  ModalRoot,
  ModalTitle,
  ModalTrigger,
} from '../modal/modal-parts.tsx';
import { joinClasses } from '../variants/join-classes.ts';

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

export interface DrawerProps
  extends ModalRootProps, ModalContentOptions, Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Holds the panel; unknown props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What it is about. Its heading and its accessible name. */
  title: ReactNode;
  /** The button that opens it: gets `aria-haspopup`, `aria-expanded`, and the focus back. */
  trigger?: ReactElement | undefined;
  /**
   * The edge it comes from: where lines end, or where they start.
   * @default 'end'
   */
  side?: DrawerSide | undefined;
  /** Stays below while what is above scrolls: the actions. */
  footer?: ReactNode;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'modal'>> | undefined;
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
 * `overlay`, `header`, `title`, `close`, `body`, `footer`.
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
