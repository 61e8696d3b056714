/**
 * Ref for an element that may leave the page while it has the focus, such as a list's item with its delete button: it passes the focus
 * on, because a browser would put it back to the start of the page. Create it outside of components.
 *
 * @param next returns what is focused, without scrolling. Called after the removal with the element's former next sibling or, failing
 *   that, its previous one, unless it has been removed too.
 *
 * @example
 * const focusNeighbor = focusOnRemoval((sibling) => sibling?.querySelector('a'));
 * <li ref={focusNeighbor}>
 */
export function focusOnRemoval(next: NextFocus): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => (element ? () => passFocusFrom(element, next) : undefined);
}

type NextFocus = (sibling: Element | null) => HTMLElement | null | undefined;

function passFocusFrom(element: HTMLElement, next: NextFocus): void {
  if (!element.contains(element.ownerDocument.activeElement)) return;
  const sibling = element.nextElementSibling ?? element.previousElementSibling;
  passFocus(element, () => next(sibling?.isConnected ? sibling : null), { preventScroll: true });
}

/**
 * Focuses what `next` returns once the element has been removed. Call it when React detaches a ref of the element that has the focus:
 * before it removes the element, or only hides it.
 */
export function passFocus(
  element: HTMLElement,
  next: () => HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  const { ownerDocument: page } = element;
  // Focus events during React's commit reach no handler; after it, all removals are known.
  queueMicrotask(() => {
    if (!element.isConnected && page.activeElement === page.body) next()?.focus(options);
  });
}
