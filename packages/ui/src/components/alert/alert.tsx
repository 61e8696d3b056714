'use client';

import { cva } from '../../internal/cva.ts';
import Check from 'lucide-react/icons/circle-check';
import Cross from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import Note from 'lucide-react/icons/sticky-note';
import Warning from 'lucide-react/icons/triangle-exclamation-point';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { useOpenState } from '../../internal/use-controlled-state.ts';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { alertMessages } from './messages.ts';
import { CloseButton } from './close-button.tsx';

export type AlertTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
export type AlertChangeReason = 'close-button';

export interface AlertProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /**
   * Its meaning, shown by colour and icon and announced by its first word.
   * @default 'neutral'
   */
  tone?: AlertTone | undefined;
  /** The message in a few words. */
  title?: ReactNode | undefined;
  /** What the visitor can do: a `Button` or a `Link`. */
  action?: ReactNode | undefined;
  /**
   * Set if it appears after the visitor did something: it is then announced, at once for `danger` and `warning`. One
   * that was part of the page from the start is read in its place, and needs no role.
   * @default false
   */
  live?: boolean | undefined;
  /**
   * Shows a button that closes it. The focus then moves to the next element.
   * @default false
   */
  closable?: boolean | undefined;
  /** Whether it is shown (controlled). */
  open?: boolean | undefined;
  /**
   * The visitor asked to close it. `details.cancel()` keeps it open, and so does a controlled `open` that stays true.
   */
  onOpenChange?: ((open: boolean, details: ChangeDetails<AlertChangeReason>) => void) | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'alert'>> | undefined;
}

const drawings = { neutral: Note, info: Info, success: Check, warning: Warning, danger: Cross };

const alert = cva('me-tone me-alert', {
  variants: {
    tone: {
      neutral: 'me-neutral',
      info: 'me-info',
      success: 'me-success',
      warning: 'me-warning',
      danger: 'me-danger',
    },
  },
});

function roleOf(tone: AlertTone, live: boolean): 'alert' | 'status' | undefined {
  if (!live) return undefined;
  return tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
}

/**
 * A message about the page or the last action (ST-07). Renders a `<div>`, or nothing once closed.
 *
 * Data attributes: `data-component="alert"`, `data-tone`; parts `title`, `content`, `action` and `close`.
 */
export function Alert({
  tone = 'neutral',
  title,
  action,
  live = false,
  closable = false,
  open,
  onOpenChange,
  messages: given,
  className,
  children,
  ...rest
}: AlertProps) {
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen: true, onOpenChange });
  const messages = useMessages('alert', alertMessages, given);
  if (!isOpen) return null;
  return (
    <div
      data-component="alert"
      data-tone={tone}
      role={roleOf(tone, live)}
      {...rest}
      className={alert({ tone, className })}
    >
      <Icon as={drawings[tone]} className="me-tone-icon" />
      <div className="me-alert-body">
        <span className="sr-only">{`${messages[tone]}: `}</span>
        {title && (
          <strong data-part="title" className="me-tone-title">
            {title}
          </strong>
        )}
        {children && <div data-part="content">{children}</div>}
        {action && (
          <div data-part="action" className="me-tone-action">
            {action}
          </div>
        )}
      </div>
      {closable && (
        <CloseButton
          label={messages.close}
          iconSize="medium"
          onClick={(event) => setOpen(false, 'close-button', event.nativeEvent)}
        />
      )}
    </div>
  );
}
