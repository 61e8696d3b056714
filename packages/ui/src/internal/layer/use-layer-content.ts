'use client';

import {
  type ComponentPropsWithRef,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHistoryEntry } from '../../hooks/use-history-entry.ts';
import { belowPhoneWidth, useMediaQuery } from '../../hooks/use-media-query.ts';
import { applyTheme } from '../../theme/theme-scope.ts';
import { ModalContext } from '../modal/modal-context.ts';
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

export interface PlacementOptions {
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

/** The props of Radix's content for its place. */
export const placement = ({ side = 'below', align = 'start' }: PlacementOptions) =>
  ({ side: side === 'below' ? 'bottom' : 'top', align, sideOffset: 8, collisionPadding: 8 }) as const;

export interface AnchorOption {
  /**
   * The element beside which it is placed, instead of its trigger. Required if its root contains no trigger: then it is
   * usually the button that opens it.
   */
  anchor?: RefObject<HTMLElement | null> | undefined;
}

interface LayerContent extends LayerContentOptions, AnchorOption, ComponentPropsWithRef<'div'> {
  /** The state of its root. */
  layer: Layer<'escape' | 'outside-press' | 'back'>;
  /** Name of the part for developer errors, if it is placed beside an element. */
  anchoredPart?: string | undefined;
  /** Whether it is modal itself. */
  isModal?: boolean | undefined;
  /** Returns the element that gets the focus first if there is no `initialFocus`. */
  findFirst?: ((layer: HTMLElement) => HTMLElement | undefined) | undefined;
  /** The focus moved to another element. By default that does not concern the layer. */
  onFocusOut?: ((event: FocusEvent) => void) | undefined;
}

/** Screens where Back is at hand: those of phones, and all that are used by touch. */
const withBack = `${belowPhoneWidth}, (pointer: coarse)`;

type OutsideEvent<Original extends Event> = CustomEvent<{ originalEvent: Original }>;

/**
 * What Radix lacks in a layer, on the callbacks of its content (ADR 0039): a reason and a way to cancel
 * (radix-ui/primitives#3414), Back on a touch screen (#2586), toasts above it (#1171, #4115), Escape and a press for one layer
 * each (#4143), the focus back when it starts to close, whether its trigger is there or not (#2270), and a notice once
 * it has opened or closed (#3128).
 *
 * @returns the layer once it is rendered, the element beside which it is placed, the props of Radix's content, and the
 *   key of its root: each opening is a new one.
 */
export function useLayerContent({
  ref,
  layer,
  anchor,
  anchoredPart,
  isModal = false,
  onFocusOut,
  findFirst,
  initialFocus,
  finalFocus,
  ...props
}: LayerContent) {
  const { isOpen, changeOpen, closable, opener: openerRef, setContentId, descriptionId } = layer;
  const ownId = useId();
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [opening, setOpening] = useState({ isOpen, key: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, key: opening.key + Number(isOpen) });
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => {
    setContentId(element?.id);
    if (!element) return;
    // Once it is rendered, all refs of the page are set.
    if (anchor?.current && !openerRef.current?.isConnected) openerRef.current = anchor.current;
    applyTheme(element, openerRef.current ?? document.activeElement);
    if (openerRef.current || !anchoredPart || process.env.NODE_ENV === 'production') return;
    throw new Error(
      `${anchoredPart}: its root has no trigger and it has no anchor, so there is no element to place it beside. Render a trigger in the root, or pass the ref of the button that opens it as \`anchor\`.`,
    );
  }, [element, anchor, anchoredPart, openerRef, setContentId]);
  useReturnFocus({ isOpen, element, opener: openerRef, finalFocus });
  const isTopmost = useOpenLayer(isOpen, (event) => {
    if (closable) changeOpen(false, 'escape', event);
  });
  const isInModal = useContext(ModalContext)?.isOpen || isModal;
  const hasEntry = useMediaQuery(withBack) && isInModal && isOpen && closable;
  useHistoryEntry(hasEntry, () => changeOpen(false, 'back', new PopStateEvent('popstate')));
  useChangeComplete(layer, element);
  const isOutside = (event: Event) =>
    isOpen &&
    closable &&
    !isAboveLayers(event) &&
    !(event.target instanceof Node && openerRef.current?.contains(event.target));
  return {
    element,
    beside: anchor ?? openerRef,
    key: opening.key,
    content: {
      tabIndex: -1,
      ...props,
      id: props.id ?? ownId,
      ref: setElement,
      inert: !isOpen,
      'data-layer': isOpen ? '' : undefined,
      'aria-labelledby': props['aria-label'] ? undefined : props['aria-labelledby'],
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
