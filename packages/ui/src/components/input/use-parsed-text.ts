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
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { writeValue } from './native-value.ts';
import { type InputChangeReason, useTextField } from './use-text-field.ts';

/** How a value is written as text, and read back. */
export interface TextFormat<Value> {
  /** The value a text stands for. */
  readonly parse: (text: string) => Value;
  /** The text of a value, as people read it. */
  readonly format: (value: Value) => string;
  /** What is wrong with a text, in words; nothing for a valid or an empty one. */
  readonly problem: (text: string) => string | undefined;
  /** What a text becomes as it is typed or pasted at its end; it may only add signs. */
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
 * A text field whose value is not its text, such as a date or a number. What is typed is never rewritten while it may be
 * unfinished: it gets its usual form on leaving the field. A problem becomes the input's custom validity, so that a
 * plain form and `Field` both refuse it in the kit's words.
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
  const { input, change } = useTextField({
    ref,
    value,
    onChange,
    onValueChange: (next, details) => {
      onValueChange?.(parse(next), details);
      if (!details.isCanceled) setTyped(next);
    },
  });

  const validate = useEffectEvent(() => {
    const element = input.current;
    element?.setCustomValidity(problem(element.value) ?? '');
  });
  useLayoutEffect(validate);

  const preHydrationText = useRef<string>(undefined);
  const reportPreHydrationText = useEffectEvent(() => {
    const found = preHydrationText.current;
    preHydrationText.current = undefined;
    if (found === undefined) return;
    onValueChange?.(parse(found), changeDetails('input', new Event('change')));
    setTyped(found);
  });
  // Read at once, since the next render of a caller overwrites it; reported when a form around is listening.
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
    const { form } = element;
    // A reset writes its texts after its event.
    const validateAfterReset = () => setTimeout(validate);
    // Before React's own listener, so that change handlers get the completed text.
    element.addEventListener('input', completeText);
    reportPreHydrationText();
    form?.addEventListener('reset', validateAfterReset);
    return () => {
      element.removeEventListener('input', completeText);
      form?.removeEventListener('reset', validateAfterReset);
    };
  }, [input]);

  const blur = (event: FocusEvent<HTMLInputElement>) => {
    const element = event.currentTarget;
    const current = element.value;
    if (current !== '' && problem(current) === undefined && !element.readOnly) {
      const tidy = format(parse(current));
      if (tidy !== current) {
        writeValue(element, tidy);
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
        : // What a form compares with its value, since the text is only a way of writing it.
          { value: text, 'data-value': String(value ?? '') }),
      onChange: change,
      onBlur: blur,
    },
  };
}
