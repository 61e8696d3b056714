'use client';

import {
  type FocusEvent,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  type UseFormReturn,
} from 'react-hook-form';
import type { ChangeDetails } from '../events/change-details.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { Check, type CheckOptions } from './check.ts';
import { fieldMessages } from './messages.ts';
import { required, type Rule } from './rules.ts';

/** What `useForm` gives: react-hook-form's own, and the checks of the fields there are. */
export interface FormHandle<Values extends FieldValues, Output = Values> extends UseFormReturn<
  Values,
  unknown,
  Output
> {
  /** One for each Field on the page, by its name. */
  readonly checks: Map<FieldPath<Values>, Check>;
}

/** What every control of the kit takes from its field. */
export interface CommonAttributes {
  name: string;
  ref: RefCallback<HTMLElement>;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** What is wrong, once that may be said. */
  error: string | undefined;
  /** From the rule `required`; absent where there is none, and for a list, which HTML cannot require. */
  required?: true;
  'aria-invalid'?: false;
  'data-touched': '' | undefined;
  'data-dirty': '' | undefined;
}

/** Ties a control to its value: `checked` for yes and no, `value` for all else. */
export type FieldAttributes<Value> = CommonAttributes &
  ([Value] extends [boolean]
    ? { checked: Value; onCheckedChange: (checked: boolean, details?: ChangeDetails<string>) => void }
    : { value: Value; onValueChange: (value: Value, details?: ChangeDetails<string>) => void });

export interface FieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> {
  /** What `useForm` gave. */
  form: FormHandle<Values, Output>;
  /** Which of the form's values it is. */
  name: Name;
  /**
   * The field's name within a message, where its label does not fit in a sentence.
   * @default its visible label: 'E-mail' makes 'O campo E-mail é obrigatório'
   */
  displayName?: string | undefined;
  /** Judges its value, in this order; the first that fails speaks. A schema of the whole form is the `resolver` of `useForm`. */
  rules?: readonly Rule<FieldPathValue<Values, Name>>[] | undefined;
  /** Draws the control: `{(field) => <Input label="Nome" {...field} />}`. */
  children: (field: FieldAttributes<FieldPathValue<Values, Name>>) => ReactNode;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'field'>> | undefined;
}

/**
 * One value of a form with its control. Judged when it is left and when it is chosen, while it is typed only once it has
 * been left, 5 ms after a key (VA-08). Renders nothing of its own.
 *
 * Data attributes, on the control: `data-touched`, `data-dirty`.
 */
export function Field<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>({
  children,
  ...options
}: FieldProps<Values, Name, Output>): ReactNode {
  return children(useField(options));
}

/** Spec §5 (VA-08): validation after input is debounced. */
const DEBOUNCE_MS = 5;
/** What happens to a text while it is being written; every other reason is a choice that was made. */
const whileWriting: ReadonlySet<string | undefined> = new Set(['input', 'clear-button']);

const none: readonly never[] = [];

type Options<Values extends FieldValues, Name extends FieldPath<Values>, Output> = Omit<
  FieldProps<Values, Name, Output>,
  'children'
>;

/** What ties a control to its value, and when that value is judged. */
function useField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  options: Options<Values, Name, Output>,
): FieldAttributes<FieldPathValue<Values, Name>>;
function useField<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  form,
  name,
  displayName,
  rules = none,
  messages: given,
}: Options<Values, Name, Output>): CommonAttributes {
  const { field, fieldState, formState } = useController({ control: form.control, name });
  const messages = useMessages('field', fieldMessages, given);
  const elementRef = useCheck(form.checks, name, {
    displayName,
    messages,
    rules,
    adopt: field.onChange,
  });
  const { ref: focusable } = field;
  const ref = useCallback(
    (found: HTMLElement | null) => {
      elementRef.current = found;
      focusable(found);
    },
    [elementRef, focusable],
  );
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const judged = fieldState.isTouched || formState.isSubmitted;
  if (process.env.NODE_ENV !== 'production' && field.value === undefined) {
    throw new Error(
      `Field: "${name}" has no value at first, so its control could not tell 'nothing yet' from 'not mine'. Give it one in defaultValues of useForm, such as ''.`,
    );
  }

  useEffect(() => {
    followPress();
    return () => clearTimeout(pending.current);
  }, []);

  const judge = () => {
    clearTimeout(pending.current);
    void form.trigger(name);
  };
  const change = (value: unknown, details?: ChangeDetails<string>) => {
    if (details?.isCanceled) return;
    field.onChange(value);
    if (!whileWriting.has(details?.reason)) {
      judge();
    } else if (judged) {
      clearTimeout(pending.current);
      pending.current = setTimeout(judge, DEBOUNCE_MS);
    }
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // To a star beside it, or to the button that shows the password: the field has not been left.
    if (currentTarget.closest('[data-component]')?.contains(relatedTarget)) return;
    field.onBlur();
    // Unless what was pressed has taken the form back to its beginning.
    afterPress(() => form.getFieldState(name).isTouched && judge());
  };

  const isBoolean = typeof field.value === 'boolean';
  return {
    name,
    ref,
    onBlur: blur,
    error: fieldState.error && (fieldState.error.message || messages.default(displayName ?? name)),
    ...requirement(rules, field.value, fieldState.invalid),
    'data-touched': fieldState.isTouched ? '' : undefined,
    'data-dirty': fieldState.isDirty ? '' : undefined,
    ...(isBoolean
      ? { checked: field.value, onCheckedChange: change }
      : { value: field.value, onValueChange: change }),
  };
}

/**
 * Browsers call an empty required control invalid from the start, and say so to whoever listens: `aria-invalid` takes
 * that back until it is time. HTML cannot require an answer of a list.
 */
function requirement(rules: readonly unknown[], value: unknown, invalid: boolean) {
  if (Array.isArray(value) || !rules.includes(required)) return undefined;
  return { required: true as const, ...(!invalid && { 'aria-invalid': false as const }) };
}

/** Keeps the field's check in its form for as long as the field is there. @returns the ref of its control. */
function useCheck<Name extends string>(
  checks: Map<Name, Check>,
  name: Name,
  judgement: Omit<CheckOptions, 'element'>,
) {
  const element = useRef<HTMLElement>(null);
  const [check] = useState(() => new Check({ ...judgement, element }));
  useLayoutEffect(() => {
    check.follow({ ...judgement, element });
  });
  useLayoutEffect(() => {
    checks.set(name, check);
    return () => {
      checks.delete(name);
    };
  }, [checks, name, check]);
  return element;
}

let pressed = false;
let isTrackingPress = false;

/** Tracks whether a mouse button or a pen is down. The first field starts it; it listens for the lifetime of the page. */
function followPress(): void {
  if (isTrackingPress) return;
  isTrackingPress = true;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, trackPress, true);
  }
}

function trackPress({ type, pointerType }: PointerEvent) {
  // On touch, blur comes after the finger is lifted.
  if (pointerType !== 'touch') pressed = type === 'pointerdown';
}

/**
 * Runs now or, while a pointer is down, after it is up and its click is handled. A message that appeared between the two
 * would move the button from under the pointer, and the click would be lost.
 */
function afterPress(run: () => void): void {
  if (!pressed) {
    run();
    return;
  }
  const done = () => {
    document.removeEventListener('pointerup', done);
    document.removeEventListener('pointercancel', done);
    setTimeout(run);
  };
  document.addEventListener('pointerup', done);
  document.addEventListener('pointercancel', done);
}
