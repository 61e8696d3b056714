'use client';

import { type MouseEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../announcer/announcer.ts';
import type { Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { passwordInputMessages } from './messages.ts';
import { TextField, type TextFieldOptions } from './text-field.tsx';
import { type InputValueChange, useTextField } from './use-text-field.ts';

export interface PasswordInputProps extends TextFieldOptions {
  /**
   * What a password manager should suggest: `new-password` for a new one.
   * @default 'current-password'
   */
  autoComplete?: TextFieldOptions['autoComplete'];
  /**
   * Whether the password is shown initially.
   * @default false
   */
  defaultVisible?: boolean | undefined;
  /** The text changed. `details.reason` is `'input'`. */
  onValueChange?: InputValueChange | undefined;
  /** Replaces the kit's own messages, and those of a `MessagesProvider`. */
  messages?: Partial<Messages<'passwordInput'> & Messages<'formControl'>> | undefined;
}

/**
 * A password that can be shown while typing (ST-08). Hidden again when its form is submitted or reset, and when the
 * browser restores the page from its history. Renders a `<div>` with an `<input>`.
 *
 * Data attributes: `data-component="password-input"`, `data-size`, `data-visible` while the password is shown,
 * `data-invalid`; parts `label`, `optional`, `hint`, `box`, `control`, `toggle`, `error`.
 */
export function PasswordInput({
  ref,
  messages: given,
  onChange,
  onValueChange,
  defaultVisible = false,
  ...rest
}: PasswordInputProps) {
  const messages = useMessages('passwordInput', passwordInputMessages, given);
  const { input, change } = useTextField({ ref, value: rest.value, onChange, onValueChange });
  const [visible, setVisible] = useVisibility(input, defaultVisible);
  return (
    <TextField
      spellCheck={false}
      {...(visible && notForCorrection)}
      autoComplete="current-password"
      {...rest}
      root={{ 'data-component': 'password-input', 'data-visible': visible ? '' : undefined }}
      messages={given}
      ref={input}
      type={visible ? 'text' : 'password'}
      onChange={change}
      renderButton={(controlId, labelId) => (
        <VisibilityToggle
          visible={visible}
          labelId={labelId}
          disabled={rest.disabled}
          controlId={controlId}
          messages={messages}
          onToggle={() => setVisible(!visible)}
        />
      )}
    />
  );
}

// While visible the browser treats it as ordinary text, which it must not send to a spelling service.
const notForCorrection = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' };

/** Whether the password is shown, and a way to toggle it without losing the caret. */
function useVisibility(input: { readonly current: HTMLInputElement | null }, defaultVisible: boolean) {
  const [visible, setVisible] = useState(defaultVisible);

  useEffect(() => {
    if (!visible) return undefined;
    // Before the browser saves the form data, so that it does not store the password.
    const hide = (event: Event) => {
      if (event.target === input.current?.form) flushSync(() => setVisible(false));
    };
    const hideOnReturn = () => setVisible(false);
    document.addEventListener('submit', hide, true);
    document.addEventListener('reset', hide, true);
    window.addEventListener('pageshow', hideOnReturn);
    return () => {
      document.removeEventListener('submit', hide, true);
      document.removeEventListener('reset', hide, true);
      window.removeEventListener('pageshow', hideOnReturn);
    };
  }, [visible, input]);

  const setKeepingCaret = (next: boolean) => {
    const element = input.current;
    const { selectionStart: start = null, selectionEnd: end = null, selectionDirection } = element ?? {};
    // Synchronously, because a change of type moves the caret and this restores it.
    flushSync(() => setVisible(next));
    // Not if focus is elsewhere: Safari would move it here.
    if (element && element === document.activeElement) {
      // Chromium moves the caret again at the first layout of the new type: force that layout, then set the caret.
      element.getBoundingClientRect();
      element.setSelectionRange(start, end, selectionDirection ?? undefined);
    }
  };

  return [visible, setKeepingCaret] as const;
}

interface VisibilityToggleProps {
  visible: boolean;
  disabled: boolean | undefined;
  controlId: string;
  /** Id of the password's label: distinguishes this button from that of a second password. */
  labelId: string;
  messages: Messages<'passwordInput'>;
  onToggle: () => void;
}

// A press leaves focus, and with it the on-screen keyboard, in the field.
function keepFocus(event: MouseEvent<HTMLButtonElement>) {
  const { activeElement } = event.currentTarget.ownerDocument;
  if (activeElement?.id === event.currentTarget.getAttribute('aria-controls')) event.preventDefault();
}

/**
 * Shows and hides the password. Its name is the next action and so changes, hence no `aria-pressed`; not every screen
 * reader reads a name that changes while focused, hence the announcement. Renders a `<button data-part="toggle">`.
 */
function VisibilityToggle({
  visible,
  disabled,
  controlId,
  labelId,
  messages,
  onToggle,
}: VisibilityToggleProps) {
  return (
    <button
      type="button"
      data-part="toggle"
      disabled={disabled}
      aria-label={visible ? messages.hidePassword : messages.showPassword}
      aria-describedby={labelId}
      aria-controls={controlId}
      onMouseDown={keepFocus}
      onClick={() => {
        announce(visible ? messages.hidden : messages.shown);
        onToggle();
      }}
      className="me-box-button me-reveal"
    >
      <span>{messages.show}</span>
      <span>{messages.hide}</span>
    </button>
  );
}
