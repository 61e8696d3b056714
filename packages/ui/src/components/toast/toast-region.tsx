'use client';

import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { toastMessages } from './messages.ts';
import { captureFocus } from '../../internal/return-focus.ts';
import { readThemeScope } from '../../theme/theme-scope.ts';
import { ToastItem } from './toast-item.tsx';
import { shownToasts, type ToastEntry, toastQueue } from './toast-queue.ts';

export interface ToastRegionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Ref of the region while there are toasts; all other props and `className` go there too. */
  ref?: Ref<HTMLElement> | undefined;
  /**
   * Key that moves to the newest toast and back, as in `KeyboardEvent.key`; `null` for none.
   * @default 'F6'
   */
  hotkey?: string | null | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'toast'>> | undefined;
}

const noToasts: readonly ToastEntry[] = [];

/**
 * Shows the toasts of `showToast`: once per page, at its root. Renders a hidden `<span>` in place and, while there are
 * toasts, a `<section>` at the end of the body, above every layer and usable above modal ones.
 *
 * A toast stays 6 seconds or more; one with an action or of tone `danger` until it is closed. The timers pause while
 * the pointer or the focus is on any of them, or the window is inactive. Each is announced when it appears, `danger` at
 * once. F6 moves to the newest and back; Escape, a swipe to either side and its button close it, and the focus returns.
 *
 * Data attributes: `data-component="toast-region"`; parts `place`, `item` with `data-state` (`open`, `closed` while it
 * closes).
 *
 * CSS variables: `--toast-offset`, space to leave at the bottom for fixed content of the page.
 */
export function ToastRegion(props: ToastRegionProps) {
  const entries = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, () => noToasts);
  const place = useRef<HTMLSpanElement>(null);
  const shown = shownToasts(entries);
  return (
    <>
      <span hidden ref={place} data-part="place" />
      {shown.length > 0 && <ShownToasts {...props} shown={shown} place={place} />}
    </>
  );
}

function ShownToasts({
  ref,
  hotkey: givenHotkey = 'F6',
  messages: given,
  shown,
  place,
  className,
  ...rest
}: ToastRegionProps & { shown: readonly ToastEntry[]; place: RefObject<HTMLElement | null> }) {
  const hotkey = givenHotkey ?? undefined;
  const messages = useMessages('toast', toastMessages, given);
  const region = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current, []);
  const { isPaused, ...pausing } = usePaused();
  const focus = useToastFocus(region, hotkey);
  const attention = {
    ...pausing,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      pausing.onFocus();
      focus.onFocus(event);
    },
  };
  return createPortal(
    <section
      data-component="toast-region"
      aria-label={messages.region(hotkey)}
      {...readThemeScope(place.current)}
      {...rest}
      data-above-layers=""
      {...attention}
      ref={region}
      className={className ? `me-toast-region ${className}` : 'me-toast-region'}
    >
      <ol className="me-toast-list">
        {shown.map((entry) => (
          <ToastItem
            key={entry.id}
            entry={entry}
            isPaused={isPaused}
            hotkey={hotkey}
            messages={messages}
            onFocusLost={focus.onFocusLost}
          />
        ))}
      </ol>
    </section>,
    document.body,
  );
}

/** Whether toasts are paused: under the pointer, with focus among them, or in an inactive window. */
function usePaused() {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const leave = () => setAway(true);
    const update = () => setAway(document.hidden);
    update();
    window.addEventListener('blur', leave);
    window.addEventListener('focus', update);
    document.addEventListener('visibilitychange', update);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', update);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  return {
    isPaused: isHovered || hasFocus || isAway,
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocus(false);
    },
  };
}

/**
 * Moves focus into the region and back: the hotkey focuses the newest toast, and from there returns to where it was
 * pressed. When a focused toast closes, focus moves to its neighbor, and after the last toast to where it came from.
 */
function useToastFocus(region: RefObject<HTMLElement | null>, hotkey: string | undefined) {
  const restoreFocus = useRef<() => void>(undefined);

  useEffect(() => {
    if (!hotkey) return undefined;
    const leave = () => {
      restoreFocus.current?.();
      const { activeElement } = document;
      // Nothing had focus before, so nothing gets it back.
      if (activeElement instanceof HTMLElement && region.current?.contains(activeElement))
        activeElement.blur();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.key !== hotkey || hasModifier || event.defaultPrevented) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) leave();
      else listItems(region.current).at(-1)?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [region, hotkey]);

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      restoreFocus.current = captureFocus(relatedTarget);
  };
  const onFocusLost = useCallback(
    (leaving: HTMLElement) => {
      const items = listItems(region.current);
      const left = items.filter((item) => item !== leaving && item.dataset['state'] === 'open');
      const next = left.find((item) => items.indexOf(item) > items.indexOf(leaving)) ?? left.at(-1);
      if (next) next.focus();
      else restoreFocus.current?.();
    },
    [region],
  );
  return { onFocus, onFocusLost };
}

function listItems(region: HTMLElement | null) {
  return [...(region?.querySelectorAll<HTMLElement>('[data-part=item]') ?? [])];
}
