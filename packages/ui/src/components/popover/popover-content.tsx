'use client';

import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import { type RefObject, useEffect } from 'react';
import type { Layer } from '../../internal/layer/layer-state.ts';
import { stopsAtEnd, useLayerContent } from '../../internal/layer/use-layer-content.ts';
import { placement } from './placement.ts';
import type { PopoverContentProps } from './popover.tsx';

export { Arrow } from '@radix-ui/react-popover';

/** Distance of the arrow from the rounded corners, in pixels. */
const ARROW_PADDING = 16;

interface LoadedPopoverContentProps extends PopoverContentProps {
  /** The state of its root. */
  layer: Layer;
}

/** The content of a popover, on Radix Popover. Renders a `<div role="dialog">` at the end of the body. */
export function LoadedPopoverContent({ side, align, container, ...props }: LoadedPopoverContentProps) {
  const { isOpen, opener, element } = props.layer;
  const content = useLayerContent(props);
  useTabFromOpener(isOpen ? element : null, opener);
  return (
    <Root open={isOpen}>
      <Anchor virtualRef={props.anchor ?? opener} />
      <Portal container={container}>
        <Content
          {...placement({ side, align })}
          arrowPadding={ARROW_PADDING}
          data-component="popover"
          {...content}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            // Back to its opener, or on from there. Radix would loop, although the page is usable (radix-ui/primitives#4128).
            if (!stopsAtEnd(event)) return;
            opener.current?.focus();
            if (event.shiftKey) event.preventDefault();
          }}
        />
      </Portal>
    </Root>
  );
}

/** Tab on the opener moves into the layer, which is rendered at the end of the body: the browser goes on from there. */
function useTabFromOpener(element: HTMLElement | null, opener: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: button } = opener;
    if (!element || !button) return undefined;
    const enter = ({ key, shiftKey, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Tab' && !shiftKey && !defaultPrevented) element.focus({ preventScroll: true });
    };
    button.addEventListener('keydown', enter);
    return () => button.removeEventListener('keydown', enter);
  }, [element, opener]);
}
