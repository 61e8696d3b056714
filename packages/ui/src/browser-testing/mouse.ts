import { cdp } from 'vitest/browser';
import { type Point, windowPoint } from './window-point.ts';

/**
 * Moves the mouse to the middle of an element, by the browser's own input and at once: the runner's `hover` first waits
 * for the element to stand still, which lets time go by on a stopped clock.
 */
export async function moveMouseTo(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseMoved',
    ...windowPoint({ x: left + width / 2, y: top + height / 2 }),
  });
}

/** One event of the mouse with its first button, at a place of the page. */
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

/** Presses the button at the first place, moves over the others and lets it go at the last. */
export async function dragMouse(first: Point, ...places: Point[]): Promise<void> {
  await mouse('mousePressed', first);
  for (const place of places) await mouse('mouseMoved', place);
  await mouse('mouseReleased', places.at(-1) ?? first);
}
