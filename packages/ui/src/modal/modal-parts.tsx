'use client';

import X from 'lucide-react/icons/x';
import {
  type ComponentPropsWithoutRef,
  type MouseEventHandler,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { tabOrder } from '../focus/tab-order.ts';
import { Icon } from '../icon/icon.tsx';

export interface ModalHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  title: ReactNode;
  /** By which the layer is named. */
  titleId: string;
  /** Name of the button that closes; none when there is none. */
  closeLabel: string | undefined;
  onClose: MouseEventHandler<HTMLButtonElement>;
}

/** Title and close button of a modal layer. Renders a `<div data-part="header">`. */
export function ModalHeader({
  title,
  titleId,
  closeLabel,
  onClose,
  children,
  className = '',
  ...rest
}: ModalHeaderProps) {
  return (
    <div data-part="header" {...rest} className={`flex shrink-0 items-start gap-2 ps-4 sm:ps-5 ${className}`}>
      {children}
      <h2
        id={titleId}
        data-part="title"
        className="min-w-0 flex-1 py-3.5 text-title-small font-bold text-balance break-words text-ink"
      >
        {title}
      </h2>
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
 * What a modal layer holds, scrolling between header and footer, and the footer. When it scrolls and holds nothing that
 * takes the focus, it takes the focus itself, so that keys scroll it. Renders a `<div data-part="body">` and a
 * `<div data-part="footer">`.
 */
export function ModalBody({
  footer,
  titleId,
  children,
}: {
  footer: ReactNode;
  titleId: string;
  children: ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  const needsFocus = useNeedsFocus(body);
  return (
    <>
      <div
        ref={body}
        data-part="body"
        {...(needsFocus && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
        className={`min-h-0 flex-auto overflow-y-auto overscroll-contain px-4 pt-1 focus-visible:-outline-offset-3 sm:px-5 ${footer ? 'pb-5' : 'pb-[max(--spacing(5),env(safe-area-inset-bottom))]'}`}
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

/** Whether an element scrolls and contains nothing focusable through which the keyboard could scroll it. */
function useNeedsFocus(element: RefObject<HTMLElement | null>): boolean {
  const [needsFocus, setNeedsFocus] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () =>
      setNeedsFocus(current.scrollHeight > current.clientHeight && tabOrder(current).length === 0);
    measure();
    const resizes = new ResizeObserver(measure);
    const changes = new MutationObserver(measure);
    resizes.observe(current);
    changes.observe(current, { childList: true, subtree: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [element]);
  return needsFocus;
}
