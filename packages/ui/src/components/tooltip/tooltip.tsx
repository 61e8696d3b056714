'use client';

import { Slot } from '@radix-ui/react-slot';
import { type ComponentPropsWithoutRef, type ReactElement, type Ref, useId, useRef } from 'react';
import { type OpenStateProps, useOpenState } from '../../internal/use-controlled-state.ts';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { useHydrated } from '../../hooks/hydration.tsx';
import { lazyModule } from '../../internal/lazy-module.ts';
import { type TooltipReason, useTooltip } from './use-tooltip.ts';

const lazyBubble = lazyModule(() => import('./tooltip-bubble.tsx'));

export type TooltipDetails = ChangeDetails<TooltipReason>;

export interface TooltipProps
  extends OpenStateProps<TooltipReason>, Omit<ComponentPropsWithoutRef<'div'>, 'content' | 'children'> {
  /** Ref of the bubble; all other props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** A short text without controls. */
  content: string;
  /** Its element: one button, link or field. */
  children: ReactElement;
  /**
   * Whether the text describes the element or is its name: `label` for an icon-only button.
   * @default 'description'
   */
  kind?: 'description' | 'label' | undefined;
  /**
   * The preferred side; the other one if there is no space.
   * @default 'above'
   */
  side?: 'below' | 'above' | undefined;
}

/**
 * A short text about a hovered or focused element. Touch cannot hover, so the text must not be essential; put essential
 * text in the page, and controls in a `Popover`.
 *
 * Opens after the pointer has rested for 600 ms, at once on neighbors and on keyboard focus; stays while the pointer
 * is on it; closes on Escape, on a press, and when another one opens. Its text is always available to screen readers,
 * on touch screens too. Renders a hidden `<span>` after its child, and while open a `<div role="tooltip">` at the end
 * of the body.
 *
 * Data attributes: `data-component="tooltip"`, `data-side` (`bottom`, `top`) where it found space; part `text` (the
 * hidden words).
 */
export function Tooltip({
  content,
  children,
  kind = 'description',
  open,
  defaultOpen,
  onOpenChange,
  ...shown
}: TooltipProps) {
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  const tooltip = useTooltip(isOpen, setOpen, lazyBubble.preload);
  const anchor = useRef<HTMLElement>(null);
  const isShown = useHydrated() && isOpen;
  const bubble = lazyBubble.useLoaded(isShown);
  const id = useId();
  return (
    <>
      <Slot
        ref={anchor}
        {...tooltip.trigger}
        aria-labelledby={kind === 'label' ? id : undefined}
        aria-describedby={kind === 'description' ? id : undefined}
      >
        {children}
      </Slot>
      <span hidden id={id} data-part="text">
        {content}
      </span>
      {isShown && bubble && (
        <bubble.TooltipBubble
          {...shown}
          {...tooltip.bubble}
          anchor={anchor}
          content={content}
          onEscape={tooltip.onEscape}
        />
      )}
    </>
  );
}
