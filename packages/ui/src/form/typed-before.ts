/**
 * What a person put into a control while the page had no scripts yet, as the value of its field.
 *
 * @param found the controls of the field's name, as `form.elements` has them.
 * @param value the field's value so far, which says what kind of value it is.
 * @returns nothing where the controls are as the server sent them.
 */
export function typedBefore(
  found: RadioNodeList | Element | null,
  value: unknown,
): { value: unknown } | undefined {
  const controls = found instanceof RadioNodeList ? [...found] : [found];
  if (!controls.some(isChanged)) return undefined;
  const [first] = controls;
  if (!(first instanceof HTMLInputElement) || !isChoice(first)) {
    return first instanceof HTMLElement && 'value' in first ? { value: first.value } : undefined;
  }
  if (typeof value === 'boolean') return { value: first.checked };
  const chosen = controls.filter((control) => control instanceof HTMLInputElement && control.checked);
  const values = chosen.map((control) => (control instanceof HTMLInputElement ? control.value : ''));
  if (Array.isArray(value)) return { value: values };
  const [only] = values;
  if (only === undefined) return undefined;
  return { value: first.closest('[data-component="rating-input"]') ? Number(only) : only };
}

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Whether a control is not as its markup has it. */
function isChanged(control: unknown): boolean {
  if (control instanceof HTMLInputElement) {
    return isChoice(control)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLSelectElement)) return false;
  const options = [...control.options];
  const first = options.some(({ defaultSelected }) => defaultSelected)
    ? options.find(({ defaultSelected }) => defaultSelected)
    : options[0];
  return first !== undefined && !first.selected;
}
