import { cdp } from 'vitest/browser';

/**
 * Moves the mouse to the middle of an element, by the browser's own input and at once: the runner's `hover` first waits
 * for the element to stand still, which lets time go by on a stopped clock.
 */
export async function moveMouseTo(element: Element): Promise<void> {
  // The runner shows the page in a frame; the mouse is moved in the window's own pixels.
  const frame = window.frameElement?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseMoved',
    x: (frame?.left ?? 0) + left + width / 2,
    y: (frame?.top ?? 0) + top + height / 2,
  });
}
