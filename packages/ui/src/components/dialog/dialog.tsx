'use client';

import type { ComponentPropsWithRef } from 'react';
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
import { cva } from '../../internal/cva.ts';

export type DialogSize = 'small' | 'medium' | 'large';

export interface DialogContentProps extends ModalContentOptions, ComponentPropsWithRef<'div'> {
  /**
   * Maximum width: 400, 560 or 800 px.
   * @default 'medium'
   */
  size?: DialogSize | undefined;
}

const panel = cva('me-dialog', {
  variants: { size: { small: 'me-sm', medium: 'me-md', large: 'me-lg' } },
  defaultVariants: { size: 'medium' },
});

/**
 * The panel of a dialog, over a scrim. Renders nothing until it is open, then a `<div role="dialog">` at the end of the
 * body.
 *
 * Data attributes: `data-component="dialog"`, `data-size`, `data-state` (`open`, `closed` while it closes).
 */
export function DialogContent({ size = 'medium', className, ...rest }: DialogContentProps) {
  const layer = useModal('DialogContent');
  const { loaded: Content } = lazyContent.useLoaded(layer.isOpen);
  return (
    Content && (
      <Content
        data-component="dialog"
        data-size={size}
        {...rest}
        layer={layer}
        className={panel({ size, className })}
      />
    )
  );
}

export interface DialogProps extends ModalProps {
  /**
   * Maximum width: 400, 560 or 800 px.
   * @default 'medium'
   */
  size?: DialogSize | undefined;
}

/**
 * Requires an answer before anything else. Additional content belongs in the page. Renders nothing until it is open,
 * then a `<div role="dialog">` at the end of the body, over a scrim.
 *
 * Escape, a press outside and, on a phone, Back close it; the focus enters, stays inside and returns. This form is
 * composed of the parts `Dialog.Root`, `Trigger`, `Content`, `Header`, `Title`, `Close`, `Body` and `Footer`, also
 * exported as `DialogRoot` and so on.
 *
 * Data attributes: `data-component="dialog"`, `data-size`, `data-state` (`open`, `closed` while it closes); parts
 * `overlay` with `data-state` (`open`, `closed` while it closes), `header`, `title`, `close`, `body`, `footer`.
 *
 * CSS variables: `--dialog-width`, the maximum width, set by `size`.
 */
export function Dialog({
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
}: DialogProps) {
  return (
    <ModalRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} closable={closable}>
      {trigger && <ModalTrigger asChild>{trigger}</ModalTrigger>}
      <DialogContent {...content}>
        <ModalHeader>
          <ModalTitle>{title}</ModalTitle>
          {closable && <ModalClose messages={messages} />}
        </ModalHeader>
        <ModalBody>{children}</ModalBody>
        {footer && <ModalFooter>{footer}</ModalFooter>}
      </DialogContent>
    </ModalRoot>
  );
}

Dialog.Root = ModalRoot;
Dialog.Trigger = ModalTrigger;
Dialog.Content = DialogContent;
Dialog.Header = ModalHeader;
Dialog.Title = ModalTitle;
Dialog.Close = ModalClose;
Dialog.Body = ModalBody;
Dialog.Footer = ModalFooter;
