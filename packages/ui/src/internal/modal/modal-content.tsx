'use client';

import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { inertOthers } from 'aria-hidden';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { tabbable } from 'tabbable';
import { applyTheme } from '../../theme/theme-scope.ts';
import { joinClasses } from '../join-classes.ts';
import type { Layer } from '../layer/layer-state.ts';
import { type LayerContentOptions, useLayerContent } from '../layer/use-layer-content.ts';
import { useScrollLock } from '../scroll-lock.ts';
import type { ModalReason } from './modal-context.ts';

export interface ModalContentProps extends LayerContentOptions, ComponentPropsWithRef<'div'> {
  /** The state of its root. */
  layer: Layer<ModalReason>;
  /**
   * Whether it covers the whole screen of a phone: without a scrim, and the page scrolls to its top, see `lockScroll`.
   * @default false
   */
  fullScreen?: boolean | undefined;
}

/**
 * A modal layer on Radix Dialog. With `modal={false}`, because Radix's own modality takes the focus back from a toast
 * and hides toasts from screen readers; the page is inert instead (ADR 0039). Renders a `<div role="dialog">` after its
 * overlay at the end of the body.
 */
export function ModalContent({ fullScreen, container, ...props }: ModalContentProps) {
  const { isOpen, titleId } = props.layer;
  const { key, element, content } = useLayerContent({ 'aria-labelledby': titleId, ...props, isModal: true });
  const overlay = useRef<HTMLDivElement>(null);
  useScrollLock(isOpen, { toTop: fullScreen });
  useInertPage(isOpen ? element : null, overlay);
  return (
    <Root key={key} open={isOpen} modal={false}>
      <Portal container={container}>
        {!fullScreen && (
          <div
            ref={overlay}
            data-part="overlay"
            data-state={isOpen ? 'open' : 'closed'}
            className="me-modal-overlay"
          />
        )}
        <Content
          aria-modal={isOpen || undefined}
          {...content}
          className={joinClasses('me-modal', props.className)}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            loopTab(event);
          }}
        />
      </Portal>
    </Root>
  );
}

/** Makes everything but the layer and its overlay inert, except elements with `aboveLayers` and those added later. */
function useInertPage(element: HTMLElement | null, overlay: RefObject<HTMLElement | null>): void {
  // In a layout effect: the layer's replacement, such as the next page's heading, may take the focus in the same
  // commit.
  useLayoutEffect(() => {
    if (!element?.isConnected) return undefined;
    const above = document.querySelectorAll('[data-above-layers]');
    const usable = [element, overlay.current, ...above].filter((target) => target !== null);
    if (overlay.current) applyTheme(overlay.current, element);
    const undo = inertOthers(usable);
    // It writes 'true', which is no valid value of a boolean attribute.
    for (const other of document.querySelectorAll('[inert="true"]')) other.setAttribute('inert', '');
    return undo;
  }, [element, overlay]);
}

/**
 * Loops Tab inside the layer. Radix does so too, but Shift+Tab from the layer itself would leave it
 * (radix-ui/primitives#3116), and it treats the last radio of a group as a Tab stop.
 */
function loopTab(event: KeyboardEvent<HTMLDivElement>) {
  const { currentTarget: layer, target, shiftKey } = event;
  if (event.key !== 'Tab' || event.defaultPrevented || !(target instanceof Node && layer.contains(target)))
    return;
  const stops = tabbable(layer);
  if (shiftKey) stops.reverse();
  if (stops.length > 0 && target !== stops.at(-1) && !(shiftKey && target === layer)) return;
  event.preventDefault();
  stops[0]?.focus();
}
