'use client';

import { DismissableLayer, type DismissableLayerProps } from '@radix-ui/react-dismissable-layer';
import { Anchor, Content, Root } from '@radix-ui/react-popper';
import type { ComponentPropsWithoutRef, Ref, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { closeTopmost, useOpenLayer } from './open-layers.ts';
import { type AnchoredLayerOptions, placement } from './use-anchor.ts';

export interface FloatingLayerProps
  extends
    AnchoredLayerOptions,
    Pick<DismissableLayerProps, 'onPointerDownOutside'>,
    ComponentPropsWithoutRef<'div'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The element beside which it is placed. */
  anchor: RefObject<HTMLElement | null>;
  onEscape: (event: KeyboardEvent) => void;
}

/**
 * A layer that never has the focus: a tooltip, the suggestions of a field. Uses the parts that Radix Popover is made of
 * without its focus scope, whose guards would be Tab stops of the page. Renders a `<div>` at the end of the body.
 */
export function FloatingLayer({
  anchor,
  side,
  align,
  container,
  onEscape,
  onPointerDownOutside,
  ...rest
}: FloatingLayerProps) {
  useOpenLayer(true, onEscape);
  return (
    <Root>
      <Anchor virtualRef={anchor} />
      {createPortal(
        <DismissableLayer
          asChild
          deferPointerDownOutside
          onEscapeKeyDown={closeTopmost}
          onPointerDownOutside={onPointerDownOutside}
        >
          <Content {...placement({ side, align })} {...rest} />
        </DismissableLayer>,
        container ?? document.body,
      )}
    </Root>
  );
}
