'use client';

import { Slot } from '@radix-ui/react-slot';
import {
  type ComponentPropsWithoutRef,
  type ReactElement,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { type OpenStateProps, useOpenState } from '../controlled-state/use-controlled-state.ts';
import type { ChangeDetails } from '../events/change-details.ts';
import { useHydrated } from '../hooks/hydration.tsx';
import { useLayer } from '../layer-stack/use-layer.ts';
import { usePlacement } from '../placement/use-placement.ts';
import { wearTheme } from '../theme-scope/theme-scope.ts';
import { type TooltipReason, useTooltip } from './use-tooltip.ts';

export type TooltipDetails = ChangeDetails<TooltipReason>;

export interface TooltipProps
  extends OpenStateProps<TooltipReason>, Omit<ComponentPropsWithoutRef<'div'>, 'content' | 'children'> {
  /** Holds the bubble; unknown props and `className` go there too. */
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
 * Data attributes: `data-component="tooltip"`, `data-side` (`below`, `above`); part `text`, the hidden words.
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
  const tooltip = useTooltip(isOpen, setOpen);
  const anchor = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
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
      {isOpen && isHydrated && (
        <TooltipBubble
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

interface TooltipBubbleProps extends Omit<
  TooltipProps,
  'children' | 'kind' | 'open' | 'defaultOpen' | 'onOpenChange'
> {
  anchor: RefObject<HTMLElement | null>;
  onEscape: (event: Event) => void;
}

const look = [
  'fixed z-50 w-max max-w-[min(20rem,calc(100vw-1rem))] rounded-control border border-hairline bg-card px-3 py-1.5 text-small text-pretty text-ink shadow-float',
  // Bridges the gap to the trigger, so that the pointer can move onto the bubble.
  'before:absolute before:inset-x-0 before:-inset-y-2.5 before:-z-1',
  'animate-arrive data-[side=above]:[--arrive-from:4px] data-[side=below]:[--arrive-from:-4px]',
].join(' ');

/** The visible part of an open tooltip. Renders a `<div role="tooltip">` at the end of the body. */
function TooltipBubble({
  ref,
  content,
  side = 'above',
  anchor,
  onEscape,
  className,
  ...rest
}: TooltipBubbleProps) {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current, []);
  usePlacement(element, () => anchor.current, { side, align: 'center' });
  useLayer({ open: true, element, anchor, onEscape });
  useLayoutEffect(() => {
    if (element.current) wearTheme(element.current, anchor.current);
  }, [anchor]);
  return createPortal(
    <div
      role="tooltip"
      data-component="tooltip"
      {...rest}
      ref={element}
      className={className ? `${look} ${className}` : look}
    >
      {content}
    </div>,
    document.body,
  );
}
