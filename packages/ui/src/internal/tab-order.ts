const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/**
 * Whether an element has a box on the page: neither `display: none` nor hidden by `content-visibility`. Without
 * `checkVisibility`, which Safari supports only since 17.4.
 */
export function isRendered(element: Element): boolean {
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility()
    : element.getClientRects().length > 0;
}

/** All Tab stops in an element, in order. Of radios with one name: the checked one, or the first. */
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
