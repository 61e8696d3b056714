'use client';

import Close from 'lucide-react/icons/x';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isRendered, tabOrder } from '../../internal/tab-order.ts';
import { Icon, type IconSize } from '../icon/icon.tsx';

interface CloseButtonProps {
  readonly label: string;
  readonly iconSize: IconSize;
  readonly className?: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** Closes a message that stands in the page. The focus, if it has it, goes on when it is no more. */
export function CloseButton({ label, iconSize, className, onClick }: CloseButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useMoveFocusOnLeave(button);
  return (
    <button
      ref={button}
      type="button"
      data-part="close"
      aria-label={label}
      className={className ? `me-close-button ${className}` : 'me-close-button'}
      onClick={onClick}
    >
      <Icon as={Close} size={iconSize} />
    </button>
  );
}

/**
 * Passes the focus on when the element goes away with it: to the next thing that takes it, else to the one before. Whoever
 * decides that it goes, and whenever they do, the focus stays until then.
 *
 * @param element held by a ref from first to last, in a component that comes and goes with it.
 */
function useMoveFocusOnLeave(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: leaving } = element;
    return () => {
      if (leaving) moveFocus(leaving);
    };
  }, [element]);
}

/** To be called while the element is still in its place. What is inert has no focus to pass on. */
function moveFocus(leaving: HTMLElement): void {
  const { ownerDocument: page } = leaving;
  if (page.activeElement !== leaving || leaving.closest('[inert]')) return;
  const beside = neighboursOf(leaving);
  // Focus events during React's commit reach no handler; after it, one knows what has gone along.
  queueMicrotask(() => {
    if (leaving.isConnected || page.activeElement !== page.body) return;
    beside.find((neighbour) => neighbour.isConnected && isRendered(neighbour))?.focus();
  });
}

/** What Tab stops at, the nearest first: all that follows, then all that comes before. */
function neighboursOf(element: HTMLElement): HTMLElement[] {
  const stops = tabOrder(element.ownerDocument.body);
  const at = stops.indexOf(element);
  return [...stops.slice(at + 1), ...stops.slice(0, at).toReversed()];
}
