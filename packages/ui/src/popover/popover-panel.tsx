'use client';

import X from 'lucide-react/icons/x';
import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { SetOpen } from '../controlled-state/use-controlled-state.ts';
import { tabOrder } from '../focus/tab-order.ts';
import { Icon } from '../icon/icon.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { popoverMessages } from './messages.ts';
import { useFocusReturn } from '../layer-stack/use-focus-return.ts';
import { useLayer } from '../layer-stack/use-layer.ts';
import { usePlacement } from '../placement/use-placement.ts';
import { wearTheme } from '../theme-scope/theme-scope.ts';

export type PopoverReason = 'trigger' | 'escape' | 'outside-press' | 'focus-out' | 'close-button';

export interface PopoverContentProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Holds the panel; unknown props and `className` go there too. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What it is about: its heading and its name. Without one it needs an `aria-label`. */
  title?: ReactNode;
  /**
   * Where it would rather be; on the other side when it does not fit.
   * @default 'below'
   */
  side?: 'below' | 'above' | undefined;
  /**
   * Which edge, or its middle, is on that of its trigger.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Whether the visitor may dismiss it. Without, Escape, a press outside and moving on do nothing and there is no button
   * to close: then its trigger, or what it holds, must.
   * @default true
   */
  closable?: boolean | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'popover'>> | undefined;
}

interface PopoverPanelProps extends PopoverContentProps {
  id: string;
  isOpen: boolean;
  setOpen: SetOpen<PopoverReason>;
  anchor: RefObject<HTMLButtonElement | null>;
  element: RefObject<HTMLDivElement | null>;
}

const look = [
  'fixed z-50 max-h-[min(32rem,var(--room))] w-max max-w-[min(24rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-card border border-hairline bg-card text-ink shadow-float outline-none',
  'data-[side=above]:[--arrive-from:4px] data-[side=below]:[--arrive-from:-4px]',
  'data-[state=closed]:animate-leave data-[state=open]:animate-arrive',
].join(' ');

/** What a popover shows while it is there. Renders a `<div role="dialog">` at the end of the body. */
export function PopoverPanel({
  ref,
  id,
  title,
  side,
  align,
  isOpen,
  setOpen,
  anchor,
  element,
  closable,
  messages: given,
  className,
  children,
  ...rest
}: PopoverPanelProps) {
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current, [element]);
  const messages = useMessages('popover', popoverMessages, given);
  useLayoutEffect(() => {
    if (element.current) wearTheme(element.current, anchor.current);
  }, [element, anchor]);
  usePlacement(element, () => anchor.current, { side, align });
  useFocusReturn({ open: isOpen, element, anchor, finalFocus: anchor });
  const dismiss = (reason: PopoverReason) => (event: Event) => {
    if (closable) setOpen(false, reason, event);
  };
  useLayer({
    open: isOpen,
    element,
    anchor,
    onEscape: dismiss('escape'),
    onPressOutside: dismiss('outside-press'),
  });
  useLayoutEffect(() => {
    const { current: panel } = element;
    // Also when it is opened anew while it is still leaving, and so was never taken down.
    if (isOpen && !panel?.contains(document.activeElement)) panel?.focus({ preventScroll: true });
  }, [isOpen, element]);
  useTabThrough(element, anchor);
  const focus = useFocusWithin(isOpen, anchor, dismiss('focus-out'));
  // No native <dialog>: it may not have the tabIndex by which the focus comes to it and its name is read.
  const dialog = { role: 'dialog', tabIndex: -1, inert: !isOpen };

  return createPortal(
    <div
      {...dialog}
      data-component="popover"
      aria-labelledby={title ? `${id}-title` : undefined}
      {...rest}
      {...focus}
      ref={element}
      id={id}
      data-state={isOpen ? 'open' : 'closed'}
      className={className ? `${look} ${className}` : look}
    >
      {(title || closable) && (
        <div data-part="header" className="flex items-start justify-end gap-2 ps-4">
          {title && (
            <h2
              id={`${id}-title`}
              data-part="title"
              className="min-w-0 flex-1 pt-3 text-medium font-bold break-words"
            >
              {title}
            </h2>
          )}
          {closable && (
            <button
              type="button"
              data-part="close"
              aria-label={messages.close}
              className="m-1 grid size-10 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-wash hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:size-11"
              onClick={(event) => setOpen(false, 'close-button', event.nativeEvent)}
            >
              <Icon as={X} size="small" />
            </button>
          )}
        </div>
      )}
      <div data-part="body" className={`px-4 pb-4 text-small ${title ? 'pt-1' : 'first:pt-4'}`}>
        {children}
      </div>
    </div>,
    document.body,
  );
}

/**
 * Hears when the focus moves on to something that is neither in the panel, nor its trigger, nor in a layer that opened
 * from the panel: React lets events of those rise to here, wherever in the page they are drawn.
 */
function useFocusWithin(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  onLeave: (event: Event) => void,
) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A press on what gets the focus may close it first.
  useEffect(() => (isOpen ? () => clearTimeout(leaving.current) : undefined), [isOpen]);
  return {
    onFocus: () => clearTimeout(leaving.current),
    onBlur: ({ relatedTarget, nativeEvent }: FocusEvent) => {
      if (!relatedTarget || anchor.current?.contains(relatedTarget)) return;
      // At once: the press that took the focus may be let go before React would have come to it, and would close it again.
      leaving.current = setTimeout(() => flushSync(() => onLeave(nativeEvent)), 0);
    },
  };
}

/**
 * Puts a panel that is rendered at the end of the body right after its anchor in the Tab order: from the anchor into the
 * panel, through it, and on to what follows the anchor.
 */
function useTabThrough(panel: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: layer } = panel;
    const { current: opener } = anchor;
    if (!layer || !opener) return undefined;
    const enter = (event: KeyboardEvent) => {
      if (isTab(event) && !event.shiftKey) go(event, tabOrder(layer)[0] ?? layer);
    };
    const leave = (event: KeyboardEvent) => {
      if (!isTab(event)) return;
      const stops = tabOrder(layer);
      const { target } = event;
      if (event.shiftKey) {
        if (target === layer || target === stops[0]) go(event, opener);
      } else if (stops.length === 0 || target === stops.at(-1)) {
        go(event, nextAfter(opener, layer));
      }
    };
    opener.addEventListener('keydown', enter);
    layer.addEventListener('keydown', leave);
    return () => {
      opener.removeEventListener('keydown', enter);
      layer.removeEventListener('keydown', leave);
    };
  }, [panel, anchor]);
}

function isTab({ key, defaultPrevented, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return key === 'Tab' && !defaultPrevented && !altKey && !ctrlKey && !metaKey;
}

/** The Tab stop after the opener, ignoring the panel. */
function nextAfter(opener: HTMLElement, panel: HTMLElement): HTMLElement | undefined {
  const stops = tabOrder(opener.ownerDocument.body).filter((stop) => !panel.contains(stop));
  return stops[stops.indexOf(opener) + 1];
}

/** Without a target, at the end of the page, the browser's default applies. */
function go(event: KeyboardEvent, target: HTMLElement | undefined) {
  if (!target) return;
  event.preventDefault();
  target.focus();
}
