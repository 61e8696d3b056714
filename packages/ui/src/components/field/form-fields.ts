import type { FieldValidator } from './field-validator.ts';

/** A Field on the page, as its Form sees it. */
export interface RegisteredField {
  readonly validator: FieldValidator;
  /** The control, or the group of them. */
  readonly element: { readonly current: Element | null };
  readonly value: () => unknown;
  /** Its message by now; empty where the field is wrong without one. Undefined where all is well. */
  readonly error: () => string | undefined;
  readonly setError: (message: string) => void;
  /** Takes over a value that the control already shows. */
  readonly adopt: (value: unknown) => void;
  readonly markTouched: () => void;
}

/** What a service rejected of a field. */
interface Rejection {
  readonly value: unknown;
  readonly message: string;
}

/** The fields of one form that are on the page, and what a service rejected of them. */
export class FormFields {
  /** By name. */
  readonly onPage = new Map<string, RegisteredField>();
  readonly #rejections = new Map<string, Rejection>();
  /** Whether a schema validates the form, and not the rules of its fields. */
  readonly hasSchema: boolean;

  constructor(hasSchema: boolean) {
    this.hasSchema = hasSchema;
  }

  /** A service rejected this value: it stays rejected until it changes, or is sent again. */
  reject(name: string, value: unknown, message: string): void {
    this.#rejections.set(name, { value, message });
  }

  clearRejections(): void {
    this.#rejections.clear();
  }

  /** @returns the service's message, if it was about this value. */
  rejectionOf(name: string, value: unknown): string | undefined {
    const rejection = this.#rejections.get(name);
    return rejection && Object.is(rejection.value, value) ? rejection.message : undefined;
  }
}

/** By react-hook-form's `control`: what is the kit's own stays out of the public type of a form. */
const fieldsByControl = new WeakMap<object, FormFields>();

export function connectFields(control: object, fields: FormFields): void {
  fieldsByControl.set(control, fields);
}

/** @throws when the form is not from the kit's `useForm`. */
export function fieldsOf(control: object): FormFields {
  const fields = fieldsByControl.get(control);
  if (fields) return fields;
  if (process.env.NODE_ENV !== 'production') {
    throw new Error(
      `Form: its form comes from another useForm, so nothing would validate its fields. Take useForm of @melhor-escola/ui/form.`,
    );
  }
  throw new Error('useForm');
}
