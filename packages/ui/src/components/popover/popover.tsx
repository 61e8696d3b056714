'use client';

import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../../internal/join-classes.ts';
import { useLayer } from '../../internal/layer/layer-state.ts';
import type { LayerContentOptions } from '../../internal/layer/use-layer-content.ts';
import { lazyModule } from '../../internal/lazy-module.ts';
import {
  LayerBody,
  type LayerButtonProps,
  LayerClose,
  LayerDescription,
  LayerFooter,
  LayerForm,
  type LayerFormProps,
  LayerHeader,
  LayerRoot,
  LayerTitle,
  LayerTrigger,
} from '../dialog/layer-parts.tsx';
import type { AnchorOption, PlacementOptions } from './placement.ts';

const lazyPopover = lazyModule(() => import('./popover-content.tsx'));

/** The button that opens and closes the popover. Renders a `<button>`, or its only child with `asChild`. */
export function PopoverTrigger(props: LayerButtonProps) {
  return <LayerTrigger {...props} layer={useLayer('PopoverTrigger')} preload={lazyPopover.preload} />;
}

export interface PopoverContentProps
  extends PlacementOptions, AnchorOption, LayerContentOptions, ComponentPropsWithRef<'div'> {}

/**
 * The panel of a popover beside its trigger or its `anchor`. Renders nothing until it is open, then a `<div role="dialog">` at the end
 * of the body.
 *
 * Data attributes: `data-component="popover"`, `data-side` (`bottom`, `top`) where it found space, `data-state`
 * (`open`, `closed` while it closes).
 *
 * CSS variables: `--available-height`, the height that is free on its side: read it, do not set it.
 */
export function PopoverContent({ className, ...rest }: PopoverContentProps) {
  const layer = useLayer('PopoverContent');
  const popover = lazyPopover.useLoaded(layer.isOpen);
  return (
    popover && (
      <popover.LoadedPopoverContent
        {...rest}
        layer={layer}
        className={joinClasses('me-layer me-float me-float-panel me-popover', className)}
      />
    )
  );
}

/**
 * Points at the trigger or the `anchor`. Nothing may stick out of what scrolls, so with it only the `Body` does. Renders an
 * `<svg data-part="arrow">`.
 */
export function PopoverArrow({ className, ...rest }: ComponentPropsWithRef<'svg'>) {
  const popover = lazyPopover.useLoaded(true);
  return (
    popover && (
      <popover.Arrow asChild width={16} height={8}>
        <svg
          data-part="arrow"
          viewBox="0 0 16 8"
          aria-hidden="true"
          {...rest}
          className={joinClasses('me-popover-arrow', className)}
        >
          <path d="M0 0 8 7.5 16 0" />
        </svg>
      </popover.Arrow>
    )
  );
}

export interface PopoverProps extends LayerFormProps, PlacementOptions {
  /** Its heading and its name. Without one it needs an `aria-label`. */
  title?: ReactNode;
  /** The button that opens and closes it. */
  trigger: ReactElement;
}

/**
 * More about the pressed element, or a few choices, beside it; the page stays usable. Use a `Dialog` for what must be
 * answered, and a `BottomSheet` for long content on a phone. Renders nothing until it is open, then a `<div
 * role="dialog">` at the end of the body.
 *
 * The focus enters it, and Tab moves on to the element after the trigger. Escape, a press outside, leaving it
 * and, in a modal layer on a phone, Back close it (ST-11); the focus returns, unless the visitor has moved it. This form is composed of the parts `Popover.Root`,
 * `Trigger`, `Content`, `Arrow`, `Header`, `Title`, `Close`, `Description`, `Body` and `Footer`, also exported as `PopoverRoot` and so on.
 *
 * Data attributes: `data-component="popover"`, `data-side` (`bottom`, `top`) where it found space, `data-state`
 * (`open`, `closed` while it closes); parts `arrow`, `header`, `title`, `close`, `description`, `body`, `footer`.
 *
 * CSS variables: `--available-height`, the height that is free on its side: read it, do not set it.
 */
export function Popover({ side, align, ...rest }: PopoverProps) {
  rejectNameless(rest);
  return (
    <LayerForm
      {...rest}
      Trigger={PopoverTrigger}
      renderPanel={(parts) => <PopoverContent side={side} align={align} {...parts} />}
    />
  );
}

Popover.Root = LayerRoot;
Popover.Trigger = PopoverTrigger;
Popover.Content = PopoverContent;
Popover.Arrow = PopoverArrow;
Popover.Header = LayerHeader;
Popover.Title = LayerTitle;
Popover.Close = LayerClose;
Popover.Description = LayerDescription;
Popover.Body = LayerBody;
Popover.Footer = LayerFooter;

function rejectNameless(props: LayerFormProps) {
  const hasName = props.title || props['aria-label'] || props['aria-labelledby'];
  if (hasName || process.env.NODE_ENV === 'production') return;
  throw new Error(
    'Popover: it has no name, so a screen reader says only "dialog" when the focus enters it. Pass `title` or `aria-label`.',
  );
}
