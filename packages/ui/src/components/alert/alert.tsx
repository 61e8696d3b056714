'use client';

import Note from 'lucide-react/icons/sticky-note';
import type { ComponentProps } from 'react';
import { joinClasses } from '../../internal/join-classes.ts';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { alertMessages } from './messages.ts';
import {
  NoticeClose,
  NoticeIcon,
  type NoticeProps,
  noticeStyle,
  NoticeTitle,
  type NoticeTone,
  useNotice,
} from './notice.tsx';

export type AlertProps = MessageProps<'alert'> & NoticeProps & Omit<ComponentProps<'div'>, 'title'>;

/** An announcement interrupts what is being read only for `danger` and `warning`. */
function alertRole(tone: NoticeTone, live: boolean): 'alert' | 'status' | undefined {
  if (!live) return undefined;
  return tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
}

/**
 * A message about the page or the last action (ST-07), whose first word announces its tone. Renders a `<div>`, or
 * nothing once closed.
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
  const { isOpen, close } = useNotice({ open, onOpenChange });
  const messages = useMessages('alert', alertMessages, given);
  if (!isOpen) return null;
  return (
    <div
      data-component="alert"
      data-tone={tone}
      role={alertRole(tone, live)}
      {...rest}
      className={noticeStyle({ tone, className: joinClasses('me-alert', className) })}
    >
      <NoticeIcon tone={tone} neutral={Note} />
      <div className="me-alert-body">
        <span className="sr-only">{`${messages[tone]}: `}</span>
        <NoticeTitle>{title}</NoticeTitle>
        {children && <div data-part="content">{children}</div>}
        {action && (
          <div data-part="action" className="me-tone-action">
            {action}
          </div>
        )}
      </div>
      {closable && <NoticeClose label={messages.close} onClose={close} />}
    </div>
  );
}
