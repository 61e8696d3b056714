'use client';

import Megaphone from 'lucide-react/icons/megaphone';
import type { ComponentProps } from 'react';
import { joinClasses } from '../../internal/join-classes.ts';
import {
  NoticeClose,
  NoticeIcon,
  type NoticeProps,
  noticeStyle,
  NoticeTitle,
  useNotice,
} from '../alert/notice.tsx';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { bannerMessages } from './messages.ts';

export type BannerProps = MessageProps<'banner'> & NoticeProps & Omit<ComponentProps<'section'>, 'title'>;

/**
 * A message about the whole page or site, above its content, from edge to edge; its text must say what its tone means.
 * Renders a `<section>`, a landmark with its own name, or nothing once closed.
 *
 * Data attributes: `data-component="banner"`, `data-tone`; parts `title`, `content`, `action` and `close`.
 */
export function Banner({
  tone = 'neutral',
  title,
  action,
  live = false,
  closable = false,
  open,
  onOpenChange,
  messages: overrides,
  className,
  children,
  ...rest
}: BannerProps) {
  const { isOpen, close } = useNotice({ open, onOpenChange });
  const messages = useMessages('banner', bannerMessages, overrides);
  if (!isOpen) return null;
  return (
    <section
      data-component="banner"
      data-tone={tone}
      aria-label={messages.name}
      {...rest}
      className={noticeStyle({ tone, className: joinClasses('me-banner', className) })}
    >
      <div className="me-page-width me-banner-content">
        <NoticeIcon tone={tone} neutral={Megaphone} />
        <div className="me-banner-body">
          <p role={live ? 'status' : undefined} className="me-banner-message">
            <NoticeTitle>{title}</NoticeTitle> <span data-part="content">{children}</span>
          </p>
          {action && <div data-part="action">{action}</div>}
        </div>
        {closable && <NoticeClose label={messages.close} onClose={close} />}
      </div>
    </section>
  );
}
