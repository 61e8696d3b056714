'use client';

import {
  type FocusEvent,
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
import type { ChangeDetails } from '../../internal/change-details.ts';
import type { MessageProps } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { getFormFields } from './form-fields.ts';
import { fieldMessages } from './messages.ts';
import { type FieldState, RegisteredField } from './registered-field.ts';
import { required, type Rule } from './rules.ts';

/** The return value of the kit's `useForm`: react-hook-form's own. */
export type FormHandle<Values extends FieldValues, Output = Values> = UseFormReturn<Values, unknown, Output>;

/** The attributes that every control of the kit accepts from its field. */
export interface CommonAttributes {
  name: string;
  ref: RefCallback<HTMLElement>;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** The error, once it may be shown. */
  error: string | undefined;
  /** From the rule `required`; absent without it, and for a list, which HTML cannot require. */
  required?: true;
  'aria-invalid'?: false;
  'data-touched': '' | undefined;
  'data-dirty': '' | undefined;
}

/** Connects a control to its value: `checked` for booleans, `value` for everything else. */
export type FieldAttributes<Value> = CommonAttributes &
  ([Value] extends [boolean]
    ? { checked: Value; onCheckedChange: (checked: boolean, details?: ChangeDetails<string>) => void }
    : { value: Value; onValueChange: (value: Value, details?: ChangeDetails<string>) => void });

/** Props of a Field, whatever control it renders. */
export interface FieldOptions<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output,
> extends MessageProps<'field'> {
  /** The return value of `useForm`. */
  form: FormHandle<Values, Output>;
  /** The name of its value in the form. */
  name: Name;
  /**
   * The field's name within a message, if its label does not fit in a sentence.
   * @default its visible label: 'E-mail' makes 'O campo E-mail é obrigatório'
   */
  displayName?: string | undefined;
  /**
   * Validates its value, in this order; the first failure gives the message. Not in a form with a `resolver`, whose
   * schema validates all of it.
   */
  rules?: readonly Rule<FieldPathValue<Values, Name>>[] | undefined;
  /**
   * Whether its control is marked as required for assistive technology, and for the browser while scripts load.
   * @default whether `rules` hold `required`
   */
  required?: boolean | undefined;
}

/** Spec §5 (VA-08): validation after input is debounced. */
const DEBOUNCE_MS = 5;
/** Reasons that occur while text is being typed; every other reason is a finished choice. */
const whileWriting: ReadonlySet<string | undefined> = new Set(['input', 'clear-button']);

const none: readonly never[] = [];

/**
 * Connects a control to its value, and decides when that value is validated.
 *
 * @returns the attributes of the control.
 */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  options: FieldOptions<Values, Name, Output>,
): FieldAttributes<FieldPathValue<Values, Name>>;
export function useField({
  form,
  name,
  displayName,
  rules = none,
  required: isRequired = rules.some((rule) => rule === required),
  messages: overrides,
}: FieldOptions<FieldValues, string, FieldValues>): CommonAttributes {
  const { field, fieldState, formState } = useController({ control: form.control, name });
  const messages = useMessages('field', fieldMessages, overrides);
  const registered = useRegisteredField({
    name,
    form,
    displayName,
    messages,
    rules,
    adopt: field.onChange,
  });
  const afterPress = useAfterPress();
  const { ref: focusable } = field;
  const ref = useCallback(
    (found: HTMLElement | null) => {
      registered.attach(found);
      focusable(found);
    },
    [registered, focusable],
  );
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const validated = fieldState.isTouched || formState.isSubmitted;
  if (process.env.NODE_ENV !== 'production' && field.value === undefined) {
    throw new Error(
      `Field: "${name}" has no value at first, so its control could not distinguish 'nothing yet' from 'not mine'. Give it one in defaultValues of useForm, such as ''.`,
    );
  }

  useEffect(() => () => clearTimeout(pending.current), []);

  const validate = () => {
    clearTimeout(pending.current);
    void form.trigger(name);
  };
  const change = (value: unknown, details?: ChangeDetails<string>) => {
    if (details?.isCanceled) return;
    field.onChange(value);
    if (!whileWriting.has(details?.reason)) {
      validate();
    } else if (validated) {
      clearTimeout(pending.current);
      pending.current = setTimeout(validate, DEBOUNCE_MS);
    }
  };
  const leave = () => {
    field.onBlur();
    // Unless the pressed element has reset the form.
    afterPress(() => form.getFieldState(name).isTouched && validate());
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const root = currentTarget.closest('[data-component]');
    // To a star beside it, or to the button that shows the password: the focus is still inside the field.
    if (!root || !isWithin(root, relatedTarget)) leave();
    else if (!currentTarget.contains(relatedTarget)) onceLeft(root, leave);
  };

  const attributes: CommonAttributes = {
    name,
    ref,
    onBlur: blur,
    error: fieldState.error && (fieldState.error.message || messages.default(displayName ?? name)),
    ...(isRequired && requirement(field.value, fieldState.invalid)),
    'data-touched': fieldState.isTouched ? '' : undefined,
    'data-dirty': fieldState.isDirty ? '' : undefined,
  };
  const value: unknown = field.value;
  return {
    ...attributes,
    ...(typeof value === 'boolean'
      ? { checked: value, onCheckedChange: change }
      : { value, onValueChange: change }),
  };
}

/** Calls back when the focus leaves an element from a part without the field's own handler, such as its clear button. */
function onceLeft(root: Element, callback: () => void) {
  const left = new AbortController();
  const check = (event: Event) => {
    const to = event instanceof window.FocusEvent ? event.relatedTarget : null;
    if (isWithin(root, to)) return;
    left.abort();
    callback();
  };
  root.addEventListener('focusout', check, { signal: left.signal });
}

/** Whether an element is in the field, or in the layer that its button has opened, such as a calendar. */
function isWithin(root: Element, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || root.contains(target)) return target instanceof Element;
  const layer = target.closest('[data-layer]');
  return layer !== null && !layer.contains(root) && root.querySelector('[aria-haspopup="dialog"]') !== null;
}

/**
 * Browsers announce an empty required control as invalid from the start; `aria-invalid` overrides that until it is
 * validated. HTML cannot require an answer of a list.
 */
function requirement(value: unknown, invalid: boolean) {
  if (Array.isArray(value)) return undefined;
  return { required: true as const, ...(!invalid && { 'aria-invalid': false as const }) };
}

/** Registers the field with its form while it is mounted. */
function useRegisteredField(state: FieldState): RegisteredField {
  const { name, form, rules } = state;
  const [field] = useState(() => new RegisteredField(state));
  const fields = getFormFields(form.control);
  if (process.env.NODE_ENV !== 'production' && fields.hasSchema && rules.length > 0) {
    throw new Error(
      `Field: "${name}" has rules in a form with a resolver, so two would validate it and only the resolver does. Put the rules into its schema; for the required mark pass required.`,
    );
  }
  useLayoutEffect(() => field.update(state));
  useLayoutEffect(() => {
    fields.onPage.set(name, field);
    return () => {
      fields.onPage.delete(name);
    };
  }, [fields, name, field]);
  return field;
}

/**
 * Delays changes that would move the page under a press: a message that appeared between pressing and releasing a
 * button would move it from under the pointer, and the click would be lost.
 *
 * @returns a function that runs another now or, while a mouse button or a pen is down, after its release and click are
 * handled.
 */
function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const isTouch = useRef(false);
  useEffect(() => {
    const unmounted = new AbortController();
    const track = ({ type, pointerType }: PointerEvent) => {
      isTouch.current = pointerType === 'touch';
      // On touch, blur comes after the finger is lifted, and before the click of the same task.
      if (pointerType !== 'touch') isPressed.current = type === 'pointerdown';
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      document.addEventListener(type, track, { capture: true, signal: unmounted.signal });
    }
    return () => unmounted.abort();
  }, []);
  return (run) => {
    if (!isPressed.current) {
      if (isTouch.current) setTimeout(run);
      else run();
      return;
    }
    const released = new AbortController();
    const done = () => {
      released.abort();
      setTimeout(run);
    };
    document.addEventListener('pointerup', done, { signal: released.signal });
    document.addEventListener('pointercancel', done, { signal: released.signal });
  };
}
