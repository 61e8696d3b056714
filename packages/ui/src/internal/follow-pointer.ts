/** What happens to a pressed pointer. One of `release` and `cancel` comes last, whatever happens. */
export interface PointerFollower {
  move: (event: PointerEvent) => void;
  release: (event: PointerEvent) => void;
  /**
   * The gesture is over and was not meant: the browser scrolls instead, another element has captured the pointer, or
   * its release was never reported.
   */
  cancel: (event: PointerEvent) => void;
}

/**
 * Follows one pointer from its press to its end, wherever it is: a release outside the element, or outside the window,
 * ends it too, so that an element never follows a pointer that is no longer pressed.
 *
 * @param element that may capture the pointer during the gesture.
 * @param signal stops without a call.
 */
export function followPointer(
  element: Element,
  { pointerId }: { readonly pointerId: number },
  { move, release, cancel }: PointerFollower,
  signal?: AbortSignal,
): void {
  const ended = new AbortController();
  const end = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
    ended.abort();
    handle(event);
  };
  const handlers = {
    pointermove: (event: PointerEvent) => (event.buttons === 0 ? end(cancel) : move)(event),
    pointerup: end(release),
    pointercancel: end(cancel),
    // Pressed again: its release was not reported, as after a context menu.
    pointerdown: end(cancel),
    // A touch is captured by the element under it first, which loses it to the dragged one.
    lostpointercapture: (event: PointerEvent) => event.target === element && end(cancel)(event),
  } as const;
  signal?.addEventListener('abort', () => ended.abort(), { once: true, signal: ended.signal });
  for (const type of [
    'pointermove',
    'pointerup',
    'pointercancel',
    'pointerdown',
    'lostpointercapture',
  ] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (event.pointerId === pointerId) handlers[type](event);
      },
      { capture: true, signal: ended.signal },
    );
  }
}
