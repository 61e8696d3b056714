'use client';

import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { Anchor, Content, Root } from '@radix-ui/react-popper';
import type { ComponentPropsWithoutRef, Ref, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useEscape } from './use-escape.ts';

export interface FloatingLayerProps extends ComponentPropsWithoutRef<'div'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The element beside which it is placed. */
  anchor: RefObject<HTMLElement | null>;
  /** The preferred side; the other one if there is no space. */
  side: 'below' | 'above';
  align: 'start' | 'center' | 'end';
  /**
   * False while it only moves out.
   * @default true
   */
  isOpen?: boolean | undefined;
  onEscape: (event: KeyboardEvent) => void;
  /** The visitor pressed something else: the page, or a layer below. */
  onPressOutside?: ((event: PointerEvent) => void) | undefined;
  /** The focus moved to something else. */
  onFocusOutside?: ((event: FocusEvent) => void) | undefined;
}

/**
 * A layer beside an element: a popover, a tooltip, or the suggestions of a field. Uses the primitives behind Radix
 * Popover and Tooltip, without the focus scope and the scroll lock, which only modal layers need (ADR 0026). Renders a
 * `<div>` at the end of the body while it is mounted.
 *
 * Data attributes: `data-side` (`bottom`, `top`) where it found space.
 *
 * CSS variables: `--radix-popper-available-height`, the height that is free on its side; `--radix-popper-anchor-width`,
 * the width of its anchor.
 */
export function FloatingLayer({
  anchor,
  side,
  align,
  isOpen = true,
  onEscape,
  onPressOutside,
  onFocusOutside,
  ...rest
}: FloatingLayerProps) {
  useEscape(isOpen, onEscape);
  return (
    <Root>
      <Anchor virtualRef={anchor} />
      {createPortal(
        <DismissableLayer
          asChild
          deferPointerDownOutside
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
