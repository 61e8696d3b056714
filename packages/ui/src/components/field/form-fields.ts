import type { RegisteredField } from './registered-field.ts';

/** A value that a service rejected. */
interface Rejection {
  readonly value: unknown;
  readonly message: string;
}

/** The mounted fields of one form, and the values that a service rejected. */
export class FormFields {
  /** By name. */
  readonly onPage = new Map<string, RegisteredField>();
  readonly #rejections = new Map<string, Rejection>();
  /** Whether a schema validates the form instead of the rules of its fields. */
  readonly hasSchema: boolean;

  constructor(hasSchema: boolean) {
    this.hasSchema = hasSchema;
  }

  /** Records that a service rejected this value: it stays rejected until it changes, or is submitted again. */
  reject(name: string, value: unknown, message: string): void {
    this.#rejections.set(name, { value, message });
  }

  clearRejections(): void {
    this.#rejections.clear();
  }

  /** @returns the service's message, if it was about this value. */
  findRejection(name: string, value: unknown): string | undefined {
    const rejection = this.#rejections.get(name);
    return rejection && Object.is(rejection.value, value) ? rejection.message : undefined;
  }
}

/** By react-hook-form's `control`: the kit's own state is not part of a form's public type. */
const fieldsByControl = new WeakMap<object, FormFields>();

export function connectFields(control: object, fields: FormFields): void {
  fieldsByControl.set(control, fields);
}

/** @throws if the form is not from the kit's `useForm`. */
export function getFormFields(control: object): FormFields {
  const fields = fieldsByControl.get(control);
  if (fields) return fields;
  if (process.env.NODE_ENV !== 'production') {
    throw new Error(
      `Form: its form comes from another useForm, so nothing would validate its fields. Take useForm of @melhor-escola/ui/form.`,
    );
  }
  throw new Error('useForm');
}
