'use client';

import { Slot } from '@radix-ui/react-slot';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { type OpenStateProps, useOpenState } from '../controlled-state/use-controlled-state.ts';
import type { ChangeDetails } from '../events/change-details.ts';
import { useHydrated } from '../hooks/hydration.tsx';
import { usePresence } from '../layer-stack/use-layer.ts';
import { type PopoverContentProps, PopoverPanel, type PopoverReason } from './popover-panel.tsx';

export type PopoverDetails = ChangeDetails<PopoverReason>;

export interface PopoverProps extends OpenStateProps<PopoverReason>, PopoverContentProps {
  /** The button that opens and closes it. */
  trigger: ReactElement;
}

/**
 * More about what one pressed, or a few choices for it, beside it; the page goes on around it. What must be answered is a
 * `Dialog`, and on a phone what is long is a `BottomSheet`. Renders nothing until it is open, then a
 * `<div role="dialog">` at the end of the body.
 *
 * The focus goes in and Tab goes on from there to what follows the trigger. Escape, a press outside and moving on close
 * it (ST-11); the focus goes back, unless the visitor has put it elsewhere.
 *
 * Data attributes: `data-component="popover"`, `data-side` (`below`, `above`), `data-state` (`open`, `closed` while it
 * goes); parts `header`, `title`, `close`, `body`. CSS variable: `--room`, the height that is free on its side.
 */
export function Popover({
  title,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  closable = true,
  messages,
  ...panel
}: PopoverProps) {
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  const anchor = useRef<HTMLButtonElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const isPresent = usePresence(isOpen, element);
  const isHydrated = useHydrated();
  const ownId = useId();
  const id = panel.id ?? ownId;
  refuseNameless(title, panel);
  return (
    <>
      <Slot
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen && isHydrated ? id : undefined}
        onClick={(event) => {
          if (!event.defaultPrevented) setOpen(!isOpen, 'trigger', event.nativeEvent);
        }}
      >
        {trigger}
      </Slot>
      {isPresent && isHydrated && (
        <PopoverPanel {...panel} {...{ id, title, isOpen, setOpen, anchor, element, closable, messages }} />
      )}
    </>
  );
}

function refuseNameless(title: ReactNode, panel: Partial<PopoverContentProps>) {
  const hasName = title || panel['aria-label'] || panel['aria-labelledby'];
  if (hasName || process.env.NODE_ENV === 'production') return;
  throw new Error(
    'Popover: it has no name, so a screen reader says only "dialog" when the focus enters it. Pass `title` or `aria-label`.',
  );
}
