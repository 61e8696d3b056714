'use client';

import * as Radix from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithoutRef, MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

export interface ModalHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  title: ReactNode;
  /** Name of the button that closes; none when there is none. */
  closeLabel: string | undefined;
  onClose: MouseEventHandler<HTMLButtonElement>;
}

/** Title and close button of a modal layer. Renders a `<div data-part="header">`. */
export function ModalHeader({
  title,
  closeLabel,
  onClose,
  children,
  className = '',
  ...rest
}: ModalHeaderProps) {
  return (
    <div data-part="header" {...rest} className={`flex shrink-0 items-start gap-2 ps-4 sm:ps-5 ${className}`}>
      {children}
      <Radix.Title
        data-part="title"
        className="min-w-0 flex-1 py-3.5 text-title-small font-bold text-balance break-words text-ink"
      >
        {title}
      </Radix.Title>
      {closeLabel !== undefined && (
        <button
          type="button"
          data-part="close"
          aria-label={closeLabel}
          onClick={onClose}
          className="m-1 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-wash hover:text-ink focus-visible:-outline-offset-2"
        >
          <Icon as={X} />
        </button>
      )}
    </div>
  );
}

/**
 * What a modal layer holds, scrolling between header and footer, and the footer. When it scrolls it can be reached and
 * scrolled by keys. Renders a `<div data-part="body">` and a `<div data-part="footer">`.
 */
export function ModalBody({ footer, children }: { footer: ReactNode; children: ReactNode }) {
  return (
    <>
      <div
        data-part="body"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-5 sm:px-5"
      >
        {children}
      </div>
      {footer && (
        <div
          data-part="footer"
          className="shrink-0 border-t border-hairline bg-card px-4 py-3 pb-[max(--spacing(3),env(safe-area-inset-bottom))] sm:px-5"
        >
          {footer}
        </div>
      )}
    </>
  );
}
