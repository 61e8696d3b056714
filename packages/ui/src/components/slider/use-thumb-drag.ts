'use client';

import { type PointerEvent as ReactPointerEvent, useLayoutEffect, useRef } from 'react';
import { followPointer } from '../../internal/follow-pointer.ts';
import { isRtl } from '../../internal/is-rtl.ts';
import { clamp, type Scale } from './scale.ts';

/**
 * Distance from a thumb's middle within which a press means the thumb and not a position on the track: half of 44 px.
 */
const GRAB_PX = 22;

/** Movement of a finger, in CSS pixels, from which on it is certain whether it drags the thumb or scrolls the page. */
const SLACK_PX = 8;

interface Drag {
  startX: number;
  startY: number;
  /** The dragged thumb; unknown while two have one position and nothing has moved yet. */
  thumb: number | undefined;
  /** Distance from the finger to the thumb's middle, in the unit of the values: a pressed thumb does not jump. */
  offset: number;
  /** Whether the press was on a thumb, not on the track. */
  isGrabbed: boolean;
  /** Whether the drag has started; null when the finger scrolls the page instead. */
  isMoving: boolean | null;
}

interface ThumbDragOptions {
  values: readonly number[];
  scale: Scale;
  isDisabled: boolean;
  onMove: (thumb: number, value: number, reason: 'drag' | 'track-press', event: Event) => void;
  onGrab: (thumb: number) => void;
}

/**
 * Moves thumbs by mouse, pen and finger. A press on the track moves the nearest thumb there; if two have one position,
 * the direction of the movement decides. A canceled gesture restores the value.
 *
 * @returns the handler of a press on the element around the track, whose part `rail` is as long as the scale.
 */
export function useThumbDrag(options: ThumbDragOptions) {
  // A gesture outlasts the render in which it began.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  return (press: ReactPointerEvent<HTMLElement>) => {
    const { values, scale, isDisabled } = options;
    if (isDisabled || !press.isPrimary || press.button !== 0) return;
    // The press would select text, and take the focus from the thumb that gets it below.
    press.preventDefault();
    const track = press.currentTarget;
    const isTouch = press.pointerType === 'touch';
    const drag = begin(track, press, values, scale);
    track.setPointerCapture(press.pointerId);
    const moveTo = (event: PointerEvent) => {
      if (drag.thumb === undefined) return;
      const reason = drag.isMoving ? 'drag' : 'track-press';
      latest.current.onMove(drag.thumb, valueAt(track, event.clientX, scale) + drag.offset, reason, event);
    };
    if (drag.thumb !== undefined) options.onGrab(drag.thumb);
    if (!isTouch && !drag.isGrabbed) moveTo(press.nativeEvent);

    followPointer(track, press, {
      move: (event) => {
        if (drag.isMoving === false) drag.isMoving = startsDrag(drag, event, isTouch);
        if (!drag.isMoving) return;
        if (drag.thumb === undefined) {
          drag.thumb = event.clientX < drag.startX === isRtl(track) ? 1 : 0;
          options.onGrab(drag.thumb);
        }
        moveTo(event);
      },
      release: (event) => {
        // A tap: only now is it certain that the finger did not scroll.
        if (drag.isMoving === false && !drag.isGrabbed && isTouch) moveTo(event);
      },
      cancel: (event) => {
        const value = drag.thumb === undefined ? undefined : values[drag.thumb];
        if (drag.thumb !== undefined && value !== undefined) {
          latest.current.onMove(drag.thumb, value, 'drag', event);
        }
      },
    });
  };
}

/** Whether a movement starts the drag; null for a finger that scrolls. */
function startsDrag({ startX, startY }: Drag, { clientX, clientY }: PointerEvent, isTouch: boolean) {
  const across = Math.abs(clientX - startX);
  if (!isTouch) return across > 0;
  const down = Math.abs(clientY - startY);
  if (Math.max(across, down) < SLACK_PX) return false;
  return across > down ? true : null;
}

function begin(
  track: HTMLElement,
  { clientX, clientY }: ReactPointerEvent,
  values: readonly number[],
  scale: Scale,
): Drag {
  const pressed = valueAt(track, clientX, scale);
  const distances = values.map((value) => Math.abs(value - pressed));
  const nearest = distances.indexOf(Math.min(...distances));
  const value = values[nearest] ?? scale.min;
  const grabWithin = (GRAB_PX / railBounds(track).width) * (scale.max - scale.min);
  const isGrabbed = Math.abs(value - pressed) <= grabWithin;
  const areTogether = values.every((other) => Math.abs(other - value) < grabWithin / GRAB_PX);
  const isUndecided = values.length > 1 && areTogether;
  const bySide = pressed < value ? 0 : 1;
  return {
    startX: clientX,
    startY: clientY,
    thumb: isUndecided ? (isGrabbed ? undefined : bySide) : nearest,
    offset: isGrabbed ? value - pressed : 0,
    isGrabbed,
    isMoving: false,
  };
}

function valueAt(track: HTMLElement, x: number, scale: Scale): number {
  const { left, width } = railBounds(track);
  const share = clamp((x - left) / width, [0, 1]);
  return scale.min + (isRtl(track) ? 1 - share : share) * (scale.max - scale.min);
}

function railBounds(track: HTMLElement): DOMRect {
  return (track.querySelector('[data-part=rail]') ?? track).getBoundingClientRect();
}
