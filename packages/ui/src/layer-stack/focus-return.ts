import { isRendered } from '../focus/tab-order.ts';

/**
 * Remembers where the focus is, and the way up from there, in case that place is gone when it should return.
 *
 * @returns what brings it back.
 */
export function rememberFocus(from: Element | null = document.activeElement): () => void {
  const path: HTMLElement[] = [];
  for (let element = from; element instanceof HTMLElement; element = element.parentElement) {
    path.push(element);
  }
  return () => focusFirstLeft(path);
}

/** Focuses the first of the elements that is still on the page and can be seen. */
export function focusFirstLeft(path: readonly (HTMLElement | null | undefined)[]): void {
  const left = path.find((element) => element?.isConnected && isRendered(element));
  if (!left || left === document.body) return;
  left.focus({ preventScroll: true });
  if (document.activeElement === left) return;
  // What takes no focus by itself, such as the list a removed card was in, takes it this once.
  left.tabIndex = -1;
  left.focus({ preventScroll: true });
  left.addEventListener('blur', () => left.removeAttribute('tabindex'), { once: true });
}
