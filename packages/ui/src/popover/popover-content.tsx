'use client';

import { Presence } from '@radix-ui/react-presence';
import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { tabOrder } from '../focus/tab-order.ts';
import { FloatingLayer } from '../layer/floating-layer.tsx';
import type { Layer } from '../layer/layer-state.ts';
import { useLayerFocus } from '../layer/use-layer-focus.ts';
import { wearTheme } from '../theme-scope/theme-scope.ts';
import type { PopoverReason } from './popover-context.ts';

export interface PopoverContentOptions {
  /**
   * Where it would rather be; on the other side when it does not fit.
   * @default 'below'
   */
  side?: 'below' | 'above' | undefined;
  /**
   * Which edge, or its middle, is on that of its trigger.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
}

interface PopoverContentProps extends PopoverContentOptions, ComponentPropsWithoutRef<'div'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The state of its root. */
  layer: Layer<PopoverReason>;
}

/** What a popover shows, with its focus and its place in the Tab order. Renders a `<div role="dialog">` at the end of the body. */
export function LoadedPopoverContent({
  ref,
  layer: { isOpen, changeOpen, closable, opener, titleId, setContentId },
  side = 'below',
  align = 'start',
  ...rest
}: PopoverContentProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => setContentId(element?.id), [element, setContentId]);
  useLayoutEffect(() => {
    if (element) wearTheme(element, opener.current);
  }, [element, opener]);
  useLayerFocus({ isOpen, element, opener, finalFocus: opener });
  useTabFromOpener(isOpen ? element : null, opener);
  const dismiss = (reason: PopoverReason, event: Event) => {
    // Its trigger closes it by itself, and may have the focus meanwhile.
    const isAtOpener =
      reason !== 'escape' && event.target instanceof Node && opener.current?.contains(event.target);
    if (isOpen && closable && !isAtOpener) changeOpen(false, reason, event);
  };
  // No native <dialog>: it may not have the tabIndex by which the focus comes to it and its name is read.
  const dialog = {
    role: 'dialog',
    tabIndex: -1,
    'aria-labelledby': rest['aria-label'] ? undefined : titleId,
  };
  return (
    <Presence present={isOpen}>
      <FloatingLayer
        data-component="popover"
        {...dialog}
        {...rest}
        ref={setElement}
        id={id}
        anchor={opener}
        side={side}
        align={align}
        inert={!isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        data-layer={isOpen ? '' : undefined}
        onEscape={(event) => dismiss('escape', event)}
        onPressOutside={(event) => dismiss('outside-press', event)}
        onFocusOutside={(event) => dismiss('focus-out', event)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          leaveByTab(event, opener.current);
        }}
      />
    </Presence>
  );
}

const isTab = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent | ReactKeyboardEvent) =>
  key === 'Tab' && !altKey && !ctrlKey && !metaKey;

/** Tab on the opener leads into the layer, which is rendered at the end of the body. */
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

/** From the layer's ends Tab leads back to its opener, or on to what follows that. Radix would go round inside. */
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

/** The Tab stop after the opener, outside of the layer. None at the end of the page. */
function nextAfter(opener: HTMLElement, layer: HTMLElement): HTMLElement | undefined {
  const stops = tabOrder(opener.ownerDocument.body).filter(
    (stop) => !layer.contains(stop) && !stop.hasAttribute('data-radix-focus-guard'),
  );
  return stops[stops.indexOf(opener) + 1];
}
