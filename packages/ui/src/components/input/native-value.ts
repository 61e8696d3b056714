/** The native elements of React's form fields. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** A text and its caret. */
export interface Snapshot {
  readonly value: string;
  /** Null for types without a readable caret, such as `email`. */
  readonly start: number | null;
  readonly end: number | null;
}

export function takeSnapshot(element: TextElement): Snapshot {
  return { value: element.value, start: element.selectionStart, end: element.selectionEnd };
}

/**
 * Sets a text so that React treats it as user input: React overrides `value` on each element to recognize its own
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
