'use client';

import type { ReactNode } from 'react';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { inputMessages } from './messages.ts';
import { ClearButton } from './text-box.tsx';
import { TextField, type TextFieldOptions } from './text-field.tsx';
import { type InputValueChange, useTextField } from './use-text-field.ts';

export interface InputProps extends TextFieldOptions {
  /**
   * The kind of text. Use `PasswordInput` for passwords, and `text` with an `inputMode` for numbers, because `number`
   * drops invalid text and the mouse wheel changes it.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | undefined;
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
  type = 'text',
  clearable = type === 'search',
  onChange,
  onValueChange,
  ...rest
}: InputProps) {
  const messages = useMessages('input', inputMessages, rest.messages);
  const { input, change, clear } = useTextField({ ref, value: rest.value, onChange, onValueChange });
  return (
    <TextField
      // An e-mail address or URL is not prose and must not go to a spelling service.
      spellCheck={type === 'email' ? false : undefined}
      {...rest}
      root={{ 'data-component': 'input' }}
      type={type}
      ref={input}
      onChange={change}
      renderButton={(controlId, labelId) =>
        clearable && (
          <ClearButton label={messages.clear} controlId={controlId} labelId={labelId} onClick={clear} />
        )
      }
    />
  );
}
