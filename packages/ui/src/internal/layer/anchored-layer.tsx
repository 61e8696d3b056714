'use client';

import { Presence } from '@radix-ui/react-presence';
import {
  type ComponentPropsWithoutRef,
  type Ref,
  type RefObject,
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

export interface AnchoredContentOptions extends AnchoredLayerOptions {
  /**
   * The element beside which it is placed, instead of its trigger. Required if its root contains no trigger: then it is
   * usually the button that opens it.
   */
  anchor?: RefObject<HTMLElement | null> | undefined;
}

export interface AnchoredLayerProps extends AnchoredContentOptions, ComponentPropsWithoutRef<'div'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The name of the part, for developer errors. */
  part: string;
  /** The state of its root. */
  layer: Layer<Dismissal>;
  /** Returns the element that gets the focus first. @default the layer itself, so that its name is read */
  findFirst?: ((layer: HTMLElement) => HTMLElement | undefined) | undefined;
}

/**
 * The content of a popover or a menu while it is open or closing: beside its trigger or its anchor, in the trigger's
 * theme, with the focus. Renders a `<div>` at the end of the body.
 *
 * Data attributes: `data-side` (`bottom`, `top`) where it found space, `data-state` (`open`, `closed` while it closes).
 */
export function AnchoredLayer({
  ref,
  part,
  layer,
  anchor,
  findFirst,
  side = 'below',
  align = 'start',
  ...rest
}: AnchoredLayerProps) {
  const { isOpen, changeOpen, closable, opener, setContentId } = layer;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const trigger = useOpener({ part, layer, anchor, element });
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => setContentId(element?.id), [element, setContentId]);
  useLayoutEffect(() => {
    if (element) applyTheme(element, opener.current);
  }, [element, opener]);
  const first = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    first.current = (isOpen && element && findFirst?.(element)) || null;
  });
  useLayerFocus({ isOpen, element, opener, initialFocus: first, finalFocus: trigger });
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
        anchor={anchor ?? opener}
        side={side}
        align={align}
        isOpen={isOpen}
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

interface Opening extends Pick<AnchoredLayerProps, 'part' | 'layer' | 'anchor'> {
  /** The layer, once it is rendered: all refs of the page are set then. */
  element: HTMLElement | null;
}

/**
 * Makes the anchor the opener of a layer without a trigger.
 *
 * @returns the trigger; empty without one, when the focus returns to the element that had it.
 */
function useOpener({ part, layer: { isOpen, opener, setOpener }, anchor, element }: Opening) {
  const adopted = useRef<HTMLElement>(null);
  const trigger = useRef<HTMLElement>(null);
  // In each commit: a trigger may be replaced while the layer is open.
  useLayoutEffect(() => {
    const hasTrigger = opener.current !== adopted.current;
    trigger.current = hasTrigger ? opener.current : null;
    if (hasTrigger || !isOpen) return;
    const found = anchor?.current ?? (element && (adopted.current ?? focusedElement(part)));
    if (!found) return;
    adopted.current = found;
    setOpener(found);
  });
  return trigger;
}

/** The opener of a layer that has neither trigger nor anchor; in development an error. */
function focusedElement(part: string): HTMLElement {
  if (process.env.NODE_ENV !== 'production') {
    throw new Error(
      `${part}: its root has no trigger and it has no anchor, so there is no element to place it beside. Render a trigger in the root, or pass the ref of the button that opens it as \`anchor\`.`,
    );
  }
  const { activeElement: active, body } = document;
  return active instanceof HTMLElement ? active : body;
}
