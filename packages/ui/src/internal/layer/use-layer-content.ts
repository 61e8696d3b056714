'use client';

import {
  type ComponentPropsWithoutRef,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHistoryEntry } from '../../hooks/use-history-entry.ts';
import { phoneScreen, useMediaQuery } from '../../hooks/use-media-query.ts';
import { applyTheme } from '../../theme/theme-scope.ts';
import { useReturnFocus } from '../return-focus.ts';
import type { Layer } from './layer-state.ts';
import { closeTopmost, isAboveLayers, useOpenLayer } from './open-layers.ts';

export interface LayerContentOptions {
  /** The element that gets the focus first. @default the layer itself, so that its title is read */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The element that gets the focus back. @default the previously focused element, or its nearest remaining ancestor */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** The element in which it is rendered. @default the body */
  container?: HTMLElement | null | undefined;
}

interface LayerContent extends LayerContentOptions, ComponentPropsWithoutRef<'div'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The state of its root. */
  layer: Layer<'escape' | 'outside-press' | 'back'>;
  /** Returns the element that gets the focus first if there is no `initialFocus`. */
  findFirst?: ((layer: HTMLElement) => HTMLElement | undefined) | undefined;
  /** Media query of the screens on which Back closes it. @default those of phones */
  backCloses?: string | undefined;
  /** The focus moved to another element. By default that does not concern the layer. */
  onFocusOut?: ((event: FocusEvent) => void) | undefined;
}

type OutsideEvent<Original extends Event> = CustomEvent<{ originalEvent: Original }>;

/**
 * What Radix lacks in a layer, on the callbacks of its content (ADR 0039): a reason and a way to cancel
 * (radix-ui/primitives#3414), Back on a phone (#2586), toasts above it (#1171, #4115), Escape and a press for one layer
 * each (#4143), the focus back when it starts to close, whether its trigger is there or not (#2270), and a notice once
 * it has opened or closed (#3128).
 *
 * @returns the layer once it is rendered, the props of Radix's content, and the key of its root: each opening is a new one.
 */
export function useLayerContent({
  ref,
  layer,
  backCloses = phoneScreen,
  onFocusOut,
  findFirst,
  initialFocus,
  finalFocus,
  ...props
}: LayerContent) {
  const { isOpen, changeOpen, closable, opener, setContentId, descriptionId } = layer;
  const ownId = useId();
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [opening, setOpening] = useState({ isOpen, key: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, key: opening.key + Number(isOpen) });
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => {
    setContentId(element?.id);
    if (element) applyTheme(element, opener.current ?? document.activeElement);
  }, [element, opener, setContentId]);
  useReturnFocus({ isOpen, element, opener, finalFocus });
  const isTopmost = useOpenLayer(isOpen, (event) => {
    if (closable) changeOpen(false, 'escape', event);
  });
  const hasEntry = useMediaQuery(backCloses) && isOpen && closable;
  useHistoryEntry(hasEntry, () => changeOpen(false, 'back', new PopStateEvent('popstate')));
  useChangeComplete(layer, element);
  const isOutside = (event: Event) =>
    isOpen &&
    closable &&
    !isAboveLayers(event) &&
    !(event.target instanceof Node && opener.current?.contains(event.target));
  return {
    element,
    key: opening.key,
    content: {
      tabIndex: -1,
      ...props,
      id: props.id ?? ownId,
      ref: setElement,
      inert: !isOpen,
      'data-layer': isOpen ? '' : undefined,
      'aria-describedby': [props['aria-describedby'], descriptionId].filter(Boolean).join(' ') || undefined,
      onOpenAutoFocus: (event: Event) => {
        event.preventDefault();
        const { currentTarget: content } = event;
        if (content instanceof HTMLElement)
          (initialFocus?.current ?? findFirst?.(content) ?? content).focus({ preventScroll: true });
      },
      onCloseAutoFocus: (event: Event) => event.preventDefault(),
      onEscapeKeyDown: closeTopmost,
      onPointerDownOutside: (event: OutsideEvent<PointerEvent>) => {
        const press = event.detail.originalEvent;
        event.preventDefault();
        if (isOutside(press) && isTopmost()) changeOpen(false, 'outside-press', press);
      },
      onFocusOutside: (event: OutsideEvent<FocusEvent>) => {
        event.preventDefault();
        if (isOutside(event.detail.originalEvent)) onFocusOut?.(event.detail.originalEvent);
      },
    },
  };
}

/** Reports that a layer has opened or closed, once its animations have ended. */
function useChangeComplete({ isOpen, onOpenChangeComplete }: Layer<never>, element: HTMLElement | null) {
  const complete = useEffectEvent((open: boolean) => onOpenChangeComplete?.(open));
  const wasRendered = useRef(false);
  useEffect(() => {
    if (!element && wasRendered.current) complete(false);
    wasRendered.current = element !== null;
    if (!element || !isOpen) return undefined;
    let isCurrent = true;
    const animations = element.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(animations).then(() => isCurrent && complete(true));
    return () => {
      isCurrent = false;
    };
  }, [element, isOpen]);
}
