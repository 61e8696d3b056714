/** The native elements of React's form fields. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sets a text so that React treats it as user input: React overrides `value` on each element to recognise its own
 * writes, and the prototype's setter bypasses that. Dispatches no event.
 */
export function writeValue(element: TextElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
}

/** Sets a text and dispatches events, as if it had been typed and left. */
export function enterText(element: TextElement, value: string): void {
  const inputType = value === '' ? 'deleteContentBackward' : 'insertReplacementText';
  writeValue(element, value);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
