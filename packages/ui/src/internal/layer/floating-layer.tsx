'use client';

import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { Anchor, Content, Root } from '@radix-ui/react-popper';
import type { ComponentPropsWithoutRef, Ref, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { isDismissingEscape } from './dismissal.ts';

export interface FloatingLayerProps extends ComponentPropsWithoutRef<'div'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** What it stands beside. */
  anchor: RefObject<HTMLElement | null>;
  /** Where it would rather be; on the other side when it does not fit. */
  side: 'below' | 'above';
  align: 'start' | 'center' | 'end';
  onEscape: (event: KeyboardEvent) => void;
  /** Something else was pressed: the page, or a layer below. */
  onPressOutside?: ((event: PointerEvent) => void) | undefined;
  /** The focus moved on to something else. */
  onFocusOutside?: ((event: FocusEvent) => void) | undefined;
}

/**
 * A layer beside something: a popover, a tooltip, or the suggestions of a field. On the primitives that Radix Popover and
 * Tooltip are made of, without the focus scope and the scroll lock, which only modal layers need (ADR 0026). Renders a `<div>`
 * at the end of the body while it is mounted.
 *
 * Data attributes: `data-side` (`bottom`, `top`) where it found space.
 *
 * CSS variables: `--radix-popper-available-height`, the height that is free on its side;
 * `--radix-popper-anchor-width`, the width of its anchor.
 */
export function FloatingLayer({
  anchor,
  side,
  align,
  onEscape,
  onPressOutside,
  onFocusOutside,
  ...rest
}: FloatingLayerProps) {
  return (
    <Root>
      <Anchor virtualRef={anchor} />
      {createPortal(
        <DismissableLayer
          asChild
          deferPointerDownOutside
          onEscapeKeyDown={(event) => {
            if (isDismissingEscape(event)) onEscape(event);
            event.preventDefault();
          }}
          onPointerDownOutside={(event) => {
            event.preventDefault();
            onPressOutside?.(event.detail.originalEvent);
          }}
          onFocusOutside={(event) => {
            event.preventDefault();
            onFocusOutside?.(event.detail.originalEvent);
          }}
        >
          <Content
            side={side === 'below' ? 'bottom' : 'top'}
            align={align}
            sideOffset={8}
            collisionPadding={8}
            {...rest}
          />
        </DismissableLayer>,
        document.body,
      )}
    </Root>
  );
}
