'use client';

import { type PointerEvent, useRef } from 'react';
import { clamp, type Scale } from './scale.ts';

/**
 * Distance from a thumb's middle within which a press means the thumb and not a position on the track: half of 44 px.
 */
const GRAB_PX = 22;

interface Drag {
  pointer: number;
  startX: number;
  startY: number;
  /** The dragged thumb; unknown while two have one position and nothing has moved yet. */
  thumb: number | undefined;
  /** Distance from the finger to the thumb's middle, in the unit of the values: a pressed thumb does not jump. */
  offset: number;
  /** Whether the press was on a thumb, not on the track. */
  isGrabbed: boolean;
  /** Whether the drag has started. A finger may be about to scroll the page. */
  isMoving: boolean;
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
 * the direction of the movement decides.
 *
 * @returns the handlers for the element around the track, whose part `rail` is as long as the scale.
 */
export function useThumbDrag({ values, scale, isDisabled, onMove, onGrab }: ThumbDragOptions) {
  const drag = useRef<Drag>(undefined);

  const moveTo = (event: PointerEvent<HTMLElement>, current: Drag) => {
    if (current.thumb === undefined) return;
    const reason = current.isMoving ? 'drag' : 'track-press';
    onMove(current.thumb, valueAt(event, scale) + current.offset, reason, event.nativeEvent);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (isDisabled || !event.isPrimary || event.button !== 0) return;
    // The press would select text, and take the focus from the thumb that gets it below.
    event.preventDefault();
    const current = begin(event, values, scale);
    drag.current = current;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (current.thumb !== undefined) onGrab(current.thumb);
    if (event.pointerType !== 'touch' && !current.isGrabbed) moveTo(event, current);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (current?.pointer !== event.pointerId) return;
    const across = event.clientX - current.startX;
    if (!current.isMoving) {
      if (across === 0) return;
      if (event.pointerType === 'touch' && Math.abs(event.clientY - current.startY) > Math.abs(across)) {
        drag.current = undefined;
        return;
      }
      current.isMoving = true;
    }
    if (current.thumb === undefined) {
      current.thumb = across < 0 === isRtl(event.currentTarget) ? 1 : 0;
      onGrab(current.thumb);
    }
    moveTo(event, current);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    drag.current = undefined;
    // A tap: only now is it certain that the finger did not scroll.
    if (
      current?.pointer === event.pointerId &&
      !current.isMoving &&
      !current.isGrabbed &&
      event.pointerType === 'touch'
    ) {
      moveTo(event, current);
    }
  };
  const onPointerCancel = () => {
    drag.current = undefined;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

function begin(event: PointerEvent<HTMLElement>, values: readonly number[], scale: Scale): Drag {
  const pressed = valueAt(event, scale);
  const distances = values.map((value) => Math.abs(value - pressed));
  const nearest = distances.indexOf(Math.min(...distances));
  const value = values[nearest] ?? scale.min;
  const grabWithin = (GRAB_PX / railOf(event).width) * (scale.max - scale.min);
  const isGrabbed = Math.abs(value - pressed) <= grabWithin;
  const areTogether = values.every((other) => Math.abs(other - value) < grabWithin / GRAB_PX);
  const isUndecided = values.length > 1 && areTogether;
  const bySide = pressed < value ? 0 : 1;
  return {
    pointer: event.pointerId,
    startX: event.clientX,
    startY: event.clientY,
    thumb: isUndecided ? (isGrabbed ? undefined : bySide) : nearest,
    offset: isGrabbed ? value - pressed : 0,
    isGrabbed,
    isMoving: false,
  };
}

function valueAt(event: PointerEvent<HTMLElement>, scale: Scale): number {
  const { left, width } = railOf(event);
  const share = clamp((event.clientX - left) / width, [0, 1]);
  return scale.min + (isRtl(event.currentTarget) ? 1 - share : share) * (scale.max - scale.min);
}

function railOf({ currentTarget }: PointerEvent<HTMLElement>): DOMRect {
  return (currentTarget.querySelector('[data-part=rail]') ?? currentTarget).getBoundingClientRect();
}

export function isRtl(element: Element): boolean {
  return element.matches(':dir(rtl)');
}
