const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/**
 * Whether an element has a box on the page: not `display: none`, nor in what `content-visibility` hides. Without
 * `checkVisibility`, which Safari knows only from 17.4 on.
 */
export function isRendered(element: Element): boolean {
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility()
    : element.getClientRects().length > 0;
}

/** Everything in an element that Tab stops at, in order. Of radios of one name: the chosen one, or the first. */
export function tabOrder(root: HTMLElement): HTMLElement[] {
  const reachable = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      isRendered(element) &&
      getComputedStyle(element).visibility === 'visible',
  );
  return reachable.filter((element) => !isRadio(element) || stopOf(element, reachable) === element);
}

function stopOf(radio: HTMLInputElement, among: readonly HTMLElement[]): HTMLElement | undefined {
  const group = among.filter(
    (other) => isRadio(other) && other.name === radio.name && other.form === radio.form,
  );
  return group.find((other) => isRadio(other) && other.checked) ?? group[0];
}

function isRadio(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';
}
