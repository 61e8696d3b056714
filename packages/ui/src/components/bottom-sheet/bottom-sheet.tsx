'use client';

import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../../internal/join-classes.ts';
import { type LayerButtonProps, LayerTrigger } from '../../internal/layer/layer-buttons.tsx';
import { lazyModule } from '../../internal/lazy-module.ts';
import { useModal } from '../../internal/modal/modal-context.ts';
import {
  ModalBody,
  ModalClose,
  ModalDescription,
  ModalFooter,
  ModalForm,
  ModalHeader,
  type ModalPanelProps,
  type ModalProps,
  ModalRoot,
  ModalTitle,
} from '../dialog/modal-parts.tsx';

const lazySheet = lazyModule(() => import('./sheet-content.tsx'));

/** The button that opens the sheet and gets the focus back. Renders a `<button>`, or its only child with `asChild`. */
export function BottomSheetTrigger(props: LayerButtonProps) {
  const layer = useModal('BottomSheetTrigger');
  return <LayerTrigger {...props} layer={layer} toggles={false} preload={lazySheet.preload} />;
}

export interface BottomSheetContentProps extends ModalPanelProps {}

/**
 * The sheet, over a scrim. Renders nothing until it is open, then a `<div role="dialog">` at the end of the body.
 *
 * Data attributes: `data-component="bottom-sheet"`, `data-state` (`open`, `closed` while it closes).
 */
export function BottomSheetContent({ className, ...rest }: BottomSheetContentProps) {
  const layer = useModal('BottomSheetContent');
  const sheet = lazySheet.useLoaded(layer.isOpen);
  return (
    sheet && (
      <sheet.SheetContent
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
 * Closes by its button, Escape, a press outside, on a touch screen Back, and by dragging it down (past 40 % of its height, or faster than
 * 0.5 px/ms); its content scrolls first. Stays above a phone's keyboard. This form is composed of the parts
 * `BottomSheet.Root`, `Trigger`, `Content`, `Header`, `Title`, `Close`, `Description`, `Body` and `Footer`, also exported as
 * `BottomSheetRoot` and so on.
 *
 * Data attributes: `data-component="bottom-sheet"`, `data-state` (`open`, `closed` while it closes); parts `overlay`
 * with `data-state` (`open`, `closed` while it closes), `header` with `data-draggable` while a finger can close the
 * sheet, `handle`, `title`, `close`, `description`, `body`, `footer`.
 */
export function BottomSheet(props: BottomSheetProps) {
  return (
    <ModalForm
      {...props}
      Trigger={BottomSheetTrigger}
      Header={BottomSheetHeader}
      renderPanel={(parts) => <BottomSheetContent {...parts} />}
    />
  );
}

BottomSheet.Root = ModalRoot;
BottomSheet.Trigger = BottomSheetTrigger;
BottomSheet.Content = BottomSheetContent;
BottomSheet.Header = BottomSheetHeader;
BottomSheet.Title = ModalTitle;
BottomSheet.Close = ModalClose;
BottomSheet.Description = ModalDescription;
BottomSheet.Body = ModalBody;
BottomSheet.Footer = ModalFooter;
