'use client';

import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { tabOrder } from '../../internal/tab-order.ts';
import { AnchoredLayer, type AnchoredLayerProps } from '../../internal/layer/anchored-layer.tsx';
import type { Layer } from '../../internal/layer/layer-state.ts';
import type { PopoverReason } from './popover-context.ts';

interface LoadedPopoverContentProps extends Omit<AnchoredLayerProps, 'layer' | 'part'> {
  /** The state of its root. */
  layer: Layer<PopoverReason>;
}

/**
 * The content of a popover, with its focus and its position in the Tab order. Renders a `<div role="dialog">` at the
 * end of the body.
 */
export function LoadedPopoverContent({ ref, ...rest }: LoadedPopoverContentProps) {
  const { isOpen, opener, titleId } = rest.layer;
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  useTabFromOpener(isOpen ? element : null, opener);
  return (
    <AnchoredLayer
      part="PopoverContent"
      data-component="popover"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> must not have tabIndex, needed to take the focus
      role="dialog"
      aria-labelledby={rest['aria-label'] ? undefined : titleId}
      {...rest}
      ref={setElement}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        leaveByTab(event, opener.current);
      }}
    />
  );
}

const isTab = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent | ReactKeyboardEvent) =>
  key === 'Tab' && !altKey && !ctrlKey && !metaKey;

/** Tab on the opener moves into the layer, which is rendered at the end of the body. */
function useTabFromOpener(element: HTMLElement | null, opener: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: button } = opener;
    if (!element || !button) return undefined;
    const enter = (event: KeyboardEvent) => {
      if (!isTab(event) || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      (tabOrder(element)[0] ?? element).focus();
    };
    button.addEventListener('keydown', enter);
    return () => button.removeEventListener('keydown', enter);
  }, [element, opener]);
}

/** At the layer's ends, Tab moves back to its opener, or to the Tab stop after it. Radix would loop inside. */
function leaveByTab(event: ReactKeyboardEvent<HTMLElement>, opener: HTMLElement | null) {
  const { currentTarget: layer, target } = event;
  if (
    !isTab(event) ||
    event.defaultPrevented ||
    !opener ||
    !(target instanceof Node) ||
    !layer.contains(target)
  )
    return;
  const stops = tabOrder(layer);
  const isFirst = target === layer || target === stops[0];
  const isLast = stops.length === 0 || target === stops.at(-1);
  const next = event.shiftKey ? isFirst && opener : isLast && nextAfter(opener, layer);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The Tab stop after the opener, outside the layer. None at the end of the page. */
function nextAfter(opener: HTMLElement, layer: HTMLElement): HTMLElement | undefined {
  const stops = tabOrder(opener.ownerDocument.body).filter(
    (stop) => !layer.contains(stop) && !stop.hasAttribute('data-radix-focus-guard'),
  );
  return stops[stops.indexOf(opener) + 1];
}
