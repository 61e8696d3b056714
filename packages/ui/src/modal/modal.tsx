'use client';

import * as Radix from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useRef,
} from 'react';
import { useHistoryEntry } from '../history-entry/use-history-entry.ts';
import type { Labels } from '../labels/labels.ts';
import { useScrollLock } from '../scroll-lock/use-scroll-lock.ts';
import { wearTheme } from '../theme-scope/theme-scope.ts';
import { focusFirstLeft, rememberFocus } from '../layer-stack/focus-return.ts';
import type { ModalOpenProps, SetModalOpen } from './use-modal-open.ts';

/** What every modal layer of the kit takes: Dialog and BottomSheet differ in look and gestures alone. */
export interface ModalOptions extends ModalOpenProps {
  /** What it is about. Its heading and its accessible name. */
  title: ReactNode;
  /** The button that opens it: gets `aria-haspopup`, `aria-expanded`, and the focus back. */
  trigger?: ReactElement | undefined;
  /**
   * Whether the visitor may dismiss it. Without, Escape, a press outside and Back do nothing and there is no button to
   * close: then what it holds must lead out.
   * @default true
   */
  closable?: boolean | undefined;
  /** What gets the focus first. @default the layer itself, so that its title is read */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets the focus back. @default what had it, or the nearest thing around it that is left */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Stays below while what is above scrolls: the action. */
  footer?: ReactNode;
  /** Replaces the kit's own words. */
  labels?: Partial<Labels<'modal'>> | undefined;
}

export interface ModalProps
  extends
    Pick<ModalOptions, 'trigger' | 'closable' | 'initialFocus' | 'finalFocus'>,
    ComponentPropsWithoutRef<'div'> {
  ref?: Ref<HTMLDivElement> | undefined;
  isOpen: boolean;
  setOpen: SetModalOpen;
  /** Whether Back closes it. */
  backCloses: boolean;
}

/**
 * The behaviour of a modal layer over Radix Dialog: one Escape for one layer, the focus kept inside and given back, the
 * page locked without a shift, the theme of the place it opened from.
 */
export function Modal({
  ref,
  isOpen,
  setOpen,
  trigger,
  closable = true,
  initialFocus,
  finalFocus,
  backCloses,
  children,
  ...rest
}: ModalProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const press = useRef<Event>(undefined);
  const returnFocus = useRef<() => void>(undefined);
  // As it is drawn, the focus is still on what opened it.
  const dress = useCallback((layer: HTMLDivElement | null) => {
    if (layer) wearTheme(layer, opener.current ?? document.activeElement);
  }, []);
  useScrollLock(isOpen);
  useHistoryEntry(isOpen && closable && backCloses, () =>
    setOpen(false, 'back', new PopStateEvent('popstate')),
  );

  const dismiss = (reason: 'escape' | 'outside-press', event: Event, original = event) => {
    event.preventDefault();
    if (closable) setOpen(false, reason, original);
  };
  return (
    // Radix asks here for the trigger's presses alone: every way to close is answered below, with its reason.
    <Radix.Root
      open={isOpen}
      onOpenChange={(next) => setOpen(next, 'trigger', press.current ?? new Event('click'))}
    >
      {trigger && (
        <Radix.Trigger
          asChild
          ref={opener}
          onClick={(event) => {
            press.current = event.nativeEvent;
          }}
        >
          {trigger}
        </Radix.Trigger>
      )}
      <Radix.Portal>
        <div
          ref={dress}
          data-part="overlay"
          data-state={isOpen ? 'open' : 'closed'}
          className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        />
        <Radix.Content
          asChild
          ref={dress}
          aria-describedby={rest['aria-describedby']}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.current = rememberFocus();
            const layer = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
            (initialFocus?.current ?? layer)?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (finalFocus?.current) focusFirstLeft([finalFocus.current]);
            else returnFocus.current?.();
          }}
          onEscapeKeyDown={(event) => dismiss('escape', event)}
          onPointerDownOutside={(event) => dismiss('outside-press', event, event.detail.originalEvent)}
        >
          <div {...rest} ref={ref} tabIndex={-1}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
