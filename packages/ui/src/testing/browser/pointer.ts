import { cdp } from 'vitest/browser';

/** A position, in pixels from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Converts a position of the page to the browser's input coordinates: the runner shows the page in a frame of its
 * window.
 */
export function windowPoint({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0) };
}

/**
 * Moves the mouse to the middle of an element at once, with the browser's own input: the runner's `hover` first waits
 * for the element to stop moving, which advances a stopped clock.
 */
export async function moveMouseTo(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseMoved',
    ...windowPoint({ x: left + width / 2, y: top + height / 2 }),
  });
}

/** One mouse event with the primary button at a position of the page. */
export async function mouse(
  type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
  place: Point,
): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    ...windowPoint(place),
    button: 'left',
    clickCount: 1,
    buttons: type === 'mouseReleased' ? 0 : 1,
  });
}

/** Presses the button at the first position, moves over the others and releases it at the last. */
export async function dragMouse(first: Point, ...places: Point[]): Promise<void> {
  await mouse('mousePressed', first);
  for (const place of places) await mouse('mouseMoved', place);
  await mouse('mouseReleased', places.at(-1) ?? first);
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touched: Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: touched.map(windowPoint) });

/** A touch with the browser's own input: it starts at the first position, moves over the others and ends. */
export async function dragFinger(first: Point, ...places: Point[]): Promise<void> {
  await touch('touchStart', first);
  for (const place of places) await touch('touchMove', place);
  await touch('touchEnd');
}

/** The positions of a movement in six steps, the start first. */
export function inSteps(from: Point, to: Point): [Point, ...Point[]] {
  const part = (step: number) => ({
    x: from.x + ((to.x - from.x) * step) / 6,
    y: from.y + ((to.y - from.y) * step) / 6,
  });
  return [from, part(1), part(2), part(3), part(4), part(5), to];
}
