'use client';

import { useEffectEvent, useLayoutEffect } from 'react';
import { useFormReset } from '../../internal/use-form-reset.ts';
import { TextField, type TextFieldOptions } from '../input/text-field.tsx';
import { type InputValueChange, useTextField } from '../input/use-text-field.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { timeInputMessages } from './messages.ts';

export interface TimeInputProps extends Omit<
  TextFieldOptions,
  'value' | 'defaultValue' | 'min' | 'max' | 'placeholder'
> {
  /** The time as 'HH:mm' (controlled); `''` for none, also while it is incomplete. */
  value?: string | undefined;
  /** The initial time (uncontrolled): 'HH:mm'. */
  defaultValue?: string | undefined;
  /** The earliest valid time: 'HH:mm'. */
  min?: string | undefined;
  /** The latest valid time: 'HH:mm'. */
  max?: string | undefined;
  /** The time changed: 'HH:mm', `''` when empty or incomplete. `details.reason` is `'input'`. */
  onValueChange?: InputValueChange | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'timeInput'> & Messages<'formControl'>> | undefined;
}

/**
 * A time of the day, in the browser's own control: a wheel on phones, digits on computers. The caller and a form get
 * `08:30` on a clock of 24 hours, however the device shows it. Renders a `<div>` with an `<input type="time">`.
 *
 * Data attributes: `data-component="time-input"`, `data-size`, `data-invalid`; parts `label`, `optional`, `hint`,
 * `box`, `control`, `error`.
 */
export function TimeInput({
  ref,
  min,
  max,
  messages: overrides,
  onChange,
  onValueChange,
  ...rest
}: TimeInputProps) {
  const messages = useMessages('timeInput', timeInputMessages, overrides);
  const { input, change } = useTextField({ ref, value: rest.value, onChange, onValueChange });
  // Not the native `min` and `max`: their message would be the browser's, in a language of its own.
  const validateNow = () => {
    const element = input.current;
    element?.setCustomValidity(timeProblem(element.value, { min, max }, messages) ?? '');
  };
  const validate = useEffectEvent(validateNow);
  useLayoutEffect(validate);
  useFormReset(() => input.current?.form, validateNow);
  return (
    <TextField
      {...rest}
      root={{ 'data-component': 'time-input' }}
      messages={overrides}
      type="time"
      ref={input}
      onChange={(event) => {
        validateNow();
        change(event);
      }}
    />
  );
}

/** Times of one format compare as texts. */
function timeProblem(
  time: string,
  { min, max }: Pick<TimeInputProps, 'min' | 'max'>,
  messages: Messages<'timeInput'>,
): string | undefined {
  if (time === '') return undefined;
  if (min !== undefined && time < min) return messages.tooEarly(min);
  return max !== undefined && time > max ? messages.tooLate(max) : undefined;
}
