'use client';

import { Content, Portal, Root } from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { tabOrder } from '../tab-order.ts';
import { useHistoryEntry } from '../../hooks/use-history-entry.ts';
import { phoneScreen, useMediaQuery } from '../../hooks/use-media-query.ts';
import { isDismissingPress, recordPress } from '../layer/dismissal.ts';
import type { Layer } from '../layer/layer-state.ts';
import { useEscape } from '../layer/use-escape.ts';
import { useLayerFocus } from '../layer/use-layer-focus.ts';
import { applyTheme } from '../../theme/theme-scope.ts';
import { joinClasses } from '../join-classes.ts';
import type { ModalReason } from './modal-context.ts';
import { useScrollLock } from './scroll-lock.ts';

export interface ModalContentOptions {
  /** The element that gets the focus first. @default the layer itself, so that its title is read */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The element that gets the focus back. @default the previously focused element, or its nearest remaining ancestor */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

export interface ModalContentProps extends ModalContentOptions, ComponentPropsWithoutRef<'div'> {
  /** Ref of the panel; all other props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The state of its root. */
  layer: Layer<ModalReason>;
  /** Media query of the screens on which Back closes it. @default those of phones */
  backCloses?: string | undefined;
  /**
   * Whether a scrim covers the page.
   * @default true
   */
  hasOverlay?: boolean | undefined;
  /** Whether the page scrolls to its top while the layer is open, see `lockScroll`. */
  toTop?: boolean | undefined;
}

/**
 * A modal layer on Radix Dialog: portal, exit animation, focus loop, and the decision which layer handles Escape or a
 * press outside. Radix itself would hide the page from screen readers and take the focus back, also from a toast; here
 * the page is `inert` instead (ADR 0026). Renders a `<div role="dialog">` after its overlay at the end of the body.
 */
export function ModalContent({
  ref,
  layer: { isOpen, changeOpen, closable, opener, titleId, setContentId },
  backCloses = phoneScreen,
  hasOverlay = true,
  toTop,
  initialFocus,
  finalFocus,
  ...rest
}: ModalContentProps) {
  const hasEntry = useMediaQuery(backCloses) && isOpen && closable;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const overlay = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element, [element]);
  useLayoutEffect(() => {
    setContentId(element?.id);
    const from = opener.current ?? document.activeElement;
    for (const shown of [overlay.current, element]) if (isOpen && shown) applyTheme(shown, from);
  }, [isOpen, element, opener, setContentId]);
  useEffect(() => {
    // Never removed: it is one listener for all layers, and the one below may still need it.
    if (isOpen) window.addEventListener('pointerdown', recordPress, true);
  }, [isOpen]);
  useScrollLock(isOpen, { toTop });
  // Before the focus returns, because an inert page cannot be focused.
  useInertPage(isOpen, element, overlay);
  useLayerFocus({ isOpen, element, opener, initialFocus, finalFocus });
  useEscape(isOpen, (event) => {
    if (closable) changeOpen(false, 'escape', event);
  });
  useHistoryEntry(hasEntry, () => changeOpen(false, 'back', new PopStateEvent('popstate')));
  const state = isOpen ? 'open' : 'closed';
  return (
    <Root open={isOpen} modal={false}>
      <Portal>
        {hasOverlay && (
          <div ref={overlay} data-part="overlay" data-state={state} className="me-modal-overlay" />
        )}
        <Content
          aria-modal={isOpen || undefined}
          aria-labelledby={rest['aria-label'] ? undefined : titleId}
          {...rest}
          ref={setElement}
          className={joinClasses('me-modal', rest.className)}
          id={id}
          inert={!isOpen}
          data-layer={isOpen ? '' : undefined}
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onFocusOutside={prevent}
          onEscapeKeyDown={prevent}
          onPointerDownOutside={(event) => {
            const { originalEvent } = event.detail;
            event.preventDefault();
            if (closable && isDismissingPress(originalEvent, element))
              changeOpen(false, 'outside-press', originalEvent);
          }}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event);
            goRound(event);
          }}
        />
      </Portal>
    </Root>
  );
}

const prevent = (event: Event) => event.preventDefault();

/** Number of modal layers above each element of the body that we made inert. */
const covered = new Map<Element, number>();

/** Makes everything but the layer and its overlay inert, except elements with `aboveLayers` and those added later. */
function useInertPage(
  isOpen: boolean,
  element: HTMLElement | null,
  overlay: RefObject<HTMLElement | null>,
): void {
  // In a layout effect: the layer's replacement, such as the next page's heading, may take the focus in the same
  // commit.
  useLayoutEffect(() => {
    if (!isOpen || !element) return undefined;
    const above = document.querySelectorAll('[data-above-layers]');
    const kept = [element, overlay.current, ...above];
    const below = [...document.body.children].filter(
      (child) =>
        !kept.some((one) => child.contains(one)) && (covered.has(child) || !child.hasAttribute('inert')),
    );
    for (const child of below) {
      covered.set(child, (covered.get(child) ?? 0) + 1);
      child.setAttribute('inert', '');
    }
    return () => {
      for (const child of below) {
        const left = (covered.get(child) ?? 0) - 1;
        if (left > 0) covered.set(child, left);
        else if (covered.delete(child)) child.removeAttribute('inert');
      }
    };
  }, [isOpen, element, overlay]);
}

/**
 * Loops Tab inside the layer. Radix does so too, but Shift+Tab from the layer itself would leave it, and it treats the
 * last radio of a group as a Tab stop.
 */
function goRound(event: KeyboardEvent<HTMLDivElement>) {
  const { currentTarget: layer, target } = event;
  const isInside = target instanceof Node && layer.contains(target);
  if (event.key !== 'Tab' || event.defaultPrevented || !isInside) return;
  const stops = tabOrder(layer);
  if (event.shiftKey) stops.reverse();
  if (stops.length > 0 && target !== stops.at(-1) && !(event.shiftKey && target === layer)) return;
  event.preventDefault();
  stops[0]?.focus();
}
