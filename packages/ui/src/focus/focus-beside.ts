import { tabOrder } from './tab-order.ts';

/**
 * Moves focus out of what is about to go away: to the next thing that takes it, else to the one before. Does nothing when
 * the focus is elsewhere, or there is no such thing.
 */
export function focusBeside(leaving: Element | null): void {
  if (!leaving?.contains(leaving.ownerDocument.activeElement)) return;
  const others = tabOrder(leaving.ownerDocument.body).filter((stop) => !leaving.contains(stop));
  const follows = (candidate: Element) =>
    (leaving.compareDocumentPosition(candidate) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (others.find(follows) ?? others.at(-1))?.focus();
}
