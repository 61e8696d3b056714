'use client';

import Close from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { tabbable } from 'tabbable';
import { passFocus } from '../../hooks/focus-on-removal.ts';
import { isRendered } from '../../internal/is-rendered.ts';
import { Icon, type IconSize } from '../icon/icon.tsx';

interface CloseButtonProps {
  readonly label: string;
  readonly iconSize: IconSize;
  readonly className?: string;
  readonly onClick: (event: MouseEvent) => void;
}

/** Closes a message in the page. If it has the focus, the focus moves on when it is removed. */
export function CloseButton({ label, iconSize, className, onClick }: CloseButtonProps) {
  return (
    <button
      ref={focusBeside}
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

/** When the button is removed, the next focusable element takes its focus or, failing that, the previous one. */
const focusBeside = (button: HTMLElement | null) => (button ? () => moveFocus(button) : undefined);

/** An inert element has no focus to move. */
function moveFocus(leaving: HTMLElement): void {
  if (leaving.ownerDocument.activeElement !== leaving || leaving.closest('[inert]')) return;
  const beside = neighborStops(leaving);
  passFocus(leaving, () => beside.find((neighbor) => neighbor.isConnected && isRendered(neighbor)));
}

/** The Tab stops, nearest first: all following ones, then all preceding ones. */
function neighborStops(element: HTMLElement): HTMLElement[] {
  const stops = tabbable(element.ownerDocument.body).filter((stop) => stop instanceof HTMLElement);
  const at = stops.indexOf(element);
  return [...stops.slice(at + 1), ...stops.slice(0, at).toReversed()];
}
