'use client';

import { useControlledState } from '../controlled-state/use-controlled-state.ts';
import { type ChangeDetails, changeDetails } from '../events/change-details.ts';
import { useHydrated } from '../hooks/hydration.tsx';

/** Why a modal layer opened or closed. */
export type ModalReason = 'trigger' | 'escape' | 'outside-press' | 'close-button' | 'back' | 'drag';

export type ModalDetails = ChangeDetails<ModalReason>;

export interface ModalOpenProps {
  /** Whether it is open, held by the caller. */
  open?: boolean | undefined;
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** It opened or closed, and why; `details.cancel()` leaves it as it was. */
  onOpenChange?: ((open: boolean, details: ModalDetails) => void) | undefined;
}

export type SetModalOpen = (open: boolean, reason: ModalReason, event: Event) => boolean;

/** Whether a modal layer is open, which it is nowhere but in a browser. The setter returns false when the caller refused. */
export function useModalOpen({
  open,
  defaultOpen = false,
  onOpenChange,
}: ModalOpenProps): [boolean, SetModalOpen] {
  const [isOpen, setOpen] = useControlledState(open, defaultOpen);
  const isHydrated = useHydrated();
  return [
    isOpen && isHydrated,
    (next, reason, event) => {
      const details = changeDetails(reason, event);
      onOpenChange?.(next, details);
      if (!details.isCanceled) setOpen(next);
      return !details.isCanceled;
    },
  ];
}
