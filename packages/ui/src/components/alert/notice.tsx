'use client';

import Check from 'lucide-react/icons/circle-check';
import Cross from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import Warning from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { cva, type Variant } from '../../internal/cva.ts';
import { useOpenState } from '../../internal/use-controlled-state.ts';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { CloseButton } from './close-button.tsx';

/** The colors of an Alert or Banner, by its tone. */
export const noticeStyle = cva('me-tone', {
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

export type NoticeTone = Variant<typeof noticeStyle, 'tone'>;
export type NoticeChangeReason = 'close-button';

/** What Alert and Banner have in common. */
export interface NoticeProps {
  /**
   * Its meaning by color and icon.
   * @default 'neutral'
   */
  tone?: NoticeTone | undefined;
  /** The message in a few words. */
  title?: ReactNode | undefined;
  /** What the visitor can do: a `Button` or a `Link`. */
  action?: ReactNode | undefined;
  /**
   * Set if it appears while the visitor is on the page: it is then announced. One that was part of the page from the
   * start is read in its place.
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
  onOpenChange?: ((open: boolean, details: ChangeDetails<NoticeChangeReason>) => void) | undefined;
}

/** Whether a notice is shown, and the way to close it. */
export function useNotice({ open, onOpenChange }: Pick<NoticeProps, 'open' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen: true, onOpenChange });
  return { isOpen, close: (event: Event) => setOpen(false, 'close-button', event) };
}

const icons = { info: Info, success: Check, warning: Warning, danger: Cross };

/** The icon of a notice; `neutral` is the one of the tone without an icon of its own. */
export function NoticeIcon({ tone, neutral }: { tone: NoticeTone; neutral: IconDrawing }) {
  return <Icon as={tone === 'neutral' ? neutral : icons[tone]} className="me-tone-icon" />;
}

/** The button that closes a notice. */
export function NoticeClose({ label, onClose }: { label: string; onClose: (event: Event) => void }) {
  return <CloseButton label={label} iconSize="medium" onClick={(event) => onClose(event.nativeEvent)} />;
}

/** The title of a notice; nothing without one. Renders a `<strong>`. */
export function NoticeTitle({ children }: { children: ReactNode }) {
  return (
    children && (
      <strong data-part="title" className="me-tone-title">
        {children}
      </strong>
    )
  );
}
