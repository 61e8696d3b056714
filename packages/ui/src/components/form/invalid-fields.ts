import type { FormFields } from '../field/form-fields.ts';

/** A field that a try to send found wrong. */
export interface InvalidField {
  readonly name: string;
  readonly message: string;
  readonly element: Element;
}

/** What is wrong with the form by now, in the order of the page. */
export function invalidFields({ onPage }: FormFields): InvalidField[] {
  const found: InvalidField[] = [];
  for (const [name, { element, error }] of onPage) {
    const message = error();
    if (element.current && message !== undefined) found.push({ name, element: element.current, message });
  }
  return found.toSorted((one, other) =>
    one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

const focusable =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex]';

/** Where the focus goes for a field: to its control, or into its group, to what is chosen there or to the first. */
export function focusTarget(element: Element): HTMLElement | null {
  if (element.matches(focusable)) return element instanceof HTMLElement ? element : null;
  return (
    element.querySelector<HTMLElement>('input:checked:not(:disabled)') ??
    element.querySelector<HTMLElement>(focusable)
  );
}

/** Moves the focus, with the label in sight and not only the control at the window's edge. */
export function focusInSight(element: Element): void {
  const target = focusTarget(element);
  target?.focus({ preventScroll: true });
  const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element
    .closest('[data-component]')
    ?.scrollIntoView({ block: 'nearest', behavior: smooth ? 'smooth' : 'instant' });
}
