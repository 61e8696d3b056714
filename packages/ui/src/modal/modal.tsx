'use client';

import { Slot } from '@radix-ui/react-slot';
import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useHistoryEntry } from '../history-entry/use-history-entry.ts';
import type { Messages } from '../messages/message-types.ts';
import { usePresence } from '../layer-stack/use-layer.ts';
import { useModalLayer } from '../layer-stack/use-modal-layer.ts';
import { wearTheme } from '../theme-scope/theme-scope.ts';
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
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'modal'>> | undefined;
}

export interface ModalProps
  extends
    Pick<ModalOptions, 'trigger' | 'closable' | 'initialFocus' | 'finalFocus'>,
    ComponentPropsWithoutRef<'div'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** Holds the layer too, for the component's own use. */
  layer: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  setOpen: SetModalOpen;
  /** Whether Back closes it. */
  backCloses: boolean;
}

/**
 * The behaviour of a modal layer: drawn at the end of the body in the theme of the place it opened from, on top of the
 * layer stack, with one reason for each way to close it. Renders a `<div role="dialog">` after its overlay.
 */
export function Modal({
  ref,
  layer,
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
  const ownId = useId();
  const opener = useRef<HTMLElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const isPresent = usePresence(isOpen, layer);
  const dismiss = (reason: 'escape' | 'outside-press', event: Event) => {
    if (closable) setOpen(false, reason, event);
  };
  // First of all, while the focus is still on what opened it.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const from = opener.current ?? document.activeElement;
    for (const drawn of [overlay.current, layer.current]) if (drawn) wearTheme(drawn, from);
  }, [isOpen, layer]);
  useModalLayer({
    open: isOpen,
    element: layer,
    anchor: opener,
    initialFocus,
    finalFocus,
    onEscape: (event) => dismiss('escape', event),
    onPressOutside: (event) => dismiss('outside-press', event),
  });
  useHistoryEntry(isOpen && closable && backCloses, () =>
    setOpen(false, 'back', new PopStateEvent('popstate')),
  );
  const state = isOpen ? 'open' : 'closed';
  const id = rest.id ?? ownId;
  // No native <dialog>: shown as a modal one it would lie above every toast and list there is, and it may not have the
  // tabIndex by which the focus comes to a layer and its name is read.
  const dialog = { role: 'dialog', 'aria-modal': isOpen || undefined, tabIndex: -1, inert: !isOpen };
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(
    ref,
    () => (isPresent ? layer.current : null),
    [isPresent, layer],
  );

  return (
    <>
      {trigger && (
        <Slot
          ref={opener}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isPresent ? id : undefined}
          onClick={(event: MouseEvent) => {
            if (!event.defaultPrevented) setOpen(true, 'trigger', event.nativeEvent);
          }}
        >
          {trigger}
        </Slot>
      )}
      {isPresent &&
        createPortal(
          <div className="relative z-50">
            <div
              ref={overlay}
              data-part="overlay"
              data-state={state}
              className="fixed inset-0 bg-scrim data-[state=closed]:pointer-events-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
            />
            <div {...dialog} {...rest} ref={layer} id={id} data-state={state}>
              {children}
            </div>
          </div>,
          document.body,
        )}
    </>
  );
}
