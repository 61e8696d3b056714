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
} from '../dialog/layer-parts.tsx';

const panel = cva('me-drawer', {
  variants: { side: { start: 'me-start', end: '' } },
  defaultVariants: { side: 'end' },
});

export type DrawerSide = Variant<typeof panel, 'side'>;

interface DrawerOptions {
  /**
   * The edge where it enters: the end or the start of lines.
   * @default 'end'
   */
  side?: DrawerSide | undefined;
}

export interface DrawerContentProps extends ModalPanelProps, DrawerOptions {}

/**
 * The panel of a drawer, over a scrim. Renders nothing until it is open, then a `<div role="dialog">` at the end of the
 * body.
 *
 * Data attributes: `data-component="drawer"`, `data-side`, `data-state` (`open`, `closed` while it closes).
 */
export function DrawerContent({ side = 'end', className, ...rest }: DrawerContentProps) {
  return (
    <ModalPanel
      part="DrawerContent"
      data-component="drawer"
      data-side={side}
      {...rest}
      className={panel({ side, className })}
    />
  );
}

export interface DrawerProps extends ModalProps, DrawerOptions {}

/**
 * A panel of the window's full height at its edge, for long content that belongs beside the page: filters, the sections
 * of a site, the details of a list item. 24rem wide, less on a phone, so that the page stays visible. Renders nothing
 * until it is open, then a `<div role="dialog">` at the end of the body, over a scrim.
 *
 * Escape, a press outside and, on a phone, Back close it; the focus enters, stays inside and returns. This form is
 * composed of the parts `Drawer.Root`, `Trigger`, `Content`, `Header`, `Title`, `Close`, `Description`, `Body` and `Footer`, also
 * exported as `DrawerRoot` and so on.
 *
 * Data attributes: `data-component="drawer"`, `data-side`, `data-state` (`open`, `closed` while it closes); parts
 * `overlay` with `data-state` (`open`, `closed` while it closes), `header`, `title`, `close`, `description`, `body`, `footer`.
 */
export function Drawer({ side, ...rest }: DrawerProps) {
  return <LayerForm {...rest} renderPanel={(parts) => <DrawerContent side={side} {...parts} />} />;
}

Drawer.Root = LayerRoot;
Drawer.Trigger = ModalTrigger;
Drawer.Content = DrawerContent;
Drawer.Header = LayerHeader;
Drawer.Title = LayerTitle;
Drawer.Close = LayerClose;
Drawer.Description = LayerDescription;
Drawer.Body = LayerBody;
Drawer.Footer = LayerFooter;
