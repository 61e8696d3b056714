'use client';

import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { SetOpen } from '../../internal/use-controlled-state.ts';

/**
 * Why a tooltip opened or closed: the pointer, the focus, a press on its element, Escape, or another tooltip that
 * opened.
 */
export type TooltipReason = 'hover' | 'focus' | 'press' | 'escape' | 'another';

/** Milliseconds that the pointer must rest, so that passing by opens nothing. */
export const OPEN_AFTER_MS = 600;
/** Milliseconds to reach the tooltip itself, which may be read with a magnifier (WCAG 1.4.13). */
export const CLOSE_AFTER_MS = 150;
/** Milliseconds after closing during which a neighbor opens without delay. */
export const SKIP_DELAY_MS = 300;

let warmUntil = 0;
let closeShown: (() => void) | undefined;

/** The state of a tooltip: handlers for its element, and for itself. One is open at a time. */
export function useTooltip(isOpen: boolean, setOpen: SetOpen<TooltipReason>, preload: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useRef(setOpen);
  useEffect(() => {
    change.current = setOpen;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const closeForAnother = useEffectEvent(() => setOpen(false, 'another', new Event('change')));
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => closeForAnother();
    closeShown?.();
    closeShown = close;
    return () => {
      warmUntil = performance.now() + SKIP_DELAY_MS;
      if (closeShown === close) closeShown = undefined;
    };
  }, [isOpen]);

  const later = (open: boolean, after: number, event: Event) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change.current(open, 'hover', event), after);
  };
  const now = (open: boolean, reason: TooltipReason, event: Event) => {
    clearTimeout(timer.current);
    setOpen(open, reason, event);
  };
  const stay = () => clearTimeout(timer.current);
  const leave = ({ nativeEvent }: PointerEvent) => later(false, CLOSE_AFTER_MS, nativeEvent);
  return {
    trigger: {
      onPointerEnter: ({ pointerType, nativeEvent }: PointerEvent) => {
        // Touch has no hover: it activates at once.
        if (pointerType === 'touch') return;
        preload();
        if (isOpen) stay();
        else later(true, performance.now() < warmUntil ? 0 : OPEN_AFTER_MS, nativeEvent);
      },
      onPointerLeave: leave,
      onPointerDown: ({ nativeEvent }: PointerEvent) => now(false, 'press', nativeEvent),
      onFocus: ({ target, nativeEvent }: FocusEvent) => {
        if (target.matches(':focus-visible')) now(true, 'focus', nativeEvent);
      },
      onBlur: ({ nativeEvent }: FocusEvent) => now(false, 'focus', nativeEvent),
    },
    bubble: { onPointerEnter: stay, onPointerLeave: leave },
    onEscape: (event: Event) => now(false, 'escape', event),
  };
}
