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

/** Closes a message in the page. If it has the focus, the focus moves on when it is removed. */
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
 * Moves the focus when the element is removed: to the next focusable element or, failing that, the previous one.
 * The focus stays until it is removed.
 *
 * @param element in a component that mounts and unmounts with it.
 */
function useMoveFocusOnLeave(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: leaving } = element;
    return () => {
      if (leaving) moveFocus(leaving);
    };
  }, [element]);
}

/** Call it while the element is still in the document. An inert element has no focus to move. */
function moveFocus(leaving: HTMLElement): void {
  const { ownerDocument: page } = leaving;
  if (page.activeElement !== leaving || leaving.closest('[inert]')) return;
  const beside = neighboursOf(leaving);
  // Focus events during React's commit reach no handler; after it, all removals are known.
  queueMicrotask(() => {
    if (leaving.isConnected || page.activeElement !== page.body) return;
    beside.find((neighbour) => neighbour.isConnected && isRendered(neighbour))?.focus();
  });
}

/** The Tab stops, nearest first: all following ones, then all preceding ones. */
function neighboursOf(element: HTMLElement): HTMLElement[] {
  const stops = tabOrder(element.ownerDocument.body);
  const at = stops.indexOf(element);
  return [...stops.slice(at + 1), ...stops.slice(0, at).toReversed()];
}
