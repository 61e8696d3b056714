'use client';

import { Slot } from '@radix-ui/react-slot';
import { type ComponentPropsWithoutRef, type ReactElement, type Ref, useId, useRef } from 'react';
import { type OpenStateProps, useOpenState } from '../../internal/use-controlled-state.ts';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { useHydrated } from '../../hooks/hydration.tsx';
import { lazyComponent } from '../../internal/layer/lazy-component.ts';
import { type TooltipReason, useTooltip } from './use-tooltip.ts';

const lazyBubble = lazyComponent(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble);

export type TooltipDetails = ChangeDetails<TooltipReason>;

export interface TooltipProps
  extends OpenStateProps<TooltipReason>, Omit<ComponentPropsWithoutRef<'div'>, 'content' | 'children'> {
  /** Holds the bubble; all other props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** A few words, and nothing to press. */
  content: string;
  /** What it explains: one button, link or field. */
  children: ReactElement;
  /**
   * Whether the words say more about it, or are its name: `label` for a button of an icon alone.
   * @default 'description'
   */
  kind?: 'description' | 'label' | undefined;
  /**
   * Where it would rather be; on the other side when it does not fit.
   * @default 'above'
   */
  side?: 'below' | 'above' | undefined;
}

/**
 * A few words on what one points at or has reached with Tab. A finger has no way to point, so it may tell nothing that
 * is not said elsewhere too; what must be read belongs in the page, what may be pressed in a `Popover`.
 *
 * Comes after the pointer has rested for 600 ms, at once on its neighbours and for the keyboard; stays while the pointer
 * is on it; goes with Escape, with a press, and for another one. To those who listen the words are there at all times,
 * with a finger too. Renders a hidden `<span>` after its child, and while open a `<div role="tooltip">` at the end of the
 * body.
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
  ...bubble
}: TooltipProps) {
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  const tooltip = useTooltip(isOpen, setOpen, lazyBubble.preload);
  const anchor = useRef<HTMLElement>(null);
  const isShown = useHydrated() && isOpen;
  const { loaded: Bubble } = lazyBubble.useLoaded(isShown);
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
      {isShown && Bubble && (
        <Bubble
          {...bubble}
          {...tooltip.bubble}
          anchor={anchor}
          content={content}
          onEscape={tooltip.onEscape}
        />
      )}
    </>
  );
}
