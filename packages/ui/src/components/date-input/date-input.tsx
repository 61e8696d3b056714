'use client';

import type { ReactNode } from 'react';
import type { ChangeDetails } from '../../internal/change-details.ts';
import { TextField, type TextFieldOptions } from '../input/text-field.tsx';
import { useParsedText } from '../input/use-parsed-text.ts';
import type { InputChangeReason } from '../input/use-text-field.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { formatDate, parseDate, withSlashes, writtenDate } from './date-text.ts';
import { dateInputMessages } from './messages.ts';

export interface DateInputProps extends Omit<
  TextFieldOptions,
  'value' | 'defaultValue' | 'min' | 'max' | 'maxLength'
> {
  /** The date as 'AAAA-MM-DD' (controlled); `''` for none. Text that is not a date is kept as typed. */
  value?: string | undefined;
  /** The initial date (uncontrolled): 'AAAA-MM-DD'. */
  defaultValue?: string | undefined;
  /** The earliest valid date: 'AAAA-MM-DD'. */
  min?: string | undefined;
  /** The latest valid date: 'AAAA-MM-DD'. */
  max?: string | undefined;
  /**
   * The date changed: 'AAAA-MM-DD', `''` when empty, and the typed text while it is not a date. `details.reason` is
   * `'input'`.
   */
  onValueChange?: ((value: string, details: ChangeDetails<InputChangeReason>) => void) | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'dateInput'> & Messages<'formControl'>> | undefined;
}

/**
 * A date that people know by heart, such as a birth date: typed as `14/05/2019`, with or without slashes, or pasted.
 * The caller gets `2019-05-14`; a form submits the text, which `parseDate` reads. Renders a `<div>` with an `<input>`.
 *
 * Data attributes: `data-component="date-input"`, `data-size`, `data-invalid`; parts `label`, `optional`, `hint`,
 * `box`, `control` with `data-value` (the date of a controlled one: any text), `error`.
 */
export function DateInput(props: DateInputProps) {
  return <DateField {...props} component="date-input" />;
}

interface DateFieldProps extends DateInputProps {
  /** Public name of the component: its `data-component`. */
  component: string;
  /** A button inside the frame, after the text. */
  button?: ReactNode;
  /** What else is wrong with a date of the calendar. */
  findProblem?: ((date: string) => string | undefined) | undefined;
}

/** The base of DateInput and DatePicker. Renders a `<div>` with an `<input>`. */
export function DateField({
  component,
  button,
  findProblem,
  ref,
  value,
  defaultValue,
  min,
  max,
  messages: overrides,
  onChange,
  onBlur,
  onValueChange,
  ...rest
}: DateFieldProps) {
  const messages = useMessages('dateInput', dateInputMessages, overrides);
  const { input, attributes } = useParsedText({
    ref,
    value,
    defaultValue,
    onChange,
    onBlur,
    onValueChange,
    parse: (text) => parseDate(text) ?? text,
    format: formatDate,
    problem: (text) => dateProblem(text, { min, max }, messages) ?? findProblem?.(parseDate(text) ?? ''),
    complete: withSlashes,
  });
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      {...attributes}
      root={{ 'data-component': component }}
      messages={overrides}
      type="text"
      ref={input}
      renderButton={() => button}
    />
  );
}

interface DateRange {
  min: string | undefined;
  max: string | undefined;
}

function dateProblem(
  text: string,
  { min, max }: DateRange,
  messages: Messages<'dateInput'>,
): string | undefined {
  if (text.trim() === '') return undefined;
  const spelled = writtenDate(text);
  if (spelled === undefined) return messages.incomplete;
  const date = parseDate(text);
  if (date === undefined) return messages.impossible(formatDate(spelled));
  if (min !== undefined && date < min) return messages.tooEarly(formatDate(min));
  return max !== undefined && date > max ? messages.tooLate(formatDate(max)) : undefined;
}
