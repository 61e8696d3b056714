'use client';

import { type PointerEvent, useRef } from 'react';

/** A drag this long, in CSS pixels, is no unsteady tap. */
const SLACK = 8;
/** Either is enough: as far as this share of the width, or as fast as this many pixels a millisecond. */
const FAR = 0.4;
const FAST = 0.5;

interface Drag {
  x: number;
  at: number;
  pointerId: number;
  isMoving: boolean;
}

/**
 * Lets a finger or a mouse throw an element out to either side; short of that it comes back. Writes `translate` on the
 * element, without rendering. The element needs `touch-action: pan-y`.
 *
 * @param onSwipe it was thrown. Returns whether it goes.
 */
export function useSwipe(onSwipe: (event: Event) => boolean) {
  const drag = useRef<Drag>(undefined);
  const release = (element: HTMLElement) => {
    drag.current = undefined;
    element.style.translate = '';
    element.style.transition = '';
  };
  return {
    onPointerDown: ({ target, clientX, pointerId, timeStamp, isPrimary, button }: PointerEvent) => {
      const isControl = target instanceof Element && target.closest('button, a');
      if (isControl || !isPrimary || button !== 0) return;
      drag.current = { x: clientX, at: timeStamp, pointerId, isMoving: false };
    },
    onPointerMove: ({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current?.pointerId !== pointerId) return;
      const distance = clientX - current.x;
      if (!current.isMoving && Math.abs(distance) < SLACK) return;
      if (!current.isMoving) currentTarget.setPointerCapture(pointerId);
      current.isMoving = true;
      currentTarget.style.transition = 'none';
      currentTarget.style.translate = `${distance}px`;
    },
    onPointerUp: ({
      currentTarget,
      clientX,
      pointerId,
      timeStamp,
      nativeEvent,
    }: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current?.pointerId !== pointerId || !current.isMoving) return;
      const distance = Math.abs(clientX - current.x);
      const isThrown =
        distance > currentTarget.offsetWidth * FAR ||
        (distance > 3 * SLACK && distance / (timeStamp - current.at) > FAST);
      drag.current = undefined;
      // One that goes leaves from under the finger.
      if (!isThrown || !onSwipe(nativeEvent)) release(currentTarget);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => release(currentTarget),
  };
}
