'use client';

import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../../internal/join-classes.ts';
import { useLayer } from '../../internal/layer/layer-state.ts';
import { lazyModule } from '../../internal/lazy-module.ts';
import {
  LayerBody,
  type LayerButtonProps,
  LayerClose,
  LayerDescription,
  LayerFooter,
  LayerForm,
  LayerHeader,
  LayerRoot,
  LayerTitle,
  LayerTrigger,
  type ModalPanelProps,
  type ModalProps,
} from '../dialog/layer-parts.tsx';

const lazySheet = lazyModule(() => import('./sheet-content.tsx'));

/** The button that opens the sheet and gets the focus back. Renders a `<button>`, or its only child with `asChild`. */
export function BottomSheetTrigger(props: LayerButtonProps) {
  return <LayerTrigger {...props} layer={useLayer('BottomSheetTrigger')} preload={lazySheet.preload} />;
}

export interface BottomSheetContentProps extends ModalPanelProps {}

/**
 * The sheet, over a scrim. Renders nothing until it is open, then a `<div role="dialog">` at the end of the body.
 *
 * Data attributes: `data-component="bottom-sheet"`, `data-state` (`open`, `closed` while it closes).
 */
export function BottomSheetContent({ className, ...rest }: BottomSheetContentProps) {
  const layer = useLayer('BottomSheetContent');
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
  const { closable } = useLayer('BottomSheetHeader');
  return (
    <LayerHeader
      data-draggable={closable ? '' : undefined}
      {...rest}
      className={joinClasses('me-sheet-header', className)}
    >
      <span data-part="handle" aria-hidden="true" hidden={!closable} className="me-sheet-handle" />
      {children}
    </LayerHeader>
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
    <LayerForm
      {...props}
      Trigger={BottomSheetTrigger}
      Header={BottomSheetHeader}
      renderPanel={(parts) => <BottomSheetContent {...parts} />}
    />
  );
}

BottomSheet.Root = LayerRoot;
BottomSheet.Trigger = BottomSheetTrigger;
BottomSheet.Content = BottomSheetContent;
BottomSheet.Header = BottomSheetHeader;
BottomSheet.Title = LayerTitle;
BottomSheet.Close = LayerClose;
BottomSheet.Description = LayerDescription;
BottomSheet.Body = LayerBody;
BottomSheet.Footer = LayerFooter;
