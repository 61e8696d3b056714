'use client';

import { Content, Portal, Root } from '@radix-ui/react-dialog';
import { inertOthers } from 'aria-hidden';
import { type ComponentPropsWithRef, type RefObject, useLayoutEffect, useRef } from 'react';
import { applyTheme } from '../../theme/theme-scope.ts';
import { cva } from '../cva.ts';
import { useScrollLock } from '../scroll-lock.ts';
import { InModalContext, type Layer } from './layer-state.ts';
import { type LayerContentOptions, stopsAtEnd, useLayerContent } from './use-layer-content.ts';

export interface ModalContentProps extends LayerContentOptions, ComponentPropsWithRef<'div'> {
  /** The state of its root. */
  layer: Layer;
  /**
   * Whether it covers the whole screen of a phone: without a scrim, and the page scrolls to its top, see `lockScroll`.
   * @default false
   */
  fullScreen?: boolean | undefined;
}

const modal = cva('me-modal', { variants: { fullScreen: { false: 'me-layer' } } });

/**
 * A modal layer on Radix Dialog. With `modal={false}`, because Radix's own modality takes the focus back from a toast and hides
 * toasts from screen readers; the page is inert instead (ADR 0039). Renders a `<div role="dialog">` after its overlay at the body's end.
 */
export function ModalContent({ fullScreen = false, container, ...props }: ModalContentProps) {
  const { isOpen, element } = props.layer;
  const content = useLayerContent({ ...props, isModal: true });
  const overlay = useRef<HTMLDivElement>(null);
  useScrollLock(isOpen, { toTop: fullScreen });
  useInertPage(isOpen ? element : null, overlay);
  return (
    <InModalContext value={isOpen}>
      <Root open={isOpen} modal={false}>
        <Portal container={container}>
          {!fullScreen && (
            <div
              ref={overlay}
              data-part="overlay"
              data-state={isOpen ? 'open' : 'closed'}
              className="me-layer me-modal-overlay"
            />
          )}
          <Content
            aria-modal={isOpen || undefined}
            {...content}
            className={modal({ fullScreen, className: props.className })}
            onKeyDown={(event) => {
              props.onKeyDown?.(event);
              const stops = stopsAtEnd(event);
              if (!stops) return;
              // Radix loops too, but Shift+Tab from the layer itself would leave it (radix-ui/primitives#3116).
              event.preventDefault();
              stops.at(event.shiftKey ? -1 : 0)?.focus();
            }}
          />
        </Portal>
      </Root>
    </InModalContext>
  );
}

/** Makes all but the layer and its overlay inert, except what is there with `data-above-layers` and what is added later. */
function useInertPage(element: HTMLElement | null, overlay: RefObject<HTMLElement | null>): void {
  // In a layout effect: the layer's replacement, such as the next page's heading, may take the focus in the same commit.
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
