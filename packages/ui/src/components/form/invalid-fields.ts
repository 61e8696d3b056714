import type { FormFields } from '../field/form-fields.ts';

/** A field that was invalid on submit. */
export interface InvalidField {
  readonly name: string;
  readonly message: string;
  readonly element: Element;
}

/** Its current error, in page order. */
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

/** The focus target of a field: its control, or in a group the checked control or the first one. */
export function focusTarget(element: Element): HTMLElement | null {
  if (element.matches(focusable)) return element instanceof HTMLElement ? element : null;
  return (
    element.querySelector<HTMLElement>('input:checked:not(:disabled)') ??
    element.querySelector<HTMLElement>(focusable)
  );
}

/** Moves the focus, with the label visible and not only the control at the edge of the window. */
export function focusInSight(element: Element): void {
  const target = focusTarget(element);
  target?.focus({ preventScroll: true });
  const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element
    .closest('[data-component]')
    ?.scrollIntoView({ block: 'nearest', behavior: smooth ? 'smooth' : 'instant' });
}
