'use client';

import { cva, type Variant } from '../../internal/cva.ts';
import {
  LayerBody,
  LayerClose,
  LayerDescription,
  LayerFooter,
  LayerForm,
  LayerHeader,
  LayerRoot,
  LayerTitle,
  ModalPanel,
  type ModalPanelProps,
  type ModalProps,
  ModalTrigger,
} from './layer-parts.tsx';

const panel = cva('me-dialog', {
  variants: { size: { small: 'me-sm', medium: 'me-md', large: 'me-lg' } },
  defaultVariants: { size: 'medium' },
});

export type DialogSize = Variant<typeof panel, 'size'>;

interface DialogOptions {
  /**
   * Maximum width: 400, 560 or 800 px.
   * @default 'medium'
   */
  size?: DialogSize | undefined;
}

export interface DialogContentProps extends ModalPanelProps, DialogOptions {}

/**
 * The panel of a dialog, over a scrim. Renders nothing until it is open, then a `<div role="dialog">` at the end of the
 * body.
 *
 * Data attributes: `data-component="dialog"`, `data-size`, `data-state` (`open`, `closed` while it closes).
 */
export function DialogContent({ size = 'medium', className, ...rest }: DialogContentProps) {
  return (
    <ModalPanel
      part="DialogContent"
      data-component="dialog"
      data-size={size}
      {...rest}
      className={panel({ size, className })}
    />
  );
}

export interface DialogProps extends ModalProps, DialogOptions {}

/**
 * Requires an answer before anything else. Additional content belongs in the page. Renders nothing until it is open,
 * then a `<div role="dialog">` at the end of the body, over a scrim.
 *
 * Escape, a press outside and, on a phone, Back close it; the focus enters, stays inside and returns. This form is
 * composed of the parts `Dialog.Root`, `Trigger`, `Content`, `Header`, `Title`, `Close`, `Description`, `Body` and `Footer`, also
 * exported as `DialogRoot` and so on.
 *
 * Data attributes: `data-component="dialog"`, `data-size`, `data-state` (`open`, `closed` while it closes); parts
 * `overlay` with `data-state` (`open`, `closed` while it closes), `header`, `title`, `close`, `description`, `body`, `footer`.
 *
 * CSS variables: `--dialog-width`, the maximum width, set by `size`.
 */
export function Dialog({ size, ...rest }: DialogProps) {
  return <LayerForm {...rest} renderPanel={(parts) => <DialogContent size={size} {...parts} />} />;
}

Dialog.Root = LayerRoot;
Dialog.Trigger = ModalTrigger;
Dialog.Content = DialogContent;
Dialog.Header = LayerHeader;
Dialog.Title = LayerTitle;
Dialog.Close = LayerClose;
Dialog.Description = LayerDescription;
Dialog.Body = LayerBody;
Dialog.Footer = LayerFooter;
