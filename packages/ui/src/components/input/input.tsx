'use client';

import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { type ControlSize, FormControl, type FormControlOptions } from '../form-control/form-control.tsx';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { inputMessages } from './messages.ts';
import { ClearButton, TextBox } from './text-box.tsx';
import { type InputValueChange, useTextField } from './use-text-field.ts';

export interface InputProps
  extends FormControlOptions, Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'type' | 'children'> {
  /** Ref of the native `<input>`; all other props and `className` go there too. */
  ref?: Ref<HTMLInputElement> | undefined;
  /**
   * The kind of text. Use `PasswordInput` for passwords, and `text` with an `inputMode` for numbers, because `number`
   * drops invalid text and the mouse wheel changes it.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | undefined;
  /**
   * Height: 36, 44 or 52 px.
   * @default 'medium'
   */
  size?: ControlSize | undefined;
  /** A unit or an `<Icon>` before the text, such as `R$`. Text here is part of the description. */
  leading?: ReactNode;
  /** The same after the text, such as `por mês`. Not interactive: that would be a separate control. */
  trailing?: ReactNode;
  /**
   * Shows a button that clears the field while it has text.
   * @default true for `search`, false for the others
   */
  clearable?: boolean | undefined;
  /** The text changed. `details.reason` is `'input'` or `'clear-button'`. */
  onValueChange?: InputValueChange | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'input'> & Messages<'formControl'>> | undefined;
}

/**
 * One line of text with its label. Renders a `<div>` with an `<input>`: with a name, it works in a plain form before
 * hydration and without scripts.
 *
 * Data attributes: `data-component="input"`, `data-size`, `data-invalid`; parts `label`, `optional`, `hint`, `box`,
 * `leading`, `control`, `clear`, `trailing`, `error`.
 */
export function Input({
  ref,
  label,
  labelHidden,
  hint,
  error,
  optional,
  type = 'text',
  size = 'medium',
  leading,
  trailing,
  clearable = type === 'search',
  messages: given,
  id,
  onChange,
  onValueChange,
  'aria-describedby': describedBy,
  ...rest
}: InputProps) {
  const messages = useMessages('input', inputMessages, given);
  const { input, change, clear } = useTextField({ ref, value: rest.value, onChange, onValueChange });
  return (
    <FormControl
      data-component="input"
      data-size={size}
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      messages={given}
      aria-describedby={describedBy}
    >
      {(control, labelId) => (
        <TextBox
          // An e-mail address or URL is not prose and must not go to a spelling service.
          spellCheck={type === 'email' ? false : undefined}
          {...rest}
          type={type}
          size={size}
          control={control}
          labelId={labelId}
          leading={leading}
          trailing={trailing}
          ref={input}
          onChange={change}
          button={
            clearable && (
              <ClearButton label={messages.clear} controlId={control.id} labelId={labelId} onClick={clear} />
            )
          }
        />
      )}
    </FormControl>
  );
}
