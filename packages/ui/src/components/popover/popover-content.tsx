'use client';

import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect } from 'react';
import { tabbable } from 'tabbable';
import type { Layer } from '../../internal/layer/layer-state.ts';
import { placement, useLayerContent } from '../../internal/layer/use-layer-content.ts';
import type { PopoverContentProps } from './popover.tsx';
import type { PopoverReason } from './popover-context.ts';

export { Arrow } from '@radix-ui/react-popover';

/** Distance of the arrow from the rounded corners, in pixels. */
const ARROW_PADDING = 16;

interface LoadedPopoverContentProps extends PopoverContentProps {
  /** The state of its root. */
  layer: Layer<PopoverReason>;
  /** Returns the element that gets the focus first. */
  findFirst?: ((layer: HTMLElement) => HTMLElement | undefined) | undefined;
}

/** The content of a popover, on Radix Popover. Renders a `<div role="dialog">` at the end of the body. */
export function LoadedPopoverContent({ side, align, container, ...props }: LoadedPopoverContentProps) {
  const { isOpen, opener, changeOpen, titleId } = props.layer;
  const { key, element, beside, content } = useLayerContent({
    'aria-labelledby': titleId,
    ...props,
    anchoredPart: 'PopoverContent',
    onFocusOut: (event) => changeOpen(false, 'focus-out', event),
  });
  useTabFromOpener(isOpen ? element : null, opener);
  return (
    <Root key={key} open={isOpen}>
      <Anchor virtualRef={beside} />
      <Portal container={container}>
        <Content
          {...placement({ side, align })}
          arrowPadding={ARROW_PADDING}
          data-component="popover"
          {...content}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            leaveByTab(event, opener.current);
          }}
        />
      </Portal>
    </Root>
  );
}

const isTab = ({ key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent | ReactKeyboardEvent) =>
  key === 'Tab' && !altKey && !ctrlKey && !metaKey && !defaultPrevented;

/** Tab on the opener moves into the layer, which is rendered at the end of the body: the browser goes on from there. */
function useTabFromOpener(element: HTMLElement | null, opener: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: button } = opener;
    if (!element || !button) return undefined;
    const enter = (event: KeyboardEvent) => {
      if (isTab(event) && !event.shiftKey) element.focus({ preventScroll: true });
    };
    button.addEventListener('keydown', enter);
    return () => button.removeEventListener('keydown', enter);
  }, [element, opener]);
}

/**
 * At the layer's ends, Tab moves back to its opener, or on from there. Radix would loop inside, although the page is
 * usable (radix-ui/primitives#4128).
 */
function leaveByTab(event: ReactKeyboardEvent<HTMLElement>, opener: HTMLElement | null) {
  const { currentTarget: layer, target, shiftKey } = event;
  if (!isTab(event) || !(target instanceof Node && layer.contains(target))) return;
  const stops = tabbable(layer);
  const isEnd = shiftKey ? target === layer || target === stops[0] : target === (stops.at(-1) ?? layer);
  if (!isEnd) return;
  opener?.focus();
  if (shiftKey) event.preventDefault();
}
