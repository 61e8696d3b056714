/**
 * For an element of the body that stays usable above modal layers, such as the region of toasts: `<section {...aboveLayers}>`.
 */
export const aboveLayers = { 'data-above-layers': '' } as const;

/**
 * Whether Escape should close the layer that hears it. Radix hears the key before the fields of a layer do, so an element
 * with its own use for Escape says so with `data-keeps-escape`; a key that ends a composition closes nothing either.
 */
export function isDismissingEscape({ target, isComposing }: KeyboardEvent): boolean {
  return (
    !isComposing && !(target instanceof Element && target.closest('[data-keeps-escape], [data-above-layers]'))
  );
}

/** The topmost layer as a press began: the press that closes a popover or a list must not close the dialog below it too. */
const topmostAt = new WeakMap<Event, Element>();

/** Notes which layer is topmost as a press begins, for `isDismissingPress` once it ends. */
export function recordPress(press: PointerEvent): void {
  const top = [...document.querySelectorAll('[data-layer]')].at(-1);
  if (top) topmostAt.set(press, top);
}

/** Whether a press outside should close the modal layer: only while it is topmost, and not when it hits a toast. */
export function isDismissingPress(press: PointerEvent, layer: Element | null): boolean {
  const { target } = press;
  const isAbove = target instanceof Element && target.closest('[data-above-layers]');
  return !isAbove && topmostAt.get(press) === layer;
}
