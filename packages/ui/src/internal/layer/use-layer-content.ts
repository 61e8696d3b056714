'use client';

import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { type FocusableElement, tabbable } from 'tabbable';
import { useHistoryEntry } from '../../hooks/use-history-entry.ts';
import { belowPhoneWidth, useMediaQuery } from '../../hooks/use-media-query.ts';
import { applyTheme } from '../../theme/theme-scope.ts';
import { useReturnFocus } from '../return-focus.ts';
import { InModalContext, type Layer } from './layer-state.ts';
import { useDismissal } from './use-dismissal.ts';

export interface LayerContentOptions {
  /** The element that gets the focus first, or how to find it. @default the layer itself, so that its title is read */
  initialFocus?:
    | RefObject<HTMLElement | null>
    | ((layer: HTMLElement) => HTMLElement | null | undefined)
    | undefined;
  /** The element that gets the focus back. @default the previously focused element, or its nearest remaining ancestor */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** The element in which it is rendered. @default the body */
  container?: HTMLElement | null | undefined;
}

interface LayerContent
  extends Pick<LayerContentOptions, 'initialFocus' | 'finalFocus'>, ComponentPropsWithRef<'div'> {
  /** The state of its root. */
  layer: Layer<'escape' | 'outside-press' | 'focus-out' | 'back'>;
  /** The element beside which it is placed, instead of its opener; unless it is modal, it needs one of the two. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  /** Whether it is modal itself. */
  isModal?: boolean | undefined;
}

/**
 * What Radix lacks in a layer, on the callbacks of its content (ADR 0039): a reason and a way to cancel
 * (radix-ui/primitives#3414), Back on a touch screen (#2586), toasts above it (#1171, #4115), Escape and a press for one layer
 * each (#4143), the focus back when it starts to close, whether its trigger is there or not (#2270), and a notice once
 * it has opened or closed (#3128).
 *
 * @returns the props of Radix's content.
 */
export function useLayerContent({
  ref,
  layer,
  anchor,
  isModal = false,
  initialFocus,
  finalFocus,
  ...props
}: LayerContent) {
  const { isOpen, changeOpen, closable, opener: openerRef, element, setElement } = layer;
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => {
    if (!element) return;
    // Once it is rendered, all refs of the page are set.
    if (anchor?.current && !openerRef.current?.isConnected) openerRef.current = anchor.current;
    applyTheme(element, openerRef.current ?? document.activeElement);
    if (openerRef.current || isModal || process.env.NODE_ENV === 'production') return;
    throw new Error(
      'PopoverContent, MenuContent: the root has no trigger and the content has no anchor, so there is no element to place it beside. Render a trigger in the root, or pass the ref of the button that opens it as `anchor`.',
    );
  }, [element, anchor, isModal, openerRef]);
  const focusFirst = useEffectEvent((content: HTMLElement) => {
    // A part of it may have taken the focus by itself.
    if (content.contains(document.activeElement)) return;
    const first = typeof initialFocus === 'function' ? initialFocus(content) : initialFocus?.current;
    (first ?? content).focus({ preventScroll: true });
  });
  useReturnFocus({ isOpen, element, opener: openerRef, finalFocus });
  useEffect(() => {
    if (isOpen && element) focusFirst(element);
  }, [isOpen, element]);
  const dismissal = useDismissal(isOpen, openerRef, (reason, event) => {
    if (closable && !(isModal && reason === 'focus-out')) changeOpen(false, reason, event);
  });
  // Back is at hand on phones, and on all screens that are used by touch.
  const isTouched = useMediaQuery(`${belowPhoneWidth}, (pointer: coarse)`);
  const isInModal = useContext(InModalContext) || isModal;
  const hasEntry = isTouched && isInModal && isOpen && closable;
  useHistoryEntry(hasEntry, () => changeOpen(false, 'back', new PopStateEvent('popstate')));
  useChangeComplete(layer);
  return {
    ...props,
    id: props.id ?? `${layer.titleId}-layer`,
    ref: setElement,
    inert: !isOpen,
    'data-layer': isOpen ? '' : undefined,
    'aria-labelledby': props['aria-label'] ? undefined : (props['aria-labelledby'] ?? layer.titleId),
    'aria-describedby':
      [props['aria-describedby'], layer.descriptionId].filter(Boolean).join(' ') || undefined,
    onOpenAutoFocus: (event: Event) => event.preventDefault(),
    onCloseAutoFocus: (event: Event) => event.preventDefault(),
    ...dismissal,
  };
}

/** Reports that a layer has opened or closed, once its animations have ended. */
function useChangeComplete({ isOpen, element, onOpenChangeComplete }: Layer<never>) {
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

/**
 * The Tab stops of a layer if Tab would leave it: from its last one or, backwards, from its first one or the layer
 * itself. A group of radio buttons is one stop.
 */
export function stopsAtEnd(event: KeyboardEvent<HTMLElement>): FocusableElement[] | undefined {
  const { currentTarget: layer, target, shiftKey } = event;
  const isWithin = target instanceof Node && layer.contains(target);
  if (event.key !== 'Tab' || event.defaultPrevented || !isWithin) return undefined;
  const stops = tabbable(layer);
  const isEnd = shiftKey ? target === layer || target === stops[0] : target === (stops.at(-1) ?? layer);
  return isEnd ? stops : undefined;
}
