'use client';

import {
  type ComponentPropsWithoutRef,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { useMessages } from '../messages/messages-provider.tsx';
import { modalMessages } from '../modal/messages.ts';
import { ModalBody, ModalHeader } from '../modal/modal-parts.tsx';
import { Modal, type ModalOptions } from '../modal/modal.tsx';
import { useModalOpen } from '../modal/use-modal-open.ts';
import { useVisualViewport } from '../visual-viewport/use-visual-viewport.ts';
import { dragToClose, slideBack } from './sheet-drag.ts';

export interface BottomSheetProps extends ModalOptions, Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Holds the sheet; unknown props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const sheetStyle = [
  'fixed inset-x-0 bottom-0 mx-auto flex max-h-[92dvh] w-full max-w-160 flex-col overflow-hidden rounded-t-sheet bg-card text-ink shadow-float outline-none',
  'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in forced-colors:border',
].join(' ');

/**
 * A modal layer at the bottom edge, where a thumb reaches: filters, a choice, a form on a phone. Renders nothing until
 * it is open, then a `<div role="dialog">` at the end of the body, over a scrim.
 *
 * Closes by its button, Escape, a press outside, Back, and by dragging it down (past 40 % of its height, or faster than
 * 0.5 px/ms); what it holds scrolls first. Stays above a phone's keyboard.
 *
 * Data attributes: `data-component="bottom-sheet"`, `data-state` (`open`, `closed` while it goes); parts `overlay`,
 * `header`, `handle`, `title`, `close`, `body`, `footer`.
 */
export function BottomSheet({
  title,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  closable = true,
  initialFocus,
  finalFocus,
  footer,
  messages: given,
  className = '',
  style,
  children,
  ...rest
}: BottomSheetProps) {
  const titleId = useId();
  const messages = useMessages('modal', modalMessages, given);
  const [isOpen, setOpen] = useModalOpen({ open, defaultOpen, onOpenChange });
  const layer = useRef<HTMLDivElement>(null);
  useSheetDrag(layer, isOpen && closable, (event) => setOpen(false, 'drag', event));
  const seen = useVisualViewport();
  const aboveKeyboard = seen && seen.covered > 0 && { bottom: seen.covered, maxHeight: seen.height };
  return (
    <Modal
      data-component="bottom-sheet"
      aria-labelledby={titleId}
      {...rest}
      {...{ layer, isOpen, setOpen, trigger, closable, initialFocus, finalFocus }}
      backCloses
      className={`${sheetStyle} ${className}`}
      style={{ ...aboveKeyboard, ...style }}
    >
      <ModalHeader
        {...{ title, titleId }}
        closeLabel={closable ? messages.close : undefined}
        onClose={(event) => setOpen(false, 'close-button', event.nativeEvent)}
        className={`relative pt-2 ${closable ? 'cursor-grab touch-none select-none active:cursor-grabbing' : ''}`}
      >
        {closable && (
          <span
            data-part="handle"
            aria-hidden="true"
            className="absolute start-1/2 top-2 h-1 w-9 -translate-x-1/2 rounded-full bg-control-line rtl:translate-x-1/2"
          />
        )}
      </ModalHeader>
      <ModalBody {...{ footer, titleId }}>{children}</ModalBody>
    </Modal>
  );
}

/** Lets a sheet be dragged down while `active`. `onClose` returns false when the caller cancels. */
function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  active: boolean,
  onClose: (event: Event) => boolean,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { current } = sheet;
    if (!active || !current) return undefined;
    // Opened again while it was closing: back to its place from wherever the drag left it.
    if (current.style.translate) slideBack(current);
    const listening = new AbortController();
    dragToClose(current, (event) => close(event), listening.signal);
    return () => listening.abort();
  }, [active, sheet]);
}
