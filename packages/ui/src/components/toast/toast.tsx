'use client';

import Check from 'lucide-react/icons/circle-check';
import Cross from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import Warning from 'lucide-react/icons/triangle-exclamation-point';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { CloseButton } from '../alert/close-button.tsx';
import { type OpenStateProps, useOpenState } from '../../internal/use-controlled-state.ts';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { toastMessages } from './messages.ts';
import { joinClasses } from '../../internal/join-classes.ts';
import { cva, type Variant } from '../../internal/cva.ts';

export interface ToastProps
  extends
    Omit<OpenStateProps<'close-button'>, 'defaultOpen'>,
    Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /**
   * Its meaning, shown by color and icon and announced by its first word.
   * @default 'info'
   */
  tone?: ToastTone | undefined;
  /** The message in a few words. */
  title: ReactNode;
  /** What the visitor can do: a small `Button`. */
  action?: ReactNode;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'toast'>> | undefined;
}

const drawings = { info: Info, success: Check, warning: Warning, danger: Cross };

const iconStyle = cva('me-tone me-tone-icon', {
  variants: { tone: { info: 'me-info', success: 'me-success', warning: 'me-warning', danger: 'me-danger' } },
});

export type ToastTone = Variant<typeof iconStyle, 'tone'>;

/**
 * A single toast (ST-10). `showToast` puts one in the `ToastRegion`, with a timer, a queue and announcements; by itself
 * it is not announced. Renders a `<div>`, or nothing once closed: the focus then moves to the next element.
 *
 * Data attributes: `data-component="toast"`, `data-tone`; parts `title`, `content`, `action`, `close`.
 */
export function Toast({
  tone = 'info',
  title,
  action,
  open,
  onOpenChange,
  messages: given,
  className,
  children,
  ...rest
}: ToastProps) {
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen: true, onOpenChange });
  const messages = useMessages('toast', toastMessages, given);
  if (!isOpen) return null;
  return (
    <div
      data-component="toast"
      data-tone={tone}
      {...rest}
      className={joinClasses('me-float me-toast', className)}
    >
      <Icon as={drawings[tone]} className={iconStyle({ tone })} />
      <div className="me-toast-text">
        <span className="sr-only">{`${messages[tone]}: `}</span>
        <strong data-part="title" className="me-tone-title">
          {title}
        </strong>
        {children && (
          <div data-part="content" className="me-toast-content">
            {children}
          </div>
        )}
        {action && (
          <div data-part="action" className="me-tone-action">
            {action}
          </div>
        )}
      </div>
      <CloseButton
        label={messages.close}
        iconSize="small"
        className="me-toast-close"
        onClick={(event) => setOpen(false, 'close-button', event.nativeEvent)}
      />
    </div>
  );
}
