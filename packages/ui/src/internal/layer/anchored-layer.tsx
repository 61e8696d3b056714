'use client';

import { Presence } from '@radix-ui/react-presence';
import {
  type ComponentPropsWithoutRef,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { applyTheme } from '../../theme/theme-scope.ts';
import { FloatingLayer } from './floating-layer.tsx';
import type { Layer } from './layer-state.ts';
import { useLayerFocus } from './use-layer-focus.ts';

/** What dismisses a layer beside its trigger, apart from its content. */
type Dismissal = 'escape' | 'outside-press' | 'focus-out';

export interface AnchoredLayerOptions {
  /**
   * The preferred side; the other one if there is no space.
   * @default 'below'
   */
  side?: 'below' | 'above' | undefined;
  /**
   * Which edge, or the middle, aligns with the trigger's.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
}

export interface AnchoredLayerProps extends AnchoredLayerOptions, ComponentPropsWithoutRef<'div'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The state of its root. */
  layer: Layer<Dismissal>;
  /** Returns the element that gets the focus first. @default the layer itself, so that its name is read */
  findFirst?: ((layer: HTMLElement) => HTMLElement | undefined) | undefined;
}

/**
 * The content of a popover or a menu while it is open or closing: beside its trigger, in the trigger's theme, with the
 * focus. Renders a `<div>` at the end of the body.
 *
 * Data attributes: `data-side` (`bottom`, `top`) where it found space, `data-state` (`open`, `closed` while it closes).
 */
export function AnchoredLayer({
  ref,
  layer: { isOpen, changeOpen, closable, opener, setContentId },
  findFirst,
  side = 'below',
  align = 'start',
  ...rest
}: AnchoredLayerProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => setContentId(element?.id), [element, setContentId]);
  useLayoutEffect(() => {
    if (element) applyTheme(element, opener.current);
  }, [element, opener]);
  const first = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    first.current = (isOpen && element && findFirst?.(element)) || null;
  });
  useLayerFocus({ isOpen, element, opener, initialFocus: first, finalFocus: opener });
  const dismiss = (reason: Dismissal, event: Event) => {
    // The trigger closes it by itself, and may have the focus meanwhile.
    const isAtOpener =
      reason !== 'escape' && event.target instanceof Node && opener.current?.contains(event.target);
    if (isOpen && closable && !isAtOpener) changeOpen(false, reason, event);
  };
  return (
    <Presence present={isOpen}>
      <FloatingLayer
        tabIndex={-1}
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
      />
    </Presence>
  );
}
