'use client';

import Check from 'lucide-react/icons/circle-check';
import Cross from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import Megaphone from 'lucide-react/icons/megaphone';
import Warning from 'lucide-react/icons/triangle-exclamation-point';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { CloseButton } from '../alert/close-button.tsx';
import { useOpenState } from '../../internal/use-controlled-state.ts';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { cva } from '../../internal/cva.ts';
import { bannerMessages } from './messages.ts';

export type BannerTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';
export type BannerChangeReason = 'close-button';

export interface BannerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  ref?: Ref<HTMLElement> | undefined;
  /**
   * Its meaning by colour and icon; its text must say the same.
   * @default 'neutral'
   */
  tone?: BannerTone | undefined;
  /** The message in a few words, before the text. */
  title?: ReactNode;
  /** What the visitor can do: a `Button` or a `Link`. */
  action?: ReactNode;
  /**
   * Set if it appears while the visitor is on the page: it is then announced.
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
  /** The visitor asked to close it. `details.cancel()` keeps it open. */
  onOpenChange?: ((open: boolean, details: ChangeDetails<BannerChangeReason>) => void) | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'banner'>> | undefined;
}

const icons = { neutral: Megaphone, info: Info, success: Check, warning: Warning, danger: Cross };

const banner = cva('me-tone me-banner', {
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

/**
 * A message about the whole page or site, above its content, from edge to edge. Renders a `<section>`, a landmark with
 * its own name, or nothing once closed.
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
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen: true, onOpenChange });
  const messages = useMessages('banner', bannerMessages, overrides);
  if (!isOpen) return null;
  return (
    <section
      data-component="banner"
      data-tone={tone}
      aria-label={messages.name}
      {...rest}
      className={banner({ tone, className })}
    >
      <div className="me-page-width me-banner-content">
        <Icon as={icons[tone]} className="me-tone-icon" />
        <div className="me-banner-body">
          <p role={live ? 'status' : undefined} className="me-banner-message">
            {title && (
              <strong data-part="title" className="me-tone-title">
                {title}
              </strong>
            )}{' '}
            <span data-part="content">{children}</span>
          </p>
          {action && <div data-part="action">{action}</div>}
        </div>
        {closable && (
          <CloseButton
            label={messages.close}
            iconSize="medium"
            onClick={(event) => setOpen(false, 'close-button', event.nativeEvent)}
          />
        )}
      </div>
    </section>
  );
}
