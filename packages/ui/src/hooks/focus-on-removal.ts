/**
 * Ref for an element that may leave the page while it has the focus, such as a list's item with its delete button: it passes the focus
 * on, because a browser would put it back to the start of the page. Create it outside of components.
 *
 * @param next returns what is focused, without scrolling. Called after the removal with the element's former next sibling or, failing
 *   that, its previous one, unless it has been removed too.
 *
 * @example
 * const focusNeighbour = focusOnRemoval((sibling) => sibling?.querySelector('a'));
 * <li ref={focusNeighbour}>
 */
export function focusOnRemoval(next: NextFocus): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => (element ? () => passFocus(element, next) : undefined);
}

type NextFocus = (sibling: Element | null) => HTMLElement | null | undefined;

function passFocus(element: HTMLElement, next: NextFocus): void {
  const { ownerDocument: page } = element;
  if (!element.contains(page.activeElement)) return;
  const sibling = element.nextElementSibling ?? element.previousElementSibling;
  // React detaches refs before it removes elements, and also when it only hides them.
  queueMicrotask(() => {
    if (!element.isConnected && page.activeElement === page.body)
      next(sibling?.isConnected ? sibling : null)?.focus({ preventScroll: true });
  });
}
