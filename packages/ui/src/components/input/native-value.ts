/** What React's own fields are made of. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Writes a text so that React takes it for a person's: it wraps `value` on each element to tell its own writes apart,
 * and the prototype's setter goes round that. Nobody is told yet.
 */
export function writeValue(element: TextElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
}

/** Writes a text and tells of it, as if it had been typed and left. */
export function setAsAPersonDoes(element: TextElement, value: string): void {
  const inputType = value === '' ? 'deleteContentBackward' : 'insertReplacementText';
  writeValue(element, value);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
