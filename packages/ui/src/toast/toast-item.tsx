'use client';

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '../announcer/announcer.ts';
import { Button } from '../button/button.tsx';
import type { Labels } from '../labels/labels.ts';
import { closeToast, forgetToast, type ToastEntry, type ToastReason } from './toast-queue.ts';
import { Toast } from './toast.tsx';
import { useSwipe } from './use-swipe.ts';
import { useToastTimer } from './use-toast-timer.ts';

interface ToastItemProps {
  entry: ToastEntry;
  isPaused: boolean;
  /** The key that leads here, to be said with the action. */
  hotkey: string | undefined;
  labels: Labels<'toast'>;
  /** The focus is in a toast that goes. */
  onFocusLost: (item: HTMLElement) => void;
}

const look =
  'touch-pan-y rounded-card outline-none transition-[translate] duration-180 [--arrive-from:12px] data-[state=closed]:animate-leave data-[state=open]:animate-arrive';

/** One toast of the region: its voice, its time, and the ways to close it. Renders an `<li data-part="item">`. */
export function ToastItem({ entry, isPaused, hotkey, labels, onFocusLost }: ToastItemProps) {
  const { id, tone, title, description, action, state } = entry;
  const item = useRef<HTMLLIElement>(null);
  const close = (reason: ToastReason) => (event: Event) => closeToast(id, reason, event);
  const gestures = {
    ...useSwipe(close('swipe')),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close('escape')(event.nativeEvent);
    },
  };
  useToastTimer(entry, isPaused, close('timeout'));
  useVoice(entry, hotkey, labels);

  useLayoutEffect(() => {
    const { current: element } = item;
    if (state === 'open' || !element) return undefined;
    if (element.contains(document.activeElement)) onFocusLost(element);
    const leaving = element.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(leaving).then(() => forgetToast(id));
    return () => forgetToast(id);
  }, [state, id, onFocusLost]);

  return (
    <li
      {...gestures}
      ref={item}
      data-part="item"
      data-state={state}
      tabIndex={-1}
      aria-label={wordsOf(entry, labels)}
      inert={state === 'closed'}
      className={look}
    >
      <Toast
        open
        {...{ tone, title, labels }}
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
        {description}
      </Toast>
    </li>
  );
}

/** What a toast says, which is also its name for whom the focus leads there. */
function wordsOf({ tone, title, description }: ToastEntry, labels: Labels<'toast'>): string {
  return [`${labels[tone]}: ${title}`, description].filter(Boolean).join('. ');
}

/** Says it as it comes into view, and each time it is shown anew: at once when something went wrong. */
function useVoice(entry: ToastEntry, hotkey: string | undefined, labels: Labels<'toast'>) {
  const { tone, action, revision, state } = entry;
  const reach = action && labels.reach(action.label, hotkey);
  const words = [wordsOf(entry, labels), reach].filter(Boolean).join('. ');
  const isOpen = state === 'open';
  const said = useRef('');
  useEffect(() => {
    const key = `${revision} ${words}`;
    if (!isOpen || said.current === key) return undefined;
    said.current = key;
    const withdraw = announce(words, tone === 'danger' ? 'assertive' : 'polite');
    return () => {
      said.current = '';
      withdraw();
    };
  }, [isOpen, revision, words, tone]);
}
