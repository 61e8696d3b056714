'use client';

import {
  createElement,
  Fragment,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { followPointer } from '../../internal/follow-pointer.ts';
import { announce } from '../announcer/announcer.ts';
import { Button } from '../button/button.tsx';
import type { Messages } from '../messages/message-types.ts';
import { closeToast, deleteToast, type ToastEntry, type ToastReason } from './toast-queue.ts';
import { Toast } from './toast.tsx';

interface ToastItemProps {
  entry: ToastEntry;
  isPaused: boolean;
  /** The hotkey of the region, announced with the action. */
  hotkey: string | undefined;
  messages: Messages<'toast'>;
  /** A toast with the focus is removed. */
  onFocusLost: (item: HTMLElement) => void;
}

/**
 * One toast of the region: its announcement, its timer, and the ways to close it. Renders an `<li data-part="item">`.
 */
export function ToastItem({ entry, isPaused, hotkey, messages, onFocusLost }: ToastItemProps) {
  const { id, tone, title, description, action, state } = entry;
  const item = useRef<HTMLLIElement>(null);
  const close = (reason: ToastReason) => (event: Event) => closeToast(id, reason, event);
  const gestures = {
    onPointerDown: useSwipe(close('swipe')),
    onKeyDown: (event: KeyboardEvent) => {
      // Also if a modal layer below has prevented the default: it has left the key to the toast.
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close('escape')(event.nativeEvent);
    },
  };
  useToastTimer(entry, isPaused, close('timeout'));
  useToastAnnouncement(entry, hotkey, messages);

  useLayoutEffect(() => {
    const { current: element } = item;
    if (state === 'open' || !element) return undefined;
    if (element.contains(document.activeElement)) onFocusLost(element);
    const leaving = element.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(leaving).then(() => deleteToast(id));
    return () => deleteToast(id);
  }, [state, id, onFocusLost]);

  return (
    <li
      {...gestures}
      ref={item}
      data-part="item"
      data-state={state}
      tabIndex={-1}
      aria-label={toastText(entry, messages)}
      inert={state === 'closed'}
      className="me-layer me-toast-item"
    >
      <Toast
        open
        tone={tone}
        title={withWholeEmails(title)}
        messages={messages}
        onOpenChange={(_open, details) => close('close-button')(details.event)}
        action={
          action && (
            <Button
              size="small"
              onClick={(event) => {
                action.onPress();
                close('action')(event.nativeEvent);
              }}
            >
              {action.label}
            </Button>
          )
        }
      >
        {description && withWholeEmails(description)}
      </Toast>
    </li>
  );
}

/** The text, in which an e-mail address breaks only if it is longer than a line. */
function withWholeEmails(text: string) {
  const parts = text.split(/([^\s@()]+@[^\s@()]*[^\s@().,;:!?])/u);
  if (parts.length === 1) return text;
  const nodes = parts.map((part, index) =>
    createElement('span', index % 2 === 1 ? { className: 'me-toast-email' } : null, part),
  );
  // Spread: the parts of a text have no keys.
  return createElement(Fragment, null, ...nodes);
}

/** The text of a toast, which is also its accessible name. */
function toastText({ tone, title, description }: ToastEntry, messages: Messages<'toast'>): string {
  return [`${messages[tone]}: ${title}`, description].filter(Boolean).join('. ');
}

/** Announces it when it appears, and each time it is shown again: immediately for an error. */
function useToastAnnouncement(entry: ToastEntry, hotkey: string | undefined, messages: Messages<'toast'>) {
  const { tone, action, revision, state } = entry;
  const reach = action && messages.reach(action.label, hotkey);
  const text = [toastText(entry, messages), reach].filter(Boolean).join('. ');
  const isOpen = state === 'open';
  const announced = useRef('');
  useEffect(() => {
    const key = `${revision} ${text}`;
    if (!isOpen || announced.current === key) return undefined;
    announced.current = key;
    const withdraw = announce(text, tone === 'danger' ? 'assertive' : 'polite');
    return () => {
      announced.current = '';
      withdraw();
    };
  }, [isOpen, revision, text, tone]);
}

/** Movement in CSS pixels from which on a press is a drag and not an unsteady tap. */
const SLACK = 8;
/** Either is enough for a swipe: this share of the width, or this speed in pixels per millisecond. */
const FAR = 0.4;
const FAST = 0.5;

/**
 * Lets a finger or a mouse swipe an element out to either side; a shorter drag moves it back. Writes `translate` on the
 * element without rendering. The element needs `touch-action: pan-y`.
 *
 * @param onSwipe called after a swipe; returns whether the element closes.
 * @returns the handler of a press on the element.
 */
function useSwipe(onSwipe: (event: Event) => boolean) {
  return (press: ReactPointerEvent<HTMLElement>) => {
    const { target, currentTarget: element, clientX, timeStamp, isPrimary, button } = press;
    const isControl = target instanceof Element && target.closest('button, a');
    if (isControl || !isPrimary || button !== 0) return;
    let isMoving = false;
    const moveBack = () => {
      element.style.translate = '';
      element.style.transition = '';
      element.style.removeProperty('--away');
    };
    followPointer(element, press, {
      move: (event) => {
        const distance = event.clientX - clientX;
        if (!isMoving && Math.abs(distance) < SLACK) return;
        if (!isMoving) element.setPointerCapture(event.pointerId);
        isMoving = true;
        element.style.transition = 'none';
        element.style.translate = `${distance}px`;
      },
      release: (event) => {
        if (!isMoving) return;
        const distance = Math.abs(event.clientX - clientX);
        const isSwiped =
          distance > element.offsetWidth * FAR ||
          (distance > 3 * SLACK && distance / (event.timeStamp - timeStamp) > FAST);
        // It leaves from where the finger released it, and not downwards.
        element.style.setProperty('--away', element.style.translate);
        if (!isSwiped || !onSwipe(event)) moveBack();
      },
      cancel: moveBack,
    });
  };
}

/** Long enough to notice and read. */
const MIN_DURATION_MS = 6000;
const MS_PER_LETTER = 60;
/** Minimum time left after a pause, so that a toast does not vanish from under the pointer. */
const MIN_LEFT_MS = 1000;

/** How long a toast stays, in milliseconds: `Infinity` with an action or for an error. */
export function toastDuration({ tone, action, duration, title, description = '' }: ToastEntry): number {
  if (action || tone === 'danger') return Infinity;
  return duration ?? Math.max(MIN_DURATION_MS, (title.length + description.length) * MS_PER_LETTER);
}

/** Closes a toast when its time is up. Pausing stops the clock; showing the toast again restarts it. */
function useToastTimer(entry: ToastEntry, isPaused: boolean, onEnd: (event: Event) => void): void {
  const duration = toastDuration(entry);
  const { revision, state } = entry;
  const left = useRef({ revision, ms: duration });
  const end = useEffectEvent(() => onEnd(new Event('change')));

  useEffect(() => {
    if (left.current.revision !== revision) left.current = { revision, ms: duration };
    if (isPaused || state === 'closed' || duration === Infinity) return undefined;
    const from = performance.now();
    const timer = setTimeout(end, left.current.ms);
    return () => {
      clearTimeout(timer);
      const ms = left.current.ms - (performance.now() - from);
      left.current = { revision, ms: Math.max(ms, MIN_LEFT_MS) };
    };
  }, [isPaused, state, duration, revision]);
}
