'use client';

import {
  type ChangeEventHandler,
  type FocusEvent,
  type FocusEventHandler,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormReset } from '../../internal/use-form-reset.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { writeValue } from './native-value.ts';
import { type InputChangeReason, useTextField } from './use-text-field.ts';

/** Converts a value to text and back. */
export interface TextFormat<Value> {
  /** Parses a text. */
  readonly parse: (text: string) => Value;
  /** Formats a value. */
  readonly format: (value: Value) => string;
  /** The error message about a text; undefined for a valid or an empty one. */
  readonly problem: (text: string) => string | undefined;
  /** Completes text while it is typed or pasted at the end; may only add or remove separators. */
  readonly complete?: (text: string) => string;
}

interface ParsedTextOptions<Value> extends TextFormat<Value> {
  ref: Ref<HTMLInputElement> | undefined;
  value: Value | undefined;
  defaultValue: Value | undefined;
  onChange: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur: FocusEventHandler<HTMLInputElement> | undefined;
  onValueChange: ((value: Value, details: ChangeDetails<InputChangeReason>) => void) | undefined;
}

/**
 * A text field whose value is not its text, such as a date or a number. Typed text is never rewritten while it may be
 * unfinished; it is formatted on blur. An error becomes the input's custom validity, so that a plain form and `Field`
 * both reject it with the kit's message.
 *
 * @returns the ref of the input and its attributes.
 */
export function useParsedText<Value extends string | number | null>({
  ref,
  value,
  defaultValue,
  parse,
  format,
  problem,
  complete,
  onChange,
  onBlur,
  onValueChange,
}: ParsedTextOptions<Value>) {
  const [typed, setTyped] = useState('');
  const text = value === undefined || Object.is(parse(typed), value) ? typed : format(value);
  const { input, change, history } = useTextField({
    ref,
    value,
    onChange,
    onValueChange: (next, details) => {
      onValueChange?.(parse(next), details);
      if (!details.isCanceled) setTyped(next);
    },
  });

  const validateNow = () => {
    const element = input.current;
    element?.setCustomValidity(problem(element.value) ?? '');
  };
  const validate = useEffectEvent(validateNow);
  useLayoutEffect(validate);

  const preHydrationText = useRef<string>(undefined);
  const reportPreHydrationText = useEffectEvent(() => {
    const found = preHydrationText.current;
    preHydrationText.current = undefined;
    if (found === undefined) return;
    onValueChange?.(parse(found), changeDetails('input', new Event('change')));
    setTyped(found);
  });
  // Read synchronously, because the caller's next render overwrites it; reported if a surrounding form listens.
  useLayoutEffect(() => {
    const element = input.current;
    if (element && element.value !== element.defaultValue) preHydrationText.current = element.value;
  }, [input]);

  const completeText = useEffectEvent((event: Event) => {
    const element = input.current;
    if (!element) return;
    const isInsertion = event instanceof InputEvent && event.inputType.startsWith('insert');
    const isAtEnd = element.selectionStart === element.value.length;
    if (complete && isInsertion && !event.isComposing && isAtEnd) {
      const completed = complete(element.value);
      if (completed !== element.value) writeValue(element, completed);
    }
    validate();
  });
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    // Before React's own listener, so that change handlers receive the completed text.
    element.addEventListener('input', completeText);
    reportPreHydrationText();
    return () => {
      element.removeEventListener('input', completeText);
    };
  }, [input]);

  useFormReset(() => input.current?.form, validateNow);

  const blur = (event: FocusEvent<HTMLInputElement>) => {
    const element = event.currentTarget;
    const current = element.value;
    if (current !== '' && problem(current) === undefined && !element.readOnly) {
      const tidy = format(parse(current));
      if (tidy !== current) {
        writeValue(element, tidy);
        history.amend();
        setTyped(tidy);
      }
    }
    onBlur?.(event);
  };

  return {
    input,
    attributes: {
      ...(value === undefined
        ? { defaultValue: defaultValue === undefined ? undefined : format(defaultValue) }
        : // The value that a form compares, because the text is only one notation of it.
          { value: text, 'data-value': String(value ?? '') }),
      onChange: change,
      onBlur: blur,
    },
  };
}
