'use client';

import type { ComponentPropsWithRef } from 'react';
import { lazyComponent } from '../../internal/layer/lazy-component.ts';
import { LayerTrigger, type LayerTriggerProps } from '../../internal/layer/layer-trigger.tsx';
import type { ModalContentOptions } from '../../internal/modal/modal-content.tsx';
import { useModal } from '../../internal/modal/modal-context.ts';
import {
  ModalBody,
  ModalClose,
  ModalFooter,
  ModalHeader,
  type ModalProps,
  ModalRoot,
  ModalTitle,
} from '../../internal/modal/modal-parts.tsx';
import { joinClasses } from '../../internal/join-classes.ts';

const lazyContent = lazyComponent(async () => (await import('./sheet-content.tsx')).SheetContent);

/** The button that opens the sheet and gets the focus back. Renders a `<button>`, or its only child with `asChild`. */
export function BottomSheetTrigger(props: LayerTriggerProps) {
  const layer = useModal('BottomSheetTrigger');
  return <LayerTrigger {...props} layer={layer} toggles={false} preload={lazyContent.preload} />;
}

export interface BottomSheetContentProps extends ModalContentOptions, ComponentPropsWithRef<'div'> {}

/**
 * The sheet, over a scrim. Renders nothing until it is open, then a `<div role="dialog">` at the end of the body.
 *
 * Data attributes: `data-component="bottom-sheet"`, `data-state` (`open`, `closed` while it closes).
 */
export function BottomSheetContent({ className, ...rest }: BottomSheetContentProps) {
  const layer = useModal('BottomSheetContent');
  const { loaded: Content } = lazyContent.useLoaded(layer.isOpen);
  return (
    Content && (
      <Content
        data-component="bottom-sheet"
        {...rest}
        layer={layer}
        className={joinClasses('me-sheet', className)}
      />
    )
  );
}

/** Contains title and close button; drags the sheet. Renders a `<div data-part="header">`. */
export function BottomSheetHeader({ className, children, ...rest }: ComponentPropsWithRef<'div'>) {
  const { closable } = useModal('BottomSheetHeader');
  return (
    <ModalHeader
      data-draggable={closable ? '' : undefined}
      {...rest}
      className={joinClasses('me-sheet-header', className)}
    >
      <span data-part="handle" aria-hidden="true" hidden={!closable} className="me-sheet-handle" />
      {children}
    </ModalHeader>
  );
}

export interface BottomSheetProps extends ModalProps {}

/**
 * A modal layer at the bottom edge, within reach of the thumb: filters, a choice, a form on a phone. Renders nothing
 * until it is open, then a `<div role="dialog">` at the end of the body, over a scrim.
 *
 * Closes by its button, Escape, a press outside, Back, and by dragging it down (past 40 % of its height, or faster than
 * 0.5 px/ms); its content scrolls first. Stays above a phone's keyboard. This form is composed of the parts
 * `BottomSheet.Root`, `Trigger`, `Content`, `Header`, `Title`, `Close`, `Body` and `Footer`, also exported as
 * `BottomSheetRoot` and so on.
 *
 * Data attributes: `data-component="bottom-sheet"`, `data-state` (`open`, `closed` while it closes); parts `overlay`
 * with `data-state` (`open`, `closed` while it closes), `header` with `data-draggable` while a finger can close the
 * sheet, `handle`, `title`, `close`, `body`, `footer`.
 */
export function BottomSheet({
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
}: BottomSheetProps) {
  return (
    <ModalRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} closable={closable}>
      {trigger && <BottomSheetTrigger asChild>{trigger}</BottomSheetTrigger>}
      <BottomSheetContent {...content}>
        <BottomSheetHeader>
          <ModalTitle>{title}</ModalTitle>
          {closable && <ModalClose messages={messages} />}
        </BottomSheetHeader>
        <ModalBody>{children}</ModalBody>
        {footer && <ModalFooter>{footer}</ModalFooter>}
      </BottomSheetContent>
    </ModalRoot>
  );
}

BottomSheet.Root = ModalRoot;
BottomSheet.Trigger = BottomSheetTrigger;
BottomSheet.Content = BottomSheetContent;
BottomSheet.Header = BottomSheetHeader;
BottomSheet.Title = ModalTitle;
BottomSheet.Close = ModalClose;
BottomSheet.Body = ModalBody;
BottomSheet.Footer = ModalFooter;
