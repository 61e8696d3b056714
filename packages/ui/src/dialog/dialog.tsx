'use client';

import { type ComponentPropsWithoutRef, type Ref, useId, useRef } from 'react';
import { useMessages } from '../messages/messages-provider.tsx';
import { modalMessages } from '../modal/messages.ts';
import { belowPhoneWidth, useMediaQuery } from '../media-query/use-media-query.ts';
import { Modal, type ModalOptions } from '../modal/modal.tsx';
import { ModalBody, ModalHeader } from '../modal/modal-parts.tsx';
import { useModalOpen } from '../modal/use-modal-open.ts';
import { variants } from '../variants/variants.ts';

export type DialogSize = 'small' | 'medium' | 'large';

export interface DialogProps extends ModalOptions, Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Holds the panel; unknown props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
  /**
   * Width at most: 400, 560 or 800 px.
   * @default 'medium'
   */
  size?: DialogSize | undefined;
}

const panel = variants(
  [
    'fixed inset-0 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col overflow-hidden rounded-card bg-card text-ink shadow-float outline-none',
    'data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in forced-colors:border',
  ],
  { size: { small: 'max-w-100', medium: 'max-w-140', large: 'max-w-200' } },
);

/**
 * Asks for an answer before anything else goes on. What only shows more belongs in the page. Renders nothing until it is
 * open, then a `<div role="dialog">` at the end of the body, over a scrim.
 *
 * Escape, a press outside and, on a phone, Back close it; the focus goes in, stays in and comes back.
 *
 * Data attributes: `data-component="dialog"`, `data-size`, `data-state` (`open`, `closed` while it goes); parts
 * `overlay`, `header`, `title`, `close`, `body`, `footer`.
 */
export function Dialog({
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
  size = 'medium',
  className,
  children,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const messages = useMessages('modal', modalMessages, given);
  const [isOpen, setOpen] = useModalOpen({ open, defaultOpen, onOpenChange });
  const layer = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(belowPhoneWidth);
  return (
    <Modal
      data-component="dialog"
      data-size={size}
      aria-labelledby={titleId}
      {...rest}
      {...{ layer, isOpen, setOpen, trigger, closable, initialFocus, finalFocus }}
      backCloses={isPhone}
      className={panel({ size }, className)}
    >
      <ModalHeader
        {...{ title, titleId }}
        closeLabel={closable ? messages.close : undefined}
        onClose={(event) => setOpen(false, 'close-button', event.nativeEvent)}
      />
      <ModalBody {...{ footer, titleId }}>{children}</ModalBody>
    </Modal>
  );
}
