'use client';

import { type PointerEvent, useRef } from 'react';

/** A sheet let go below this share of its height closes. */
const CLOSE_AT_HEIGHT = 0.4;
/** A sheet let go while it goes down faster than this closes, in pixels a millisecond. */
const CLOSE_AT_SPEED = 0.5;
/** The speed is that of the last moment: a finger that has come to rest throws nothing. */
const SPEED_OVER_MS = 100;

interface Drag {
  pointer: number;
  startY: number;
  /** The last movements, oldest first. */
  trail: { y: number; time: number }[];
}

/**
 * Drags a sheet by its header. Moves it by the `translate` property, without rendering; lets it slide back when it was
 * not meant, when the gesture is taken over by the system, or when `onClose` returns false.
 *
 * @returns the handlers for the header.
 */
export function useSheetDrag(onClose: (event: Event) => boolean) {
  const drag = useRef<Drag>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a, input');
    if (!event.isPrimary || event.button !== 0 || onControl) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      pointer: event.pointerId,
      startY: event.clientY,
      trail: [{ y: event.clientY, time: event.timeStamp }],
    };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (current?.pointer !== event.pointerId) return;
    current.trail.push({ y: event.clientY, time: event.timeStamp });
    current.trail = current.trail.filter(({ time }) => event.timeStamp - time <= SPEED_OVER_MS);
    move(sheetOf(event), Math.max(0, event.clientY - current.startY));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (current?.pointer !== event.pointerId) return;
    drag.current = undefined;
    const sheet = sheetOf(event);
    const distance = event.clientY - current.startY;
    const far = distance > sheet.offsetHeight * CLOSE_AT_HEIGHT;
    const thrown = distance > 0 && speedAt(event, current) > CLOSE_AT_SPEED;
    if (!(far || thrown) || !onClose(event.nativeEvent)) slideBack(sheet);
  };
  const onPointerCancel = (event: PointerEvent<HTMLElement>) => {
    drag.current = undefined;
    slideBack(sheetOf(event));
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** The layer the header belongs to. */
function sheetOf({ currentTarget }: PointerEvent<HTMLElement>): HTMLElement {
  return currentTarget.closest<HTMLElement>('[role=dialog]') ?? currentTarget;
}

function move({ style }: HTMLElement, down: number) {
  style.transition = 'none';
  style.translate = `0 ${down}px`;
}

function slideBack({ style }: HTMLElement) {
  style.transition = 'translate 180ms var(--ease-out)';
  style.translate = '';
}

function speedAt({ clientY, timeStamp }: PointerEvent, { trail }: Drag): number {
  const from = trail.find(({ time }) => timeStamp - time <= SPEED_OVER_MS);
  return from && timeStamp > from.time ? (clientY - from.y) / (timeStamp - from.time) : 0;
}
