/**
 * Attributes for an element of the body that stays usable above modal layers, such as the toast region: `<section
 * {...aboveLayers}>`.
 */
export const aboveLayers = { 'data-above-layers': '' } as const;

/**
 * Whether Escape should close the topmost layer. It receives the key before its fields do, so an element with its own use for Escape carries `data-keeps-escape`. A key that ends an IME composition closes nothing
 * either.
 */
export function isDismissingEscape({ target, isComposing }: KeyboardEvent): boolean {
  return (
    !isComposing && !(target instanceof Element && target.closest('[data-keeps-escape], [data-above-layers]'))
  );
}

/**
 * The topmost layer when a press started: the press that closes a popover or a list must not also close the dialog
 * below it.
 */
const topmostAt = new WeakMap<Event, Element>();

/** Records the topmost layer when a press starts, for `isDismissingPress` when it ends. */
export function recordPress(press: PointerEvent): void {
  const top = [...document.querySelectorAll('[data-layer]')].at(-1);
  if (top) topmostAt.set(press, top);
}

/** Whether a press outside should close the modal layer: only if it is topmost and the press did not hit a toast. */
export function isDismissingPress(press: PointerEvent, layer: Element | null): boolean {
  const { target } = press;
  const isAbove = target instanceof Element && target.closest('[data-above-layers]');
  return !isAbove && topmostAt.get(press) === layer;
}
