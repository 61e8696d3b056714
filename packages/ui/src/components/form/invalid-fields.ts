import type { FormFields } from '../field/form-fields.ts';
import { type RegisteredField, visibleLabel } from '../field/registered-field.ts';

/** A field that was invalid on submit. */
export interface InvalidField {
  readonly name: string;
  /** Its message, after its label where the message alone does not say which field it is about. */
  readonly message: string;
  readonly element: Element;
}

/** The fields with an error, in page order, each with an entry of its own. */
export function invalidFields({ onPage }: FormFields): InvalidField[] {
  const found: (InvalidField & { readonly field: RegisteredField })[] = [];
  for (const [name, field] of onPage) {
    const { element, error: message } = field;
    if (element && message !== undefined) found.push({ name, element, message, field });
  }
  const isRepeated = (text: string) => found.filter(({ message }) => message === text).length > 1;
  return found
    .map(({ name, element, message, field }) => ({
      name,
      element,
      message:
        isRepeated(message) || !namesField(message, field) ? labeled(message, field, element) : message,
    }))
    .toSorted((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
}

/** Whether a message contains the field's name or label: 'O campo nome é obrigatório'. */
function namesField(message: string, { displayName, label }: RegisteredField): boolean {
  const text = message.toLocaleLowerCase();
  return [displayName, label].some((name) => text.includes(name.toLocaleLowerCase()));
}

/** 'Senha atual: O campo senha é obrigatório', '2º horário, Hora: …' in a group. A question ends with its own mark. */
function labeled(message: string, { label }: RegisteredField, element: Element): string {
  const group = visibleLabel(element.parentElement?.closest('fieldset') ?? null);
  const name = [group, label].filter((text) => text !== '').join(', ');
  if (name === '') return message;
  return name.endsWith('?') ? `${name} ${message}` : `${name}: ${message}`;
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
export function focusAndReveal(element: Element): void {
  const target = focusTarget(element);
  target?.focus({ preventScroll: true });
  const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element
    .closest('[data-component]')
    ?.scrollIntoView({ block: 'nearest', behavior: smooth ? 'smooth' : 'instant' });
}
