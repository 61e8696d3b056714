'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { enterText } from '../input/native-value.ts';
import { TextField, type TextFieldOptions } from '../input/text-field.tsx';
import { type TextFormat, useParsedText } from '../input/use-parsed-text.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { numberInputMessages } from './messages.ts';
import {
  formatInteger,
  formatMoney,
  type NumberKind,
  parseInteger,
  parseMoney,
  steppedValue,
} from './number-text.ts';

/** Why a number changed: it was typed, pasted or autofilled, or an arrow key was pressed. */
export type NumberChangeReason = 'input' | 'step';

export interface NumberInputProps extends Omit<
  TextFieldOptions,
  'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'maxLength'
> {
  /**
   * The kind of number: whole, or money with a value in centavos.
   * @default 'integer'
   */
  kind?: NumberKind | undefined;
  /** The number (controlled); null for none. */
  value?: number | null | undefined;
  /** The initial number (uncontrolled). */
  defaultValue?: number | undefined;
  /**
   * The minimum, in the unit of the value.
   * @default 0
   */
  min?: number | undefined;
  /** The maximum, in the unit of the value. */
  max?: number | undefined;
  /**
   * The increment of an arrow key; Page Up and Page Down use ten times as much. Typed values may lie between steps.
   * @default 1, or R$ 1 (100) for money
   */
  step?: number | undefined;
  /** A unit after the number, such as `por mês`. Part of the description. */
  trailing?: ReactNode;
  /**
   * The number changed: null when empty, `NaN` (like `valueAsNumber`) while the text is not a number. `details.reason`
   * is `'input'` or `'step'`.
   */
  onValueChange?: ((value: number | null, details: ChangeDetails<NumberChangeReason>) => void) | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'numberInput'> & Messages<'formControl'>> | undefined;
}

/**
 * A whole number or an amount of money in Brazilian notation, whatever the locale of a `MessagesProvider`: `1.234`,
 * `1.234,56`. Thousands separators are added on blur, so that nothing moves under the caret. A form submits the text,
 * which `parseInteger` and `parseMoney` read. Renders a `<div>` with an `<input>`.
 *
 * Data attributes: `data-component="number-input"`, `data-size`, `data-invalid`; parts `label`, `optional`, `hint`,
 * `box`, `leading`, `control` with `data-value` (the number of a controlled one: any text), `trailing`, `error`.
 */
export function NumberInput({
  ref,
  kind = 'integer',
  value,
  defaultValue,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  step = kind === 'money' ? 100 : 1,
  messages: overrides,
  onChange,
  onBlur,
  onKeyDown,
  onValueChange,
  ...rest
}: NumberInputProps) {
  const isStepping = useRef(false);
  const format = numberFormat(kind, { min, max }, useMessages('numberInput', numberInputMessages, overrides));
  const { input, attributes } = useParsedText({
    ...format,
    ref,
    value,
    defaultValue,
    onChange,
    onBlur,
    onValueChange: (next, outer) => {
      const details = changeDetails<NumberChangeReason>(isStepping.current ? 'step' : 'input', outer.event);
      onValueChange?.(next, details);
      if (details.isCanceled) outer.cancel();
    },
  });
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const element = event.currentTarget;
    const by = keySteps(event);
    if (by === undefined || event.defaultPrevented || element.readOnly) return;
    event.preventDefault();
    const next = format.format(steppedValue(format.parse(element.value), by, { min, max, step }));
    if (next === element.value) return;
    isStepping.current = true;
    enterText(element, next);
    isStepping.current = false;
  };
  return (
    <TextField
      inputMode={inputModeFor(kind, min)}
      autoComplete="off"
      {...rest}
      {...attributes}
      root={{ 'data-component': 'number-input' }}
      messages={overrides}
      leading={kind === 'money' ? 'R$' : undefined}
      type="text"
      ref={input}
      onKeyDown={stepByKey}
    />
  );
}

// The numeric keyboards of phones have no minus.
function inputModeFor(kind: NumberKind, min: number) {
  if (min < 0) return 'text';
  return kind === 'money' ? 'decimal' : 'numeric';
}

function numberFormat(
  kind: NumberKind,
  { min, max }: { min: number; max: number },
  messages: Messages<'numberInput'>,
): TextFormat<number | null> {
  const isMoney = kind === 'money';
  const parse = isMoney ? parseMoney : parseInteger;
  const write = isMoney ? formatMoney : formatInteger;
  const read = (limit: number) => (isMoney ? `R$ ${write(limit)}` : write(limit));
  return {
    parse,
    format: (value) => (value === null || Number.isNaN(value) ? '' : write(value)),
    problem: (text) => {
      const value = parse(text);
      if (value === null) return undefined;
      if (Number.isNaN(value)) return isMoney ? messages.notMoney : messages.notInteger;
      if (value < min) return messages.atLeast(read(min));
      return value > max ? messages.atMost(read(max)) : undefined;
    },
  };
}

/** The number of steps of a key; with Shift and other modifiers a key selects or scrolls instead. */
function keySteps({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  nativeEvent,
}: KeyboardEvent): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return undefined;
  return { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[key];
}
